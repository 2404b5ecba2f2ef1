import { expect, it } from 'vitest';
import { denominations, putOut, total } from './words';

it('chips fit the blinds', () => {
  expect(denominations(2)).toEqual([1, 5, 25, 100, 500]);
  expect(denominations(1)).toEqual([1, 5, 25, 100, 500]);
  expect(denominations(100)).toEqual([25, 100, 500, 1_000, 5_000]);
});

it('a motion each, none of them empty', () => {
  expect(putOut([[100, 25], [50], []])).toBe('100 25 + 50');
  expect(putOut([[]])).toBe('');
  expect(total([[100, 25], [50], []])).toBe(175);
});
