// The irregular things a dealer's hands can do now, likeliest first. Each is done with ordinary lines.
import type { Table } from './wire';

export interface Mistake {
  id: string;
  label: string;
  detail: string;
  /** The lines; `{seat}` is the player whose seat is chosen. */
  lines: string[];
  /** Which of the lines is the irregular one; it takes the flag `late` when nobody notices. */
  wrong: number;
  seat?: boolean;
}

const make = (id: string, label: string, detail: string, lines: string[], wrong = lines.length - 1): Mistake => ({
  id, label, detail, lines, wrong,
});

const BETTING = ['preflop', 'flop', 'turn', 'river'];
const NEXT: Record<string, { name: string; cards: number }> = {
  preflop: { name: 'flop', cards: 3 },
  flop: { name: 'turn', cards: 1 },
  turn: { name: 'river', cards: 1 },
};

function whileDealing(): Mistake[] {
  return [
    make('exposed', 'Card exposed', 'The next card turns over in the air', ['d dh up']),
    make('flashed', 'Card off the table', 'It falls to the floor: exposed, whoever saw it', ['d dh off']),
    { ...make('wrong-seat', 'Wrong seat dealt', 'The next card goes to the seat you choose', ['d dh {seat}']), seat: true },
    make('boxed', 'Boxed card', 'The next card lies face up in the deck', ['d dh boxed']),
    make('burn-in-deal', 'Burned in the deal', 'A card is burned where none belongs', ['d bn']),
  ];
}

function beforeStreet(name: string, cards: number, burnDue: boolean): Mistake[] {
  const all = [
    make('many', cards === 3 ? 'Four-card flop' : `Two cards on the ${name}`, 'Burned, then one card too many turned',
      burnDue ? ['d bn', `d db ${cards + 1}`] : [`d db ${cards + 1}`]),
  ];
  if (burnDue) {
    all.push(
      make('no-burn', 'No burn', `The ${name} is turned without one`, [`d db ${cards}`]),
      make('two-burns', 'Two burns', 'The second one is too many', ['d bn', 'd bn']),
      make('burn-flashed', 'Burn exposed', 'The burn card is seen', ['d bn flash']),
    );
  }
  if (cards === 3) all.push(make('few', 'Two-card flop', 'One card too few is turned', burnDue ? ['d bn', 'd db 2'] : ['d db 2']));
  return all;
}

function whileBetting(table: Table): Mistake[] {
  const next = NEXT[table.phase];
  const all: Mistake[] = [];
  if (next) {
    all.push(
      make('early', `The ${next.name} too early`, 'Burned and turned while the betting is open', ['d bn', `d db ${next.cards}`], 0),
      make('early-burn', 'Burned too early', 'Only the burn; nothing is turned', ['d bn']),
      make('early-down', 'Laid down early', 'Burned and laid on the board, not turned', ['d bn', `d db ${next.cards} down`], 0),
    );
    if (next.cards === 3) all.push(make('early-many', 'Early, and four cards', 'A premature flop of four', ['d bn', 'd db 4'], 0));
  }
  if (table.phase === 'preflop')
    all.unshift({ ...make('extra', 'Extra card', 'One more card to the seat you choose', ['d dh {seat}']), seat: true });
  return all;
}

/** Whether the dealer's next regular motion is a burn. */
const burnIsDue = (table: Table): boolean => table.steps.find((step) => !step.done)?.verb === 'burn';

/** Accidents that may happen on any street. */
const ANY_TIME: Mistake[] = [
  { ...make('killed', 'Hand killed', 'The dealer pulls in the hand of the seat you choose', ['d kill {seat}']), seat: true },
  make('dropped', 'Stub dropped', 'The stub falls and its order is not sure', ['d drop mixed']),
];

/** What can sensibly go wrong now. */
export function mistakes(table: Table): Mistake[] {
  if (table.phase === 'dealing') return whileDealing();
  if (!BETTING.includes(table.phase)) return [];
  const next = NEXT[table.phase];
  if (table.due === 'd' && next) return [...beforeStreet(next.name, next.cards, burnIsDue(table)), ...ANY_TIME];
  return [...whileBetting(table), ...ANY_TIME];
}

/** Pitches, burns and board cards can go unnoticed; a killed hand or a fallen stub cannot. */
const mayBeMissed = (line: string): boolean => /^d (dh|bn|db)/.test(line);

/** The lines of a mistake, with the player of the chosen seat and the flag of a mistake nobody sees. */
export const linesOf = (mistake: Mistake, player: number, late: boolean): string[] =>
  mistake.lines.map(
    (line, at) => line.replace('{seat}', `p${player}`) + (late && at === mistake.wrong && mayBeMissed(line) ? ' late' : ''),
  );
