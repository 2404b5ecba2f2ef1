import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '../words/de';
import { es } from '../words/es';
import { fr } from '../words/fr';
import './evening-words';
import { english as en, filled, stretched, type Key } from './catalogue';

const keys = Object.keys(en) as Key[];
const source = (readdirSync('src', { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/words[\\/]|\.test\.ts$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');
/** `lesson.${one}.tip` names every key of that shape. */
const shapes = [...source.matchAll(/say\(`([a-z]+\.[^`]*)`/g)].map(([, text]) => new RegExp(`^${(text ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
const given = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort();

describe.each([['de', de], ['fr', fr], ['es', es]])('%s', (_, words) => {
  it('has every sentence, no other, and in each the same places', () => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(words[key].trim(), key).not.toBe('');
      expect(given(words[key]), key).toEqual(given(en[key]));
    }
  });

  it('has thirteen ranks and four suits', () => {
    expect(words['card.ranks'].split(' ')).toHaveLength(13);
    expect(words['card.suits'].split(' ')).toHaveLength(4);
  });
});

it('every sentence is said somewhere', () => {
  const unused = keys.filter((key) => !source.includes(`'${key}'`) && !shapes.some((shape) => shape.test(key)));
  expect(unused).toEqual([]);
});

it('fills in what is given, numbers as the language writes them', () => {
  const german = new Intl.NumberFormat('de').format;
  expect(filled('{n} von {of}', { n: 12450, of: 'x' }, german)).toBe('12.450 von x');
  expect(filled('{unknown}', {}, german)).toBe('{unknown}');
});

it('the longest language is four tenths longer and keeps the places', () => {
  expect(stretched('Call {n}').length).toBeGreaterThan('Call {n}'.length + 1);
  expect(stretched(en['call'])).toContain('{n}');
});
