import { Line, type Refusal } from './line.svelte';
import type { AnyCommand, Message, Outcome, Table } from './wire';

export type { Refusal } from './line.svelte';

/** A command as the page thinks of it; its id and what the page saw are added when it is sent. */
export type Command = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'cid' | 'v' | 'hand'> : never) : never;

/** The page's end of the practice table: the newest state, and commands. */
export class Connection extends Line<Message> {
  table = $state.raw<Table | null>(null);
  #log: Table['log'] = [];

  constructor() {
    super('/table/socket');
  }

  send(command: Command): Promise<Refusal | null> {
    return this.tell(command);
  }

  /** What lies on the table at the river under each book, from the same deck. */
  async outcomes(): Promise<Outcome[]> {
    const reply = await fetch('/table/books', { headers: { accept: 'application/json' } });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error((body as { text?: string }).text ?? 'The books cannot be compared now.');
    return body as Outcome[];
  }

  protected seen(): object {
    return { v: this.table?.v ?? 0, hand: this.table?.hand ?? 0 };
  }

  /** A table on another database does not know this browser's cookie: asking for the page renews it. */
  protected override async before(tries: number): Promise<void> {
    if (tries > 2) await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  }

  protected take(message: Message): void {
    if (message.t !== 'snap') return;
    // Each state is whole but for the record, of which only the new end is sent. An old state is dropped; a smaller
    // number from a fresh server is a new count.
    const table = message.table;
    this.#log = [...this.#log.slice(0, table.log_from), ...table.log];
    if (!this.table || message.v >= this.table.v || table.hand !== this.table.hand) this.table = { ...table, log: this.#log };
  }
}
