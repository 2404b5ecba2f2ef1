// Made from the server's types by `make wire`; a test compares it. Change `burncard/server/tables/wire.py` instead.

import type { Ack, Award, Choice, Face, LogEntry, Option, Pong, Pot, Rej, Step } from './wire';

/** What to do when the turn comes: fold (or check where that is free), or call, at this price only; empty takes it back. */
export interface AheadCommand {
  t: 'ahead';
  what: string;
  price?: number;
  cid: string;
  v?: number;
}

/** Give somebody a role, or take it. */
export interface AppointCommand {
  t: 'give';
  person: string;
  role: Role;
  take?: boolean;
  cid: string;
  v?: number;
}

/** A question for the host. */
export interface Asked {
  number: number;
  person: string;
  line: string;
}

/** A code for another device. */
export interface Code {
  t: 'code';
  cid: string;
  code: string;
}

/** POST /t/TABLE/join: the link's secret, or another device's code, and a name. `bot`: a program, which is given a token for `Authorization: Bearer` and no cookie. */
export interface Coming {
  key: string;
  name?: string;
  bot?: boolean;
}

/** A code with which another device becomes the sender, once, within five minutes. Answered with `code`. */
export interface DeviceCommand {
  t: 'device';
  cid: string;
  v?: number;
}

/** A line of the evening (docs/session.md). `mine`: the name that sits down is the sender's own. */
export interface DoCommand {
  t: 'do';
  line: string;
  mine?: boolean;
  cid: string;
  v?: number;
}

/** The table for one reader's knowledge. */
export interface Evening {
  table: string;
  kind: string;
  title: string;
  state: string;
  stakes: string;
  /** The least and the most a seat is bought for; 0 for no limit. */
  buy_in: number[];
  button: number;
  hands: number;
  players: Seated[];
  queue: string[];
  people: Person[];
  asked: Asked[];
  ledger: Record<string, number>;
  hand: Hand | null;
  /** The newest hand that is over, as the reader saw its end. */
  last: Hand | null;
  /** Why nothing can be done here any more; empty for a sound table. */
  frozen: string;
}

/** A hand for one reader. Players are counted from p1, first to be dealt; `names` and `seats` are theirs. Amounts are chips; what a player may do is null where nobody can bet. */
export interface Hand {
  number: number;
  run: number;
  names: string[];
  seats: number[];
  button: number;
  phase: string;
  due: string;
  steps: Step[];
  stacks: number[];
  bets: number[];
  pots: Pot[];
  live: number[];
  tabled: number[];
  to_call: number | null;
  can_raise: boolean | null;
  min_to: number | null;
  max_to: number | null;
  /** By player, `p1`; a face the reader has not seen is `??`. */
  hole: Record<string, Face[]>;
  board: Face[];
  burns: Face[];
  pending_burn: Face[];
  aside: Face[];
  muck: Face[];
  scrap: Face[];
  stub: number;
  ruling: Ruled | null;
  options: Option[];
  choices: Choice[];
  unnoticed: boolean;
  won: number[];
  /** By player, `p1`: the hand in words, where the reader can see it. */
  words: Record<string, string>;
  awards: Award[];
}

/** A new link's secret, for the fragment of its address. */
export interface Link {
  t: 'link';
  cid: string;
  role: Role;
  key: string;
}

/** POST /tables: a new table. `key` is what the server printed, needed by whoever does not sit at its machine; `agreement` the header of an evening (docs/session.md). */
export interface Opening {
  key?: string;
  kind?: string;
  agreement?: Record<string, unknown>;
  open_seats?: boolean;
  times?: Times;
}

/** Somebody with a link, what they are here and under which names they play: everybody sees whether a host plays. */
export interface Person {
  person: string;
  roles: Role[];
  plays: string[];
}

/** New links: the old ones of this kind (host, play or watch) let nobody in any more. Answered with `link`. */
export interface RelinkCommand {
  t: 'relink';
  role: Role;
  cid: string;
  v?: number;
}

/** Send somebody away: their roles, seats and browsers count no longer here. Chips stay until the host cashes them out. */
export interface RemoveCommand {
  t: 'kick';
  person: string;
  cid: string;
  v?: number;
}

/** The host's word to who asked for a seat or chips, by the number of the question. */
export interface ReplyCommand {
  t: 'answer';
  number: number;
  yes: boolean;
  cid: string;
  v?: number;
}

/** What a person is at a table; somebody can be several things. */
export type Role = 'co-host' | 'dealer' | 'floor' | 'host' | 'player' | 'screen' | 'watcher';

/** The ruling in force: step `k` of `n`. */
export interface Ruled {
  section: string;
  title: string;
  source: string;
  reason: string;
  k: number;
  n: number;
  steps: Step[];
}

/** Somebody in the evening. `chips` are those between hands; `seat` 0: none. */
export interface Seated {
  name: string;
  seat: number;
  chips: number;
  playing: boolean;
  owes: boolean;
  auto: number;
}

/** No more is played at this table. */
export interface ShutCommand {
  t: 'close';
  cid: string;
  v?: number;
}

/** The newest state. `log` has the record's lines since the last one that was sent; times are milliseconds since 1970. */
export interface Snap {
  t: 'snap';
  v: number;
  you: You;
  here: string[];
  deadline: number;
  now: number;
  log: LogEntry[];
  table: Evening;
}

/** Pause, or go on. */
export interface StopCommand {
  t: 'pause';
  on: boolean;
  cid: string;
  v?: number;
}

/** Take the newest line back; refused when a card has become known since. */
export interface TakeBackCommand {
  t: 'undo';
  cid: string;
  v?: number;
}

/** Seconds at a table the computer deals: to act, the time bank of each player, for who is not connected, and until the next hand (0: the host deals it). */
export interface Times {
  act?: number;
  bank?: number;
  away?: number;
  next?: number;
}

/** Who the reader is here. */
export interface You {
  person: string;
  roles: Role[];
  plays: string[];
}

/** What the table sends. */
export type Message =
  | Snap
  | Ack
  | Rej
  | Pong
  | Code
  | Link;

/** What the page sends, with its id and the version it saw. */
export type AnyCommand =
  | DoCommand
  | TakeBackCommand
  | StopCommand
  | ReplyCommand
  | AppointCommand
  | ShutCommand
  | RemoveCommand
  | RelinkCommand
  | DeviceCommand
  | AheadCommand;
