/** Collects the surface forms of terms, in the case used in running text. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { lowerCase } from '../../text/words.ts';
import { termsRule } from './rule.ts';
import { forEachTerm, readBlocks } from './term-occurrences.ts';

const { minInside, minOutside, minOwnCaseShare } = termsRule.values;

/** A surface form of a term. */
export interface TermForm {
  /** In the case it nearly always has, otherwise in lower case. */
  text: string;
  count: number;
  /** Whether it is nearly always capitalized, even where running text does not require it. */
  isCapitalised: boolean;
}

interface Spellings {
  count: number;
  /** Spellings in the middle of sentences, with counts. */
  inside: Map<string, number>;
  /** Spellings elsewhere: at the start of sentences and lines, and in headings. */
  outside: Map<string, number>;
}

/**
 * Returns the forms of the terms in `keys`, by key; most frequent first, ties by form.
 * @param isRare whether a stem is rare in the language and thus likely a name if always capitalized
 */
export function formsOf(
  pages: readonly Pick<AnalyzedPage, 'blocks'>[],
  keys: ReadonlySet<string>,
  language: string,
  isRare: (stem: string) => boolean,
): Map<string, TermForm[]> {
  const found = new Map<string, Map<string, Spellings>>();
  for (const { block, words } of pages.flatMap(readBlocks)) {
    const tells = !isTitle(block.text, words);
    forEachTerm(words, (key, first, size) => {
      if (!keys.has(key)) return;
      const written = block.text
        .slice(words[first]?.start, words[first + size - 1]?.end)
        .normalize('NFC')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[‐‑]/gu, '-')
        .replaceAll('’', "'");
      const form = lowerCase(written, language);
      const forms = found.get(key) ?? new Map<string, Spellings>();
      found.set(key, forms);
      const spellings = forms.get(form) ?? { count: 0, inside: new Map(), outside: new Map() };
      forms.set(form, spellings);
      spellings.count++;
      const { inside, outside } = spellings;
      const counts = tells && isInside(block.text, words[first], words[first - 1]) ? inside : outside;
      counts.set(written, (counts.get(written) ?? 0) + 1);
    });
  }
  const written = new Map(
    [...found].map(([key, forms]) => {
      const isName = key.split(' ').every(isRare);
      return [key, [...forms].map(([form, spellings]) => asWritten(form, spellings, isName)).sort(byCount)];
    }),
  );
  const ofWord = new Map(
    [...written]
      .filter(([key]) => !key.includes(' '))
      .flatMap(([, forms]) => forms.map(({ form, text }) => [form, text] as const)),
  );
  return new Map(
    [...written].map(([key, forms]) => [
      key,
      forms.map(({ form, text, count }) => {
        const cased = text === form && key.includes(' ') ? wordByWord(form, ofWord) : text;
        return { text: cased, count, isCapitalised: cased !== form };
      }),
    ]),
  );
}

/** Applies to each word of a form its own case, because acronyms and names keep it in phrases. */
function wordByWord(form: string, ofWord: ReadonlyMap<string, string>): string {
  return form.replaceAll(/[^\s-]+/gu, (word) => ofWord.get(word) ?? word);
}

function byCount(a: { form: string; count: number }, b: { form: string; count: number }): number {
  return b.count - a.count || (a.form < b.form ? -1 : 1);
}

/** Whether a word follows one without a capital, so that any capital is its own. */
function isInside(text: string, word: AnalyzedWord | undefined, before: AnalyzedWord | undefined): boolean {
  return word?.joined === true && before !== undefined && !beginsWithCapital(text.slice(before.start, before.end));
}

/** Whether every word except stop words is capitalized, as in many headings and product names. */
function isTitle(text: string, words: readonly AnalyzedWord[]): boolean {
  return words.every(({ stop, figure, start, end }) => stop || figure || beginsWithCapital(text.slice(start, end)));
}

function beginsWithCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written);
}

function asWritten(form: string, { count, inside, outside }: Spellings, isName: boolean) {
  const everywhere = [...inside, ...outside];
  const isAlwaysCapital = everywhere.every(([written]) => beginsWithCapital(written));
  const tells = isAlwaysCapital && (inside.size > 0 || (isName && count >= minOutside));
  return {
    form,
    text: ownCase([...inside], minInside) ?? (tells ? ownCase(everywhere, 1) : undefined) ?? form,
    count,
  };
}

/** The spelling of nearly all occurrences, if there are enough. */
function ownCase(spellings: readonly (readonly [string, number])[], least: number): string | undefined {
  const times = new Map<string, number>();
  for (const [written, count] of spellings) times.set(written, (times.get(written) ?? 0) + count);
  const total = [...times.values()].reduce((sum, count) => sum + count, 0);
  const [first] = [...times].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first !== undefined && total >= least && first[1] >= total * minOwnCaseShare ? first[0] : undefined;
}
