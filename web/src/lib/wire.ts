// What travels between the page and the table server. The server's side is `burncard/server/protocol.py`.

/** A card as two letters, `As`; `??` for a face this viewer has not seen. */
export type Face = string;

export interface Seat {
  seat: number;
  /** The player's number in this hand, p1 first to be dealt; 0 when not dealt in. */
  p: number;
  bot: boolean;
  stack: number;
  bet: number;
  cards: Face[];
  peeked: boolean;
  live: boolean;
  tabled: boolean;
  button: boolean;
  due: boolean;
  /** Has said "raise" without an amount: the chips say how much. */
  said: boolean;
  /** Has acted before it was his turn; the act waits for it. */
  oot: boolean;
  /** Chips won when the pots were pushed. */
  won: number;
  /** The hand in words, when the viewer can see it. */
  words: string;
}

export interface Step {
  text: string;
  verb: string;
  done: boolean;
}

export interface Ruling {
  section: string;
  title: string;
  source: string;
  reason: string;
  book: string;
  /** The step that is due now, from 1, of `n`; `k` = `n` + 1 when all are done. */
  k: number;
  n: number;
  steps: Step[];
  /** What to do at this moment, in words. */
  now: string;
  /** The hand has to go on first, then comes the remedy. */
  waits: boolean;
  /** The number of the line that was ruled on. */
  line: number;
  /** Who may have acted without its being entered: then there was no mistake. */
  missing: Missing | null;
}

export interface Missing {
  p: number;
  seat: number;
  bet: number;
  stack: number;
  /** What the player could do at that moment. */
  legal: Legal | null;
}

export interface Legal {
  seat: number;
  to_call: number;
  can_raise: boolean;
  why_not: string;
  min_to: number;
  max_to: number;
  can_check: boolean;
  pot: number;
}

export interface LogEntry {
  n: number;
  who: string;
  text: string;
  kind: 'deal' | 'player' | 'floor' | 'ruling' | 'table';
}

export interface Lesson {
  rule: number;
  title: string;
  say: string;
  then: string;
  /** Controls to use, by their ids. */
  use: string[];
  /** The mistake has been made; `then` says what came of it. */
  done: boolean;
}

export interface Settings {
  seats: number;
  stack: number;
  small_blind: number;
  big_blind: number;
  ante: number;
  ante_kind: string;
  straddle: boolean;
  spread: number;
  structure: string;
  rulebook: string;
  bots: number[];
  stacks: Record<string, number>;
}

export interface Book {
  id: string;
  name: string;
}

export interface Table {
  v: number;
  hand: number;
  settings: Settings;
  /** Small and big blind of this hand, and the straddle if there is one. */
  blinds: number[];
  books: Book[];
  book: string;
  frozen: string;
  hold: boolean;
  /** The rule this hand is about, 0 in a hand of the game. */
  rule: number;
  lesson: Lesson | null;
  seats: Seat[];
  board: Face[];
  /** How many of the board's last cards lie face down. */
  board_down: number;
  burns: Face[];
  pending_burn: Face[];
  aside: Face[];
  muck: Face[];
  scrap: Face[];
  stub: number;
  phase: string;
  /** `d`, `fl`, `p3` or empty. */
  due: string;
  due_text: string;
  legal: Legal | null;
  pots: { amount: number; seats: number[] }[];
  pot: number;
  steps: Step[];
  /** What the floor may choose instead of the remedy in force. */
  options: { option: string; text: string }[];
  /** What the floor has to choose between now, as the lines that say so. */
  choices: { line: string; text: string }[];
  /** The hand is over. */
  over: boolean;
  ruling: Ruling | null;
  rulings: { section: string; title: string; source: string; reason: string; book: string }[];
  log: LogEntry[];
  can_undo: boolean;
  can_compare: boolean;
  unnoticed: boolean;
  /** Next seat to be pitched a card, 0 when no pitch is due. */
  pitch_to: number;
}

export interface Outcome {
  book: string;
  name: string;
  title: string;
  source: string;
  reason: string;
  steps: string[];
  board: Face[];
  burns: Face[];
  aside: Face[];
  phase: string;
  note: string;
  /** What everybody won or lost in the end. */
  ends: string;
}

export type Command =
  | { t: 'do'; lines: string[] }
  | { t: 'undo' }
  | { t: 'next' }
  | { t: 'rest' }
  | { t: 'hold'; on: boolean }
  | { t: 'peek'; seat: number; on: boolean }
  | { t: 'lesson'; rule: number }
  | { t: 'settings'; settings: Settings };

export type Message =
  | { t: 'snap'; v: number; table: Table }
  | { t: 'ack'; cid: string; v: number }
  | { t: 'rej'; cid: string; code: string; rule: string; text: string; v: number }
  | { t: 'pong' };
