import { expect, it } from 'vitest';
import { packed, unpacked } from './handlink';

it('a hand goes through a link and back', async () => {
  const text = 'variant = "NT"\nplayers = ["Adébáyọ̀", "Łukasz"]\n'.repeat(40);
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(text.length / 4);
  expect(await unpacked(link)).toBe(text);
  await expect(unpacked('no%link')).rejects.toThrow();
});
