import { say } from './say.svelte';
import type { Face } from './wire';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export const known = (face: Face): boolean => face !== '??' && face.length === 2;

/** The index printed on a card: `10` for a ten. */
export const index = (face: Face): string => (face[0] === 'T' ? '10' : (face[0] ?? ''));

/** A card in words, for a screen reader. */
export const spoken = (face: Face): string =>
  known(face)
    ? say('card', {
        rank: say('card.ranks').split(' ')[RANKS.indexOf(face[0] ?? '')] ?? '?',
        suit: say('card.suits').split(' ')[SUITS.indexOf(face[1] ?? '')] ?? '?',
      })
    : say('card.down');

export const spokenAll = (faces: Face[]): string =>
  faces.length ? faces.map(spoken).join(', ') : say('card.none');

/** A card in one line of text: `A♠`. */
export const short = (face: Face): string => (known(face) ? index(face) + (SIGNS[face[1] ?? ''] ?? '') : '▮');

/** Sentences name cards as `As`; on the page they carry their suit signs. */
export const withSigns = (text: string): string =>
  text.replace(/\b(?:[2-9TJQKA][cdhs])+\b/g, (run) => (run.match(/../g) ?? []).map(short).join(' '));

/** The same, for the ear: `5c` is read as five of clubs. */
export const heard = (text: string): string =>
  text.replace(/\b(?:[2-9TJQKA][cdhs])+\b/g, (run) => (run.match(/../g) ?? []).map(spoken).join(', '));
