const whole = new Intl.NumberFormat('en');

export const chips = (amount: number): string => whole.format(amount);

const PHASES: Record<string, string> = {
  dealing: 'The deal', preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River',
  showdown: 'Showdown', done: 'Hand over', misdeal: 'Misdeal', void: 'Hand void',
};

export const phaseName = (phase: string): string => PHASES[phase] ?? phase;
