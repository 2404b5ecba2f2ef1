// The irregular things that can happen now, likeliest first. Each is done with ordinary lines.
import type { Table } from './wire';

export interface Mistake {
  id: string;
  label: string;
  detail: string;
  /** The lines; `{seat}` is the player whose seat is chosen, `{due}` the player who is to act. */
  lines: string[];
  /** Which of the lines is the irregular one; it takes the flag `late` when nobody notices. */
  wrong: number;
  seat?: boolean;
  /** It is told on the sheet of words and chips. */
  words?: boolean;
}

/** So many tiles fit on the sheet; the last of them shows the rest. */
export const TILES = 12;

const make = (id: string, label: string, detail: string, lines: string[], wrong = lines.length - 1): Mistake => ({
  id, label, detail, lines, wrong,
});
const at = (mistake: Mistake): Mistake => ({ ...mistake, seat: true });

const BETTING = ['preflop', 'flop', 'turn', 'river'];
const NEXT: Record<string, { name: string; cards: number }> = {
  preflop: { name: 'flop', cards: 3 },
  flop: { name: 'turn', cards: 1 },
  turn: { name: 'river', cards: 1 },
};

const OUT_OF_TURN: Mistake = { ...make('oot', 'Out of turn', 'A player acts before it is his turn', []), words: true };
const UNCLEAR: Mistake = {
  ...make('words', 'Unclear, string or short bet', 'Words, one large chip, chips in two motions', []), words: true,
};
const KILLED = at(make('killed', 'Hand killed', 'The dealer pulls in the hand of the seat you choose', ['d kill {seat}']));
const PUSHED = at(make('pushed', 'Pot pushed', 'The pot goes to the seat you choose, too early or wrongly', ['d push {seat}']));
const SWEPT = make('swept', 'Board swept', 'The board is taken in too early', ['d sweep']);
const FLASHED = make('flash', 'Top card shown', 'The top card of the stub is seen', ['d flash']);
const DROPPED = make('dropped', 'Stub dropped', 'The stub falls and its order is not sure', ['d drop mixed']);
const MIXED = make('drop-muck', 'Stub and muck mixed', 'The stub falls into the muck', ['d drop mixed muck']);
const FOUL = make('foul', 'Foul deck', 'Two equal cards, or one with another back', ['fl foul']);
const MISSING = make('missing', 'A card is missing', 'The deck is proved to lack a card', ['fl missing']);
const CLOCK = make('clock', 'Time is up', 'The clock of the player who is to act has run out', ['fl clock {due}']);
const BUTTON = at(make('button', 'Button was wrong', 'It should have been with the seat you choose', ['fl button {seat}']));
const NO_HAND = at(make('nohand', 'No right to a hand', 'The seat you choose should not have been dealt in', ['fl nohand {seat}']));
const LEFT_OUT = make('leftout', 'Player left out', 'Somebody with a right to a hand got none', ['fl leftout']);
/** Found after the deal, before much has happened. */
const SEATING = [BUTTON, NO_HAND, LEFT_OUT];

const whileDealing = (): Mistake[] => [
  make('exposed', 'Card exposed', 'The next card turns over in the air', ['d dh up']),
  at(make('wrong-seat', 'Wrong seat dealt', 'The next card goes to the seat you choose', ['d dh {seat}'])),
  make('flashed', 'Card off the table', 'It falls to the floor: exposed, whoever saw it', ['d dh off']),
  make('boxed', 'Boxed card', 'The next card lies face up in the deck', ['d dh boxed']),
  make('burn-in-deal', 'Burned in the deal', 'A card is burned where none belongs', ['d bn']),
  FLASHED,
  make('joker', 'Joker', 'The next card does not belong to the deck', ['d dh XX']),
  BUTTON, FOUL, LEFT_OUT, NO_HAND, DROPPED, MISSING,
];

function beforeStreet(name: string, cards: number, burnDue: boolean): Mistake[] {
  const burn = burnDue ? ['d bn'] : [];
  const all = [
    make('many', cards === 3 ? 'Four-card flop' : `Two cards on the ${name}`, 'Burned, then one card too many turned', [...burn, `d db ${cards + 1}`]),
  ];
  if (burnDue) {
    all.push(
      make('no-burn', 'No burn', `The ${name} is turned without one`, [`d db ${cards}`]),
      make('two-burns', 'Two burns', 'The second one is too many', ['d bn', 'd bn']),
      make('burn-flashed', 'Burn exposed', 'The burn card is seen', ['d bn flash']),
    );
  }
  if (cards === 3) all.push(make('few', 'Two-card flop', 'One card too few is turned', [...burn, 'd db 2']));
  all.push(
    make('joker', `Joker on the ${name}`, 'A card that does not belong is turned', [...burn, `d db XX${'??'.repeat(cards - 1)}`]),
    make('foreign', 'Wrong deck', `The ${name} is dealt from another deck`, [...burn, `d db ${cards} foreign`]),
  );
  return all;
}

function whileBetting(table: Table): Mistake[] {
  const next = NEXT[table.phase];
  const first = table.phase === 'preflop';
  const early = next
    ? [
        make('early', `The ${next.name} too early`, 'Burned and turned while the betting is open', ['d bn', `d db ${next.cards}`], 0),
        make('early-burn', 'Burned too early', 'Only the burn; nothing is turned', ['d bn']),
        make('early-down', 'Laid down early', 'Burned and laid on the board, not turned', ['d bn', `d db ${next.cards} down`], 0),
      ]
    : [];
  const [turned, ...others] = early;
  const extra = at(make('extra', 'Extra card', 'One more card to the seat you choose', ['d dh {seat}']));
  return [
    ...(turned ? [turned] : []),
    ...(first ? [extra] : []),
    OUT_OF_TURN, UNCLEAR, KILLED,
    ...others,
    ...(first ? [make('early-many', 'Early, and four cards', 'A premature flop of four', ['d bn', 'd db 4'], 0)] : []),
    ...(table.due.startsWith('p') ? [CLOCK] : []),
    ...(next ? [FLASHED] : []),
    ...accidents(table), FOUL,
    ...(first ? SEATING : []),
    MISSING,
  ];
}

/** Accidents that may happen on any street. */
const accidents = (table: Table): Mistake[] => [
  ...(table.board.length ? [SWEPT] : []),
  ...(table.pot ? [PUSHED] : []),
  DROPPED,
  ...(table.muck.length ? [MIXED] : []),
];

/** Whether the dealer's next regular motion is a burn. */
const burnIsDue = (table: Table): boolean => table.steps.find((step) => !step.done)?.verb === 'burn';

/** What can sensibly go wrong now. */
export function mistakes(table: Table): Mistake[] {
  if (table.over) return [];
  if (table.phase === 'dealing') return whileDealing();
  if (table.phase === 'showdown') return [KILLED, ...accidents(table).filter((one) => one === SWEPT || one === PUSHED), FOUL, MISSING];
  if (!BETTING.includes(table.phase)) return [];
  const next = NEXT[table.phase];
  if (table.due === 'd' && next)
    return [...beforeStreet(next.name, next.cards, burnIsDue(table)), FLASHED, KILLED, ...accidents(table), FOUL, MISSING];
  return whileBetting(table);
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
