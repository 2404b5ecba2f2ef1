// The questions and every book's answers, as the server's catalogue makes them: the same that `burncard ruling` prints.
import { choices, choose } from './choices.svelte';
import type { Found, Index } from './search';

export interface Fact {
  name: string;
  text: string;
  after: string;
  after_is: boolean;
}

export interface Question {
  name: string;
  group: string;
  title: string;
  say: string;
  /** The street that went wrong, as people name it, and the one it is told by. */
  streets: [string, string][];
  facts: Fact[];
}

export interface Catalogue {
  groups: Record<string, string>;
  questions: Question[];
  books: { id: string; name: string }[];
  own: string;
}

export interface Given {
  section: string;
  title: string;
  reason: string;
  source: string;
  basis: string;
  standing: string;
  cited: string;
}

export interface Answer {
  book: string;
  book_title: string;
  line: string;
  rulings: Given[];
  steps: { text: string; who: string }[];
  cards: { card: string; was: string; ends: string }[];
  results: string[];
  settings: { option: string; decides: string; means: string; source: string; basis: string }[];
  why: string[][];
  instead: string[];
  title: string;
}

export type Facts = Record<string, boolean>;

const file = async <T>(name: string): Promise<T> => {
  const reply = await fetch(`/pocket/${name}.json`);
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return (await reply.json()) as T;
};

class Pocket {
  catalogue = $state.raw<Catalogue | null>(null);
  books = $state.raw<Record<string, Record<string, Answer>>>({});
  failed = $state(false);
  #find: ((words: string) => Found) | null = $state.raw(null);
  #asked = new Set<string>();

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.catalogue ??= await file<Catalogue>('index');
      await this.book(this.chosen());
      if (!this.#find) {
        const [index, { searcher }] = await Promise.all([file<Index>('search'), import('./search')]);
        this.#find = searcher(index);
      }
      for (const { id } of this.catalogue.books) await this.book(id);
    } catch {
      this.failed = true;
    }
  }

  async book(id: string): Promise<void> {
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    try {
      const answers = await file<Record<string, Answer>>(id);
      this.books = { ...this.books, [id]: answers }; // read after the wait: two books may come at once
    } catch (problem) {
      this.#asked.delete(id);
      throw problem;
    }
  }

  /** The book in force: the one chosen in this browser, else the server's first. */
  chosen(): string {
    const known = this.catalogue?.books.map(({ id }) => id) ?? [];
    return known.includes(choices.rulebook) ? choices.rulebook : (this.catalogue?.own ?? '');
  }

  choose(id: string): void {
    choose({ rulebook: id });
    void this.book(id).catch(() => (this.failed = true));
  }

  question(name: string): Question | undefined {
    return this.catalogue?.questions.find((one) => one.name === name);
  }

  search(words: string): Found | null {
    return this.#find?.(words) ?? null;
  }
}

export const pocket = new Pocket();

/** The facts that matter, given the answers so far: what decides nothing is not asked. */
export function asked(question: Question, facts: Facts): Fact[] {
  const out: Fact[] = [];
  for (const fact of question.facts)
    if (!fact.after || (out.some((one) => one.name === fact.after) && facts[fact.after] === fact.after_is)) out.push(fact);
  return out;
}

/** What still has to be said before it can be answered: the street, then the facts; null when nothing is. */
export function missing(question: Question, street: string, facts: Facts): 'street' | Fact | null {
  if (!street && question.streets.length > 1) return 'street';
  return asked(question, facts).find((fact) => facts[fact.name] === undefined) ?? null;
}

/** Under which an answer is kept: question, street and the facts that hold. `burncard/server/pocket.py` writes the same. */
export function keyOf(question: Question, street: string, facts: Facts): string {
  const said = asked(question, facts).map((fact) => `${fact.name}=${facts[fact.name] ? 'yes' : 'no'}`);
  return [question.name, street || (question.streets[0]?.[1] ?? ''), ...said].join(' ');
}

/** Whether two books have the dealer do the same. */
export function same(one: Answer, other: Answer): boolean {
  const what = (answer: Answer) =>
    JSON.stringify([answer.steps, answer.cards, answer.results, answer.settings.filter((set) => set.option !== 'cutoff').map((set) => set.means)]);
  return what(one) === what(other);
}
