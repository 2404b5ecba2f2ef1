// Made from the server's types by `make wire`; a test compares it. Change `burncard/server/frames.py` (what the table
// sends) or `burncard/server/protocol.py` (what the page sends) instead.

/** A card as two letters, `As`; `??` for a face this viewer has not seen. */
export type Face = string;

/** The command was done and is on the disk. */
export interface Ack {
  t: 'ack';
  cid: string;
  v: number;
}

/** What was pushed to a seat out of one pot. */
export interface Award {
  /** The pot's number, 0 the main pot. */
  pot: number;
  seat: number;
  amount: number;
  /** The hand that won it, when it can be seen. */
  words: string;
  /** The five cards that play, when they can be seen. */
  five: Face[];
}

/** A rulebook the next hand can be dealt by. */
export interface Book {
  id: string;
  name: string;
}

/** The share of the pot each seat can expect from `line` on, 0 to 1; empty where a hand that is live is not known. */
export interface Chances {
  line: number;
  seats: number[];
  shares: number[];
}

/** Set the table anew; a new hand begins. */
export interface ChangeCommand {
  t: 'settings';
  settings: Settings;
  cid: string;
  v?: number;
  hand?: number;
}

/** A decision the floor has to make, as the line that says it. */
export interface Choice {
  line: string;
  text: string;
}

/** Something was done at the table: one line, or several that are done together or not at all. */
export interface DoCommand {
  t: 'do';
  lines: string[];
  cid: string;
  v?: number;
  hand?: number;
}

/** A ruling that was given in this hand. */
export interface Given {
  section: string;
  title: string;
  source: string;
  reason: string;
  book: string;
  /** What the remedy has the dealer do with card, chips and hand, in one line. */
  do: string;
  /** The number of the line that was ruled on, from 0. */
  line: number;
}

/** Whether the bots wait. */
export interface HoldCommand {
  t: 'hold';
  on: boolean;
  cid: string;
  v?: number;
  hand?: number;
}

/** What the player who is due may do, in chips. */
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

/** One of the six rules to live through. */
export interface Lesson {
  rule: number;
  title: string;
  say: string;
  then: string;
  /** Controls to use, by their ids. */
  use: string[];
  /** The mistake has been made; `then` says what came of it. */
  done: boolean;
  /** The hand has gone past the mistake: only a new start brings it back. */
  missed: boolean;
}

/** Bring the table to just before the mistake of one of the six rules. */
export interface LessonCommand {
  t: 'lesson';
  rule: number;
  cid: string;
  v?: number;
  hand?: number;
}

/** One sentence of the record; `n` is the number of the line, from 1. */
export interface LogEntry {
  n: number;
  who: string;
  text: string;
  kind: 'deal' | 'floor' | 'player' | 'ruling' | 'table';
}

/** Who may have acted without its being entered: then there was no mistake. */
export interface Missing {
  p: number;
  seat: number;
  bet: number;
  stack: number;
  /** What the player could do at that moment. */
  legal: Legal | null;
}

/** The hand after a line. `log` is what is told of the line, `ruling` the title of what was ruled on it. */
export interface Moment {
  line: string;
  log: LogEntry[];
  ruling: string;
  source: string;
  table: Table;
}

/** Deal the next hand; the button moves one seat. */
export interface NextCommand {
  t: 'next';
  cid: string;
  v?: number;
  hand?: number;
}

/** A remedy the floor may choose instead. */
export interface Option {
  option: string;
  text: string;
}

/** The newest mistake by one book. `open` is false while the hand goes on: cards to come are hidden then. */
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
  /** What everybody won or lost in the end; empty while the hand goes on. */
  ends: string;
  open: boolean;
}

/** Look at, or cover, the cards of a seat one plays. */
export interface PeekCommand {
  t: 'peek';
  seat: number;
  on: boolean;
  cid: string;
  v?: number;
  hand?: number;
}

/** The line is still there. */
export interface Pong {
  t: 'pong';
}

/** A pot in the middle and the seats that can win it. */
export interface Pot {
  amount: number;
  seats: number[];
}

/** The command was refused and nothing has changed. `field`: which of the settings it was refused for. */
export interface Rej {
  t: 'rej';
  cid: string;
  code: string;
  rule: string;
  text: string;
  v: number;
  field: string;
}

/** A hand, line by line; the first moment is the one before any line. It is hand `number` of `hands` in its file. */
export interface Replay {
  moments: Moment[];
  chances: Chances[];
  number: number;
  hands: number;
}

/** Do all that is due from the dealer, shuffles included, until a player or the floor is needed. */
export interface RestCommand {
  t: 'rest';
  cid: string;
  v?: number;
  hand?: number;
}

/** The ruling in force. */
export interface Ruling {
  section: string;
  title: string;
  source: string;
  reason: string;
  book: string;
  /** The step that is due now, from 1, of `n`; `n` + 1 when all are done. */
  k: number;
  n: number;
  steps: Step[];
  /** What to do at this moment, in words. */
  now: string;
  /** The hand has to go on first, then comes the remedy. */
  waits: boolean;
  /** The number of the line that was ruled on. */
  line: number;
  missing: Missing | null;
}

/** One seat at the table. */
export interface Seat {
  seat: number;
  /** The player's number in this hand, p1 first to be dealt. */
  p: number;
  bot: boolean;
  stack: number;
  bet: number;
  cards: Face[];
  peeked: boolean;
  live: boolean;
  tabled: boolean;
  /** Has said that they play the board. */
  declared: boolean;
  button: boolean;
  due: boolean;
  /** Has said "raise" without an amount: the chips say how much. */
  said: boolean;
  /** Has acted out of turn; the act waits for its turn. */
  oot: boolean;
  /** Chips won when the pots were pushed. */
  won: number;
  /** The hand in words, when the viewer can see it. */
  words: string;
}

/** What the next hand is dealt with. `bots` are the seats the table plays itself; `stacks` those unlike `stack`. */
export interface Settings {
  seats: number;
  stack: number;
  blinds: number[];
  ante: number;
  ante_kind: string;
  straddles: number;
  button_straddle: boolean;
  min_bet: number;
  spread: number;
  structure: string;
  rulebook: string;
  bots: number[];
  stacks: Record<string, number>;
}

/** The newest state. */
export interface Snap {
  t: 'snap';
  v: number;
  table: Table;
}

/** A step that is due, or one of a remedy. */
export interface Step {
  text: string;
  verb: string;
  done: boolean;
}

/** The whole table for one reader. */
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
  pots: Pot[];
  pot: number;
  awards: Award[];
  steps: Step[];
  /** What the floor may choose instead of the remedy in force. */
  options: Option[];
  /** What the floor has to choose between now. */
  choices: Choice[];
  /** The hand is over. */
  over: boolean;
  ruling: Ruling | null;
  rulings: Given[];
  /** The record from entry `log_from` on. */
  log: LogEntry[];
  /** How many entries were sent before, and still stand. */
  log_from: number;
  can_undo: boolean;
  can_compare: boolean;
  unnoticed: boolean;
  /** Next seat to be pitched a card, 0 when no pitch is due. */
  pitch_to: number;
}

/** Take back the last thing a person did, and what the bots did after it. */
export interface UndoCommand {
  t: 'undo';
  cid: string;
  v?: number;
  hand?: number;
}

/** Why a file cannot be replayed: its line, counted from 1 (0: the whole file), and what would be right. */
export interface Unread {
  line: number;
  text: string;
}

/** What the table sends. */
export type Message =
  | Snap
  | Ack
  | Rej
  | Pong;

/** What the page sends, with its id, the version it saw and the hand it means. */
export type AnyCommand =
  | DoCommand
  | UndoCommand
  | NextCommand
  | RestCommand
  | HoldCommand
  | LessonCommand
  | ChangeCommand
  | PeekCommand;
