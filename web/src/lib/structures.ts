// Made by scripts/rulebook_pages.py from src/burncard/game/structures.
export const STRUCTURES: readonly { code: string; name: string; limits: 'none' | 'double' | 'spread' }[] = [
  { code: 'NT', name: 'No limit', limits: 'none' },
  { code: 'FT', name: 'Fixed limit', limits: 'double' },
  { code: 'PT', name: 'Pot limit', limits: 'none' },
  { code: 'ST', name: 'Spread limit', limits: 'spread' },
];
