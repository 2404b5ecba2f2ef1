// The question search of burncard/questions/search in the browser: the same index, the same ranking, the same facts.

export interface Index {
  pair: number;
  stem: number;
  scale: number;
  questions: string[];
  concepts: Record<string, string>;
  spelled: string;
  facts: [string, string, string, string][];
  weights: Record<string, number[]>;
  streets: { coming: string[]; early: string[]; open: string; ahead: string };
  states: { sure: number; ahead: number; guess: number; topic: number };
}

export interface Hit {
  slug: string;
  facts: Record<string, string>;
  share: number;
}

export interface Found {
  found: Hit[];
  fits: boolean;
  state: 'this' | 'perhaps' | 'nothing';
}

const NOTHING = '-';
const UNKNOWN = '?';
const NONE = 'none';
const LONGEST_PHRASE = 6;
const SHORTEST_MENDED = 4;
const TWO_SLIPS = 8;
const STEM = 6;
const MOST_WORDS = 80;
const NEAR = 2;
const SHOWN = 5;
const NEAREST = 3;
const LEAST = 0.01;
const BEFORE: Record<string, string> = { flop: 'preflop', turn: 'flop', river: 'turn' };

/** The words of a text without capitals, accents and apostrophes. */
export function fold(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replace(/n['’`]t\b/g, 'nt');
  return (plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '').match(/[a-z0-9]+/g) ?? []).slice(0, MOST_WORDS);
}

/** Letters to change, add, leave out or swap with the next; `most` + 1 for more than `most`. */
export function distance(a: string, b: string, most: number): number {
  let earlier: number[];
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    [earlier, before, row] = [before, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, earlier[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
  }
  return Math.min(row[row.length - 1]!, most + 1);
}

class Lexicon {
  private exact = new Map<string, string[]>();
  private begins = new Map<string, string[]>();
  private known: Set<string>;
  private candidates: string[];

  constructor(concepts: Record<string, string>, spelled: string) {
    this.known = new Set(spelled.split(' '));
    for (const [concept, words] of Object.entries(concepts))
      for (const one of words.split(' ')) {
        const word = one.replaceAll('_', ' ').replace(/\*$/, '');
        const table = one.endsWith('*') ? this.begins : this.exact;
        table.set(word, [...(table.get(word) ?? []), concept]);
        for (const part of word.split(' ')) this.known.add(part);
      }
    this.candidates = [...this.known].filter((word) => word.length >= SHORTEST_MENDED).sort();
  }

  mended(word: string): string {
    if (this.known.has(word) || word.length < SHORTEST_MENDED || this.beginning(word).length) return word;
    let best = word.length >= TWO_SLIPS ? 3 : 2;
    let found = word;
    for (const other of this.candidates) {
      if (Math.abs(other.length - word.length) >= best) continue;
      const slips = distance(word, other, best - 1);
      if (slips < best) [best, found] = [slips, other];
    }
    return found;
  }

  concepts(text: string): [string[], string[]] {
    const words = fold(text).map((word) => this.mended(word));
    const out: string[] = [];
    const stems: string[] = [];
    for (let at = 0; at < words.length; ) {
      let length = Math.min(LONGEST_PHRASE, words.length - at);
      let found: string[] | undefined;
      for (; length > 0; length -= 1) {
        found = this.exact.get(words.slice(at, at + length).join(' '));
        if (found) break;
      }
      if (!found) {
        length = 1;
        found = this.beginning(words[at]!);
        if (!found.length) found = this.compound(words[at]!);
        if (/^\d+$/.test(words[at]!)) found = [NOTHING]; // an amount says nothing of what happened
      }
      out.push(...found.filter((one) => one !== NOTHING));
      if (!this.says(found))
        for (const word of words.slice(at, at + length))
          if (!this.says(this.exact.get(word))) stems.push(word.slice(0, STEM));
      at += length;
    }
    return [out, stems];
  }

  private says(found: string[] | undefined): boolean {
    return found?.length === 1 && found[0] === NOTHING;
  }

  private beginning(word: string): string[] {
    for (let length = word.length; length > 2; length -= 1) {
      const found = this.begins.get(word.slice(0, length));
      if (found) return found;
    }
    return [];
  }

  private compound(word: string): string[] {
    for (let cut = word.length - 4; cut > 3; cut -= 1) {
      const first = this.exact.get(word.slice(0, cut)) ?? this.beginning(word.slice(0, cut));
      const rest = this.exact.get(word.slice(cut));
      if (first.length && rest && ![...first, ...rest].includes(NOTHING)) return [...first, ...rest];
    }
    return [UNKNOWN];
  }
}

/** A search over the index that Python made: words to the questions they may mean. */
export function searcher(index: Index): (text: string) => Found {
  const lexicon = new Lexicon(index.concepts, index.spelled);
  const patterns = index.facts.map(([questions, fact, value, pattern]) => ({
    questions: questions.split(' '),
    fact,
    value,
    pattern: new RegExp(pattern),
  }));
  const open = new RegExp(index.streets.open);
  const ahead = new RegExp(index.streets.ahead);

  function features(concepts: string[], stems: string[]): Map<string, number> {
    const known = concepts.filter((one) => one !== UNKNOWN);
    const out = new Map<string, number>(known.map((one) => [one, 1]));
    known.forEach((one, at) => {
      for (const other of known.slice(at + 1, at + 1 + NEAR)) out.set(one < other ? `${one}+${other}` : `${other}+${one}`, index.pair);
    });
    for (const stem of stems) out.set(`~${stem}`, index.stem);
    let whole = 0;
    for (const part of out.values()) whole += part * part;
    const length = Math.sqrt(whole) || 1;
    return new Map([...out].map(([name, part]) => [name, part / length]));
  }

  function ranked(concepts: string[], stems: string[]): [string, number][] {
    const sums = index.questions.map(() => 0);
    for (const [name, part] of features(concepts, stems)) {
      const row = index.weights[name] ?? [];
      for (let at = 0; at < row.length; at += 2) sums[row[at]!]! += (part * row[at + 1]!) / index.scale;
    }
    const most = Math.max(...sums);
    const odds = sums.map((one) => Math.exp(one - most));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    const order = odds.map((_, at) => at).sort((a, b) => odds[b]! - odds[a]! || a - b);
    return order.map((at) => [index.questions[at]!, odds[at]! / whole]);
  }

  function street(question: string, concepts: string[]): string {
    const named = ['flop', 'turn', 'river'].filter((one) => concepts.includes(one));
    if (question === 'stray-card') {
      if (named.includes('river') || concepts.includes('six') || concepts.includes('showdown')) return 'river';
      return concepts.includes('deal') && concepts.includes('burn') ? 'deal' : '';
    }
    const preflop = concepts.includes('preflop');
    if (index.streets.coming.includes(question)) {
      if (preflop && !named.includes('turn') && !named.includes('river')) return 'preflop';
      if (question !== 'two-cards-turned' && named.length === 2)
        return !preflop && named.join() !== 'flop,river' ? named[0]! : '';
      return named.length && named.length < 3 ? BEFORE[named[0]!]! : '';
    }
    if (!index.streets.early.includes(question)) return '';
    if (named.length > 1) return named[0]!;
    if (!named.length) return preflop ? 'preflop' : '';
    const line = concepts.join(' ');
    return ahead.test(line) ? BEFORE[named[0]!]! : open.test(line) ? named[0]! : '';
  }

  function facts(question: string, concepts: string[]): Record<string, string> {
    const line = concepts.join(' ');
    const out: Record<string, string> = {};
    const named = street(question, concepts);
    if (named) out.street = named;
    for (const one of patterns)
      if (one.questions.includes(question) && !(one.fact in out) && one.pattern.test(line)) out[one.fact] = one.value;
    return out;
  }

  function state(concepts: string[], rank: [string, number][], none: number): Found['state'] {
    const [[first, share], [, second]] = rank as [[string, number], [string, number]];
    const { sure, ahead: lead, guess, topic } = index.states;
    if (!concepts.some((one) => one in index.weights) || first === NONE) return 'nothing';
    if (none >= topic && concepts.some((one) => one.startsWith('t_'))) return 'nothing';
    if (share * (1 - concepts.filter((one) => one === UNKNOWN).length / concepts.length) < guess) return 'nothing';
    return share >= sure && share >= lead * second ? 'this' : 'perhaps';
  }

  return (text) => {
    const [concepts, stems] = lexicon.concepts(text);
    const rank = ranked(concepts, stems);
    const said = state(concepts, rank, rank.find(([name]) => name === NONE)?.[1] ?? 0);
    const known = [...concepts, ...stems.map((stem) => `~${stem}`)].some((one) => one in index.weights);
    const shown = rank
      .filter(([name]) => name !== NONE)
      .slice(0, SHOWN)
      .filter(([, share], number) => number < NEAREST || share >= LEAST);
    const found = known ? shown.map(([slug, share]) => ({ slug, facts: facts(slug, concepts), share })) : [];
    return { found, fits: said !== 'nothing', state: said };
  };
}
