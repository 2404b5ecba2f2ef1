// The irregular things that can happen now, likeliest first. Each is done with ordinary lines.
import { TILES as ALL } from './tiles';
import type { Table } from './wire';

type Situation = 'dealing' | 'betting' | 'street' | 'showdown';
type Need = 'player_due' | 'next' | 'preflop' | 'flop_next' | 'card_next' | 'burn_due' | 'board' | 'pot' | 'muck';

/** What an irregularity says of its tile; made into `tiles.ts` from the irregularities of the referee. */
export interface Tile {
  id: string;
  label: string;
  detail: string;
  /** In which situation it is offered, and how far to the front. */
  offered: Partial<Record<Situation, number>>;
  needs: readonly Need[];
  /** Lines in which `{seat}`, `{due}`, `{street}`, `{cards}`, `{more}`, `{rest}` and the line `{burn}` are filled in. */
  lines: readonly string[];
  /** Which of the lines goes unnoticed when nobody sees it, from the end where negative. */
  wrong: number;
  /** It is told on the sheet of words and chips. */
  words: boolean;
}

export interface Mistake {
  id: string;
  label: string;
  detail: string;
  /** The lines; `{seat}` is the player whose seat is chosen, `{due}` the player who is to act. */
  lines: string[];
  /** Which of the lines is the irregular one; it takes the flag `late` when nobody notices. */
  wrong: number;
  seat: boolean;
  words: boolean;
}

/** So many tiles fit on the sheet; the last of them shows the rest. */
export const TILES = 12;

const NEXT: Record<string, { name: string; cards: number }> = {
  dealing: { name: 'flop', cards: 3 },
  preflop: { name: 'flop', cards: 3 },
  flop: { name: 'turn', cards: 1 },
  turn: { name: 'river', cards: 1 },
};

function situation(table: Table): Situation | null {
  if (table.over) return null;
  if (table.phase === 'dealing' || table.phase === 'showdown') return table.phase;
  if (!(table.phase in NEXT) && table.phase !== 'river') return null;
  return table.due === 'd' && table.phase in NEXT ? 'street' : 'betting';
}

/** Whether the dealer's next regular motion is a burn. */
const burnIsDue = (table: Table): boolean => table.steps.find((step) => !step.done)?.verb === 'burn';

const NEEDS: Record<Need, (table: Table) => boolean> = {
  player_due: (table) => table.due.startsWith('p'),
  next: (table) => table.phase in NEXT,
  preflop: (table) => table.phase === 'dealing' || table.phase === 'preflop',
  flop_next: (table) => NEXT[table.phase]?.name === 'flop',
  card_next: (table) => NEXT[table.phase]?.cards === 1,
  burn_due: burnIsDue,
  board: (table) => table.board.length > 0,
  pot: (table) => table.pot > 0,
  muck: (table) => table.muck.length > 0,
};

function filled(tile: Tile, table: Table): Mistake {
  const next = NEXT[table.phase] ?? { name: '', cards: 1 };
  const fill = (text: string) =>
    text
      .replace('{burn}', 'd bn')
      .replace('{street}', next.name)
      .replace('{cards}', `${next.cards}`)
      .replace('{more}', `${next.cards + 1}`)
      .replace('{rest}', '??'.repeat(next.cards - 1));
  const lines = tile.lines.filter((line) => line !== '{burn}' || burnIsDue(table)).map(fill);
  return {
    id: tile.id,
    label: fill(tile.label),
    detail: fill(tile.detail),
    lines,
    wrong: tile.wrong < 0 ? lines.length + tile.wrong : tile.wrong,
    seat: lines.some((line) => line.includes('{seat}')),
    words: tile.words,
  };
}

/** What can sensibly go wrong now. */
export function mistakes(table: Table): Mistake[] {
  const now = situation(table);
  if (!now) return [];
  return ALL.filter((tile) => now in tile.offered && tile.needs.every((need) => NEEDS[need](table)))
    .sort((one, other) => (one.offered[now] ?? 0) - (other.offered[now] ?? 0))
    .map((tile) => filled(tile, table));
}

/** Pitches, burns and board cards can go unnoticed; a killed hand or a fallen stub cannot. */
const mayBeMissed = (line: string): boolean => /^d (dh|bn|db)/.test(line);

/** The lines of a mistake, with the player of the chosen seat and the flag of a mistake nobody sees. */
export const linesOf = (mistake: Mistake, player: number, late: boolean, due = ''): string[] =>
  mistake.lines.map(
    (line, number) =>
      line.replace('{seat}', `p${player}`).replace('{due}', due) +
      (late && number === mistake.wrong && mayBeMissed(line) ? ' late' : ''),
  );
