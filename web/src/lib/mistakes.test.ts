import { expect, it } from 'vitest';
import { linesOf, mistakes } from './mistakes';
import type { Table } from './wire';

const at = (phase: string, due: string, verb = 'bet') =>
  ({ phase, due, steps: [{ verb, text: '', done: false }] }) as unknown as Table;

const ids = (table: Table) => mistakes(table).map((mistake) => mistake.id);

it('offers what can go wrong at that moment', () => {
  expect(ids(at('dealing', 'd', 'deal'))).toContain('exposed');
  expect(ids(at('preflop', 'p3'))).toEqual(expect.arrayContaining(['extra', 'early', 'early-burn']));
  expect(ids(at('flop', 'p3'))).not.toContain('extra');
  expect(ids(at('preflop', 'd', 'burn'))).toEqual(expect.arrayContaining(['many', 'no-burn', 'two-burns']));
  expect(ids(at('preflop', 'd', 'board'))).not.toContain('no-burn');
  expect(ids(at('done', ''))).toEqual([]);
});

it('writes the mistake as lines, and only the irregular one as unnoticed', () => {
  const early = mistakes(at('flop', 'p3')).find((mistake) => mistake.id === 'early');
  const many = mistakes(at('preflop', 'd', 'burn')).find((mistake) => mistake.id === 'many');
  const extra = mistakes(at('preflop', 'p3')).find((mistake) => mistake.id === 'extra');
  if (!early || !many || !extra) throw new Error('not offered');
  expect(linesOf(early, 0, true)).toEqual(['d bn late', 'd db 1']);
  expect(linesOf(many, 0, true)).toEqual(['d bn', 'd db 4 late']);
  expect(linesOf(extra, 5, false)).toEqual(['d dh p5']);
});
