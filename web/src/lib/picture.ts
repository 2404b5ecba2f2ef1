// The table as a picture of its own: SVG made of the state alone, and PNG drawn from it.
import { index, known } from './cards';
import { number, say } from './say.svelte';
import { phaseName } from './text';
import type { Face, Table } from './wire';

const W = 1200;
const H = 630;
const INK: Record<string, string> = { s: '#1d2126', h: '#c62828', d: '#1456b8', c: '#1b7a3d' };
const SIGN: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const FONT = 'Inter, system-ui, sans-serif';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const text = (x: number, y: number, size: number, fill: string, words: string, weight = 500): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(words)}</text>`;

function card(face: Face, x: number, y: number, w: number): string {
  const h = w * 1.4;
  if (!known(face)) return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.12}" fill="#8c1d2b" stroke="#f3e9dc" stroke-width="2"/>`;
  const ink = INK[face[1] ?? ''] ?? '#000';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.12}" fill="#fffdf6"/>${text(x + w / 2, y + h * 0.47, w * 0.6, ink, index(face), 750)}${text(x + w / 2, y + h * 0.9, w * 0.55, ink, SIGN[face[1] ?? ''] ?? '')}`;
}

/** The state as one SVG of 1200 x 630, with `caption` below the table. */
export function svg(table: Table, caption: string): string {
  const out = [
    `<rect width="${W}" height="${H}" fill="#0b1014"/>`,
    `<ellipse cx="600" cy="285" rx="470" ry="215" fill="#0f5b46" stroke="#4a3120" stroke-width="14"/>`,
  ];
  const size = 76;
  const all = Math.max(5, table.board.length);
  table.board.forEach((face, at) => {
    const hidden = at >= table.board.length - table.board_down;
    out.push(card(hidden ? '??' : face, 600 - (all * (size + 8)) / 2 + at * (size + 8) + 4, 235, size));
  });
  if (table.pot) out.push(text(600, 222, 26, '#e9f3ee', `${say('pot')} ${number(table.pot)}`, 650));
  const n = table.seats.length;
  table.seats.forEach((seat, at) => {
    const turn = Math.PI / 2 + (2 * Math.PI * (at + 0.5)) / n;
    const x = 600 + 500 * Math.cos(turn);
    const y = 290 + 220 * Math.sin(turn);
    seat.cards.forEach((face, k) => out.push(card(face, x - 42 + k * 44 - (seat.cards.length - 2) * 22, y - 62, 40)));
    out.push(`<rect x="${x - 66}" y="${y - 12}" width="132" height="52" rx="10" fill="${seat.live ? '#141c22' : '#0f161b'}" stroke="${seat.due ? '#ffd166' : '#2a363f'}" stroke-width="${seat.due ? 3 : 1}"/>`);
    out.push(text(x, y + 8, 15, '#a8b3b8', `${say('seat', { seat: seat.seat })}${seat.button ? ' · D' : ''}`), text(x, y + 31, 21, seat.live ? '#f4f1e8' : '#a8b3b8', number(seat.stack), 700));
    if (seat.bet || seat.won) out.push(text(x + (600 - x) * 0.28, y + (290 - y) * 0.36 + 8, 20, '#ffd166', seat.won ? `+${number(seat.won)}` : number(seat.bet), 700));
  });
  const lines = wrapped(caption || phaseName(table.phase), 74).slice(0, 2);
  lines.forEach((line, at) => out.push(text(600, 580 + at * 32 - (lines.length - 1) * 14, 26, '#f2c14e', line, 650)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" role="img"><title>${escaped(caption)}</title>${out.join('')}</svg>`;
}

function wrapped(words: string, most: number): string[] {
  const out = [''];
  for (const word of words.split(' ')) {
    const last = out.at(-1) ?? '';
    if (last && last.length + word.length >= most) out.push(word);
    else out[out.length - 1] = last ? `${last} ${word}` : word;
  }
  return out;
}

/** The same as PNG, twice as large. */
export async function png(picture: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  const canvas = document.createElement('canvas');
  canvas.width = 2 * W;
  canvas.height = 2 * H;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
