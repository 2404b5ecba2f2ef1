import { Line, type Refusal } from './line.svelte';
import type { AnyCommand, Hand, Message, Snap } from './evening-wire';
import type { LogEntry, Seat, Table } from './wire';

/** A command as the page thinks of it. */
export type Command = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'cid' | 'v'> : never) : never;

export const [NEWER, SENT_AWAY, STRANGER] = [4001, 4003, 4403];
const MOST_LOG = 400;

/** The page's end of a table with people. */
export class EveningLine extends Line<Message> {
  snap = $state.raw<Snap | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** A code for another device, or a new link's key, when it was asked for. */
  code = $state('');
  key = $state('');
  /** The server's clock less ours, in milliseconds. */
  ahead = 0;
  readonly table: string;

  constructor(table: string) {
    super(`/t/${table}/socket`);
    this.table = table;
    this.forGood = [NEWER, SENT_AWAY, STRANGER];
  }

  send(command: Command): Promise<Refusal | null> {
    return this.tell(command);
  }

  protected seen(): object {
    return { v: this.snap?.v ?? 0 };
  }

  /** A line that never opened: is the table gone, or are we not known there? */
  protected override async before(): Promise<void> {
    if (this.snap) return;
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const reply = await fetch(`/t/${this.table}/do`, asked).catch(() => null);
    if (reply?.status === 403) this.close(STRANGER);
  }

  protected take(message: Message): void {
    if (message.t === 'code') {
      this.code = message.code;
      this.settle(message.cid, null);
    } else if (message.t === 'link') {
      this.key = message.key;
      this.settle(message.cid, null);
    } else if (message.t === 'snap' && message.v >= (this.snap?.v ?? 0)) {
      this.ahead = message.now - Date.now();
      const last = this.log.at(-1)?.n ?? 0;
      this.log = [...this.log, ...message.log.filter((entry) => entry.n > last || last === 0)].slice(-MOST_LOG);
      this.snap = message;
    }
  }
}

/** Come to a table by a link's key, or another device's code. Why not, or nothing. */
export async function join(table: string, key: string, name: string): Promise<string> {
  try {
    const reply = await fetch(`/t/${table}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name }),
    });
    if (reply.ok) return '';
    return ((await reply.json()) as { text?: string }).text ?? reply.statusText;
  } catch (error) {
    return String(error);
  }
}

/** The seat of a player of this hand. */
const seatOf = (hand: Hand, player: number) => hand.seats[player - 1] ?? 0;

/** The practice table's shape of a table with people, so that one felt, one sheet of mistakes and one raise sheet serve both. */
export function asTable(snap: Snap, log: LogEntry[]): Table {
  const { table, you } = snap;
  const hand = table.hand ?? table.last;
  const on = table.hand !== null;
  const seats: Seat[] = [];
  for (const one of table.players.filter((player) => player.seat)) {
    const p = hand ? hand.names.indexOf(one.name) + 1 : 0;
    const cards = (p && hand?.hole[`p${p}`]) || [];
    seats.push({
      seat: one.seat,
      p,
      bot: !you.plays.includes(one.name),
      stack: p && hand ? (hand.stacks[p - 1] ?? 0) : one.chips,
      bet: p && on && hand ? (hand.bets[p - 1] ?? 0) : 0,
      cards,
      peeked: cards.length > 0 && !cards.includes('??'),
      live: p > 0 && !!hand?.live.includes(p),
      tabled: p > 0 && !!hand?.tabled.includes(p),
      declared: false,
      button: one.seat === table.button,
      due: on && hand?.due === `p${p}` && p > 0,
      said: false,
      oot: false,
      won: p && hand && !on ? (hand.won[p - 1] ?? 0) : 0,
      words: (p && hand?.words[`p${p}`]) || '',
    });
  }
  seats.sort((one, other) => one.seat - other.seat);
  const pots = hand?.pots ?? [];
  const pot = pots.reduce((sum, one) => sum + one.amount, 0);
  const due = on && hand ? hand.due : '';
  const mine = seats.find((seat) => seat.due);
  const ruling = on && hand?.ruling ? hand.ruling : null;
  return {
    v: snap.v,
    hand: hand?.number ?? 0,
    settings: { seats: seats.length, stack: 0, blinds: [], ante: 0, ante_kind: 'all', straddles: 0, button_straddle: false, min_bet: 0, spread: 0, structure: '', rulebook: '', bots: [], stacks: {} },
    blinds: [],
    books: [],
    book: '',
    frozen: table.frozen,
    hold: false,
    rule: 0,
    lesson: null,
    seats,
    board: hand?.board ?? [],
    board_down: 0,
    burns: hand?.burns ?? [],
    pending_burn: hand?.pending_burn ?? [],
    aside: hand?.aside ?? [],
    muck: hand?.muck ?? [],
    scrap: hand?.scrap ?? [],
    stub: hand?.stub ?? 0,
    phase: hand?.phase ?? '',
    due,
    due_text: hand?.steps[0]?.text ?? '',
    legal:
      mine && hand && hand.to_call !== null
        ? {
            seat: mine.seat,
            to_call: hand.to_call,
            can_raise: hand.can_raise ?? false,
            why_not: '',
            min_to: hand.min_to ?? 0,
            max_to: hand.max_to ?? 0,
            can_check: hand.to_call === 0,
            pot: pot + (on && hand ? hand.bets.reduce((sum, bet) => sum + bet, 0) : 0),
          }
        : null,
    pots,
    pot: pot + (on && hand ? hand.bets.reduce((sum, bet) => sum + bet, 0) : 0),
    awards: hand && !on ? hand.awards : [],
    steps: hand?.steps ?? [],
    options: on && hand ? hand.options : [],
    choices: on && hand ? hand.choices : [],
    over: !on,
    ruling: ruling && { ...ruling, book: '', now: ruling.steps.find((step) => !step.done)?.text ?? '', waits: false, line: 0, missing: null },
    rulings: [],
    log,
    log_from: 0,
    can_undo: on,
    can_compare: false,
    unnoticed: on && !!hand?.unnoticed,
    pitch_to: on && hand && hand.phase === 'dealing' ? seatOf(hand, Number(hand.due.slice(1)) || 0) : 0,
  };
}

/** The table as it lies on the felt of the one who plays: their own cards are looked at below, where nobody else sees them. */
export const covered = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => (seat.bot || seat.tabled || table.over ? seat : { ...seat, cards: seat.cards.map(() => '??') })),
});
