// Says a sentence of the catalogue in the language that is chosen.
import { english, filled, localeOf, stretched, type Given, type Key, type Words } from './catalogue';
import { spoken, type Language, type Spoken } from './choices.svelte';

const LOADED: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  de: async () => (await import('../words/de')).de,
  fr: async () => (await import('../words/fr')).fr,
  es: async () => (await import('../words/es')).es,
};

let current = $state.raw({ spoken: 'en' as Spoken, words: english, number: new Intl.NumberFormat('en') });

/** Speak the language that is chosen from here on. */
export async function speak(): Promise<void> {
  const wanted = spoken();
  const words = wanted === 'en' || wanted === 'long' ? english : await LOADED[wanted]();
  if (wanted !== spoken()) return; // chosen anew meanwhile
  current = { spoken: wanted, words, number: new Intl.NumberFormat(localeOf(wanted)) };
  document.documentElement.lang = localeOf(wanted);
}

export const say = (key: Key, given: Given = {}): string =>
  filled(current.spoken === 'long' ? stretched(current.words[key]) : current.words[key], given, current.number.format);
export const number = (value: number): string => current.number.format(value);
export const locale = (): string => localeOf(current.spoken);
