import { expect, it } from 'vitest';
import { presets, snap } from './bets';
import type { Legal } from './wire';

const legal: Legal = {
  seat: 1, to_call: 2, can_raise: true, why_not: '', min_to: 4, max_to: 200, can_check: false, pot: 3,
};

it('a preset is a total: the call, then a share of the pot after it', () => {
  expect(presets(legal, 0)).toEqual([
    { label: 'Least', to: 4 },
    { label: '½ pot', to: 5 },
    { label: 'Pot', to: 7 },
  ]);
});

it('whatever is typed becomes a legal amount', () => {
  expect([snap(1, legal), snap(1e9, legal), snap(Number.NaN, legal), snap(17.4, legal)]).toEqual([4, 200, 4, 17]);
});
