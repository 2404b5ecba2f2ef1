// What somebody chose for this browser: how it looks, speaks and listens, and the book they rule by. Kept in it alone.

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
/** The real ones, and one that is 40 % longer than English, to see whether everything has room. */
export type Spoken = Language | 'long';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  deck: 'four' | 'two';
  letters: boolean;
  language: Spoken | '';
  /** Single letters act on the table (WCAG 2.1.4: they can be switched off). */
  keys: boolean;
  rulebook: string;
}

const NAME = 'burncard.choices';
const FIRST: Choices = { theme: 'system', deck: 'four', letters: false, language: '', keys: true, rulebook: '' };

function kept(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...FIRST };
  }
}

export const choices = $state<Choices>(kept());

/** Change and keep. A browser that keeps nothing still changes. */
export function choose(change: Partial<Choices>): void {
  Object.assign(choices, change);
  try {
    localStorage.setItem(NAME, JSON.stringify(choices));
  } catch {
    // private windows: it holds until the page is closed
  }
}

/** The language to speak: the one that was chosen, else the first of the browser's that we have. */
export function spoken(): Spoken {
  if (choices.language) return choices.language;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** A list kept in this browser, newest first. */
export function keptList<T>(name: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(`burncard.${name}`) ?? '[]') as T[];
  } catch {
    return [];
  }
}

export function keepList(name: string, list: unknown[]): void {
  try {
    localStorage.setItem(`burncard.${name}`, JSON.stringify(list));
  } catch {
    // as above
  }
}
