import { expect, it } from 'vitest';
import { short, spoken, withSigns } from './cards';

it('cards are written with their signs and read in words', () => {
  expect(short('Td')).toBe('10♦');
  expect(short('??')).toBe('▮');
  expect(spoken('As')).toBe('ace of spades');
  expect(spoken('??')).toBe('a card face down');
});

it('signs replace cards in a sentence and leave words alone', () => {
  expect(withSigns('Set Kh aside; As Ks9d stay.')).toBe('Set K♥ aside; A♠ K♠ 9♦ stay.');
  expect(withSigns('Ask As a dealer')).toBe('Ask A♠ a dealer');
  expect(withSigns('Ad hoc')).toBe('A♦ hoc');
});
