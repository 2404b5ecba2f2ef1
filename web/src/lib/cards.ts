import type { Face } from './wire';

const RANKS: Record<string, string> = {
  '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight', '9': 'nine',
  T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace',
};
const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export const known = (face: Face): boolean => face !== '??' && face.length === 2;

/** The index printed on a card: `10` for a ten. */
export const index = (face: Face): string => (face[0] === 'T' ? '10' : (face[0] ?? ''));

/** A card in words, for a screen reader. */
export const spoken = (face: Face): string =>
  known(face) ? `${RANKS[face[0] ?? ''] ?? '?'} of ${SUITS[face[1] ?? ''] ?? '?'}` : 'a card face down';

export const spokenAll = (faces: Face[]): string =>
  faces.length ? faces.map(spoken).join(', ') : 'no cards';

/** A card in one line of text: `A♠`. */
export const short = (face: Face): string => (known(face) ? index(face) + (SIGNS[face[1] ?? ''] ?? '') : '▮');

/** Sentences name cards as `As`; on the page they carry their suit signs. */
export const withSigns = (text: string): string =>
  text.replace(/\b(?:[2-9TJQKA][cdhs])+\b/g, (run) => (run.match(/../g) ?? []).map(short).join(' '));
