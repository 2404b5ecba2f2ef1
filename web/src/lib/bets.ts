import type { Legal } from './wire';

export interface Preset {
  label: string;
  to: number;
}

/** The legal amount nearest to `to`. */
export const snap = (to: number, legal: Legal): number =>
  Math.max(legal.min_to, Math.min(legal.max_to, Number.isFinite(to) ? Math.round(to) : legal.min_to));

/** The bet or raise, as a total, that puts `share` of the pot (after the call) in on top of the call. */
export const potShare = (share: number, legal: Legal, bet: number): number =>
  snap(bet + legal.to_call + share * (legal.pot + legal.to_call), legal);

/** Least, half pot, two thirds, pot; the same amount is offered once. All-in stands apart and is not among them. */
export function presets(legal: Legal, bet: number): Preset[] {
  const all: Preset[] = [
    { label: 'Least', to: legal.min_to },
    { label: '½ pot', to: potShare(1 / 2, legal, bet) },
    { label: '⅔ pot', to: potShare(2 / 3, legal, bet) },
    { label: 'Pot', to: potShare(1, legal, bet) },
  ];
  return all.filter((preset, at) => all.findIndex((other) => other.to === preset.to) === at);
}
