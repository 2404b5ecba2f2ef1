import type { AnyCommand, Message, Outcome, Table } from './wire';

/** A command as the page thinks of it; its id and what the page saw are added when it is sent. */
export type Command = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'cid' | 'v' | 'hand'> : never) : never;

export interface Refusal {
  code: string;
  rule: string;
  text: string;
}

interface Waiting {
  frame: string;
  settle: (refusal: Refusal | null) => void;
}

const PING_EVERY = 5_000;
const SILENT_FOR = 12_000;

/** A command id: 16 random bytes (`crypto.randomUUID` is missing where the page is not served securely). */
const commandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The page's end of the table: the newest state, and commands that are sent again until the server has answered for
 * them. The server knows a command by its id, so a repeat does nothing twice.
 */
export class Connection {
  table = $state.raw<Table | null>(null);
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** How many commands have no answer yet. */
  unanswered = $state(0);
  #socket: WebSocket | null = null;
  #log: Table['log'] = [];
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(): () => void {
    this.#open();
    const beat = setInterval(() => this.#beat(), PING_EVERY);
    const wake = () => {
      if (document.visibilityState === 'visible') this.#probe();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    return () => {
      clearInterval(beat);
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      this.#socket?.close();
    };
  }

  /** Sends a command; null when it was done (and is on the server's disk), else why it was refused. */
  send(command: Command): Promise<Refusal | null> {
    const cid = commandId();
    const seen = { cid, v: this.table?.v ?? 0, hand: this.table?.hand ?? 0 };
    return new Promise((settle) => {
      const frame = JSON.stringify({ ...command, ...seen });
      this.#waiting.set(cid, { frame, settle });
      this.unanswered = this.#waiting.size;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** What lies on the table at the river under each book, from the same deck. */
  async outcomes(): Promise<Outcome[]> {
    const reply = await fetch('/table/books', { headers: { accept: 'application/json' } });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error((body as { text?: string }).text ?? 'The books cannot be compared now.');
    return body as Outcome[];
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/table/socket`);
    this.#socket = socket;
    const giveUp = setTimeout(() => socket.close(), 5_000);
    socket.onopen = () => {
      clearTimeout(giveUp);
      this.#tries = 0;
      this.#heard = Date.now();
      this.status = 'open';
      for (const { frame } of this.#waiting.values()) socket.send(frame);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      clearTimeout(giveUp);
      if (this.#socket !== socket) return;
      this.status = 'lost';
      const most = Math.min(5_000, 300 * 2 ** this.#tries++);
      this.#timer = setTimeout(() => void this.#again(), 150 + Math.random() * most);
    };
  }

  /** Another try. A table on another database does not know this browser's cookie: asking for the page renews it. */
  async #again(): Promise<void> {
    if (this.#tries > 2) await fetch('/', { cache: 'no-store' }).catch(() => undefined);
    this.#open();
  }

  #take(message: Message): void {
    if (message.t === 'snap') {
      // Each state is whole but for the record, of which only the new end is sent. An old state is dropped; a smaller
      // number from a fresh server is a new count.
      const table = message.table;
      this.#log = [...this.#log.slice(0, table.log_from), ...table.log];
      if (!this.table || message.v >= this.table.v || table.hand !== this.table.hand) this.table = { ...table, log: this.#log };
    } else if (message.t === 'ack' || message.t === 'rej') {
      const waiting = this.#waiting.get(message.cid);
      this.#waiting.delete(message.cid);
      this.unanswered = this.#waiting.size;
      waiting?.settle(message.t === 'ack' ? null : { code: message.code, rule: message.rule, text: message.text });
    }
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENT_FOR) this.#socket.close();
    else this.#socket.send('{"t":"ping"}');
  }

  #probe(): void {
    if (this.status === 'open') {
      this.#beat();
    } else {
      this.#tries = 0;
      clearTimeout(this.#timer);
      this.#socket?.close();
      this.#open();
    }
  }
}
