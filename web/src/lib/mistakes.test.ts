import { expect, it } from 'vitest';
import { linesOf, mistakes } from './mistakes';
import type { Table } from './wire';

const at = (phase: string, due: string, verb = 'bet') =>
  ({
    phase, due, steps: [{ verb, text: '', done: false }], over: due === '', pot: 4,
    board: phase === 'flop' || phase === 'river' ? ['As', 'Ks', '9d'] : [], muck: phase === 'river' ? ['??'] : [],
  }) as unknown as Table;

const ids = (table: Table) => mistakes(table).map((mistake) => mistake.id);

it('offers what can go wrong at that moment', () => {
  expect(ids(at('dealing', 'd', 'deal'))).toContain('exposed');
  expect(ids(at('preflop', 'p3'))).toEqual(expect.arrayContaining(['extra', 'early', 'early-burn']));
  expect(ids(at('flop', 'p3'))).not.toContain('extra');
  expect(ids(at('preflop', 'd', 'burn'))).toEqual(expect.arrayContaining(['many', 'no-burn', 'two-burns']));
  expect(ids(at('preflop', 'd', 'board'))).not.toContain('no-burn');
  expect(ids(at('done', ''))).toEqual([]);
  expect(ids(at('river', 'p3'))).toEqual(['oot', 'words', 'killed', 'clock', 'swept', 'pushed', 'dropped', 'drop-muck', 'foul', 'missing']);
  expect(ids(at('showdown', 'p3'))).toEqual(['killed', 'pushed', 'foul', 'missing']);
  expect(ids(at('flop', 'd', 'burn'))).toContain('swept');
  expect(ids(at('preflop', 'd', 'burn'))).not.toContain('swept');
});

it('has what is likeliest first, each once', () => {
  expect(ids(at('preflop', 'p3')).slice(0, 5)).toEqual(['early', 'extra', 'oot', 'words', 'killed']);
  expect(ids(at('flop', 'p3')).slice(0, 3)).toEqual(['early', 'oot', 'words']);
  for (const table of [at('dealing', 'd', 'deal'), at('preflop', 'p3'), at('flop', 'd', 'burn'), at('river', 'p3')])
    expect(new Set(ids(table)).size).toBe(ids(table).length);
});

it('names the player who is to act where the mistake is about him', () => {
  const clock = mistakes(at('flop', 'p3')).find((mistake) => mistake.id === 'clock');
  expect(clock && linesOf(clock, 0, true, 'p3')).toEqual(['fl clock p3']);
  const joker = mistakes(at('preflop', 'd', 'burn')).find((mistake) => mistake.id === 'joker');
  expect(joker && linesOf(joker, 0, false)).toEqual(['d bn', 'd db XX????']);
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
