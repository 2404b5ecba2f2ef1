import { say, number } from './say.svelte';

export const chips = (amount: number): string => number(amount);

const PHASES = ['dealing', 'preflop', 'flop', 'turn', 'river', 'showdown', 'done', 'misdeal', 'void'] as const;

export const phaseName = (phase: string): string => {
  const known = PHASES.find((one) => one === phase);
  return known ? say(`phase.${known}`) : phase;
};
