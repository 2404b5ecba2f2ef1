// The one catalogue of sentences: how a key and its numbers become a sentence of a language. No state, no page.
import type { Spoken } from './choices.svelte';
import { en } from '../words/en';
import type { evening } from '../words/en.evening';

export type Key = keyof typeof en | keyof typeof evening;
export type Words = Record<Key, string>;
export type Given = Record<string, string | number>;

/** How much longer than English the longest language is taken to be. */
const LONGER = 0.4;

/** English, 40 % longer, with letters that need room above and below. */
export function stretched(text: string): string {
  const extra = Math.ceil(text.replace(/\{\w+\}/g, '').length * LONGER);
  return text + 'ŷğïōûẅ šéņţêñçé '.repeat(8).slice(0, extra);
}

/** English, as far as it has been loaded. */
export const english = { ...en } as Words;

export const localeOf = (spoken: Spoken): string => (spoken === 'long' ? 'en' : spoken);

/** `{name}` stands for what is given; numbers are written as the language writes them. */
export function filled(text: string, given: Given, number: (value: number) => string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
  });
}
