/** Why a command was refused. */
export interface Refusal {
  code: string;
  rule: string;
  text: string;
  /** The setting it was refused for, where it was one. */
  field?: string;
}

interface Waiting {
  frame: string;
  settle: (refusal: Refusal | null) => void;
}

/** What every line hears: an answer to a command, a sign of life, or something of its own. */
export type Heard = { t: 'ack'; cid: string } | { t: 'rej'; cid: string; code: string; rule: string; text: string; field?: string } | { t: 'pong' };

const PING_EVERY = 5_000;
const SILENT_FOR = 12_000;

/** A command id: 16 random bytes (`crypto.randomUUID` is missing where the page is not served securely). */
const commandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The page's end of a table's socket: commands that are sent again until the server has answered for them. The server
 * knows a command by its id, so a repeat does nothing twice.
 */
export abstract class Line<Message extends { t: string }> {
  status = $state<'connecting' | 'open' | 'lost' | 'shut'>('connecting');
  /** Why it was closed for good; 0 while it is not. */
  shut = $state(0);
  /** How many commands have no answer yet. */
  unanswered = $state(0);
  #address: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  /** The codes with which the server closes a line for good. */
  protected forGood: number[] = [];
  /** What the page has seen, sent with each command. */
  protected abstract seen(): object;
  /** Whatever is no answer. */
  protected abstract take(message: Message): void;
  /** Before a try after `tries` that failed. */
  protected async before(_tries: number): Promise<void> {}

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
      this.shut = 1000;
      this.#socket?.close();
    };
  }

  /** Sends a command; null when it was done (and is on the server's disk), else why it was refused. */
  protected tell(command: object): Promise<Refusal | null> {
    const cid = commandId();
    return new Promise((settle) => {
      const frame = JSON.stringify({ ...command, ...this.seen(), cid });
      this.#waiting.set(cid, { frame, settle });
      this.unanswered = this.#waiting.size;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** The command has its answer. */
  protected settle(cid: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(cid);
    this.#waiting.delete(cid);
    this.unanswered = this.#waiting.size;
    waiting?.settle(refusal);
  }

  /** No more tries. */
  protected close(code: number): void {
    [this.shut, this.status] = [code, 'shut'];
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.#address}`);
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
      const message = JSON.parse(String(event.data)) as Message | Heard;
      if (message.t === 'ack') this.settle((message as Heard & { t: 'ack' }).cid, null);
      else if (message.t === 'rej') {
        const { cid, code, rule, text, field } = message as Heard & { t: 'rej' };
        this.settle(cid, { code, rule, text, field });
      } else if (message.t !== 'pong') this.take(message as Message);
    };
    socket.onclose = (event) => {
      clearTimeout(giveUp);
      if (this.#socket !== socket || this.shut) return;
      if (this.forGood.includes(event.code)) return this.close(event.code);
      this.status = 'lost';
      const most = Math.min(5_000, 300 * 2 ** this.#tries++);
      this.#timer = setTimeout(() => void this.before(this.#tries).then(() => this.shut || this.#open()), 150 + Math.random() * most);
    };
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENT_FOR) this.#socket.close();
    else this.#socket.send('{"t":"ping"}');
  }

  #probe(): void {
    if (this.shut) return;
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
