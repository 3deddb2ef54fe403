/** The lists of words for stating figures that are kept, by language. */
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import { thai } from './th.ts';
import type { Wording } from './wording.ts';
import { chinese } from './zh.ts';

const byLanguage = new Map<string, Wording>(
  Object.entries({
    ar: arabic,
    de: german,
    en: english,
    es: spanish,
    fr: french,
    hi: hindi,
    it: italian,
    ja: japanese,
    nl: dutch,
    pt: portuguese,
    th: thai,
    zh: chinese,
  }),
);

/** The languages whose sentences are read; of others, labels and tables alone. */
export const statingLanguages: readonly string[] = [...byLanguage.keys()];

/** How `language` (ISO 639-1) states figures, or null where nobody has written it down. */
export function wordingOf(language: string): Wording | null {
  return byLanguage.get(language) ?? null;
}
