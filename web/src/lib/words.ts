// Chips put out without a word, in one motion or several, as the line that tells them.

/** Chips a player would have at these blinds, smallest first. */
export function denominations(bigBlind: number): number[] {
  const steps = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000, 25_000_000];
  const from = Math.max(0, steps.findLastIndex((chip) => chip <= Math.max(1, bigBlind / 2)));
  return steps.slice(from, from + 5);
}

/** `100 25 + 50`: a motion each, none of them empty. */
export const putOut = (motions: number[][]): string =>
  motions
    .filter((motion) => motion.length)
    .map((motion) => motion.join(' '))
    .join(' + ');

export const total = (motions: number[][]): number => motions.flat().reduce((sum, chip) => sum + chip, 0);
