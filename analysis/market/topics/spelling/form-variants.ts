/** Chooses between the written forms of the same words, such as singular and plural, so that no single page decides. */
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { withoutAccents } from '../../../text/normalize.ts';
import { topicsRule } from '../rule.ts';
import type { PhraseForm } from '../subject-phrases.ts';

const { minVariantSites, maxInflection } = topicsRule.values;

/** Returns a function for the number of sites that write a lower-case word, in headings or in text. */
export function writingSites(pages: readonly AnalyzedPage[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const own of Map.groupBy(pages, ({ domain }) => domain).values()) {
    const written = new Set(own.flatMap(({ blocks }) => blocks.flatMap(({ words }) => words.map(({ text }) => text))));
    for (const word of written) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => counts.get(word) ?? 0;
}

/**
 * Returns one form of each sequence of stems, the best supported first: of "rebate" and "rebates" the longest that
 * enough sites write, wherever they write it, if it is about as long as the usual one; of "road-trip" and "road trip"
 * the one without a hyphen.
 * @param sitesOf number of sites that write a word
 */
export function formsByWeight(forms: readonly PhraseForm[], sitesOf: (word: string) => number): PhraseForm[] {
  const groups = Map.groupBy(forms, ({ words }) => words.map(({ stem }) => stem).join(' '));
  const chosen = [...groups.values()].flatMap((variants) => {
    const weight = Math.max(...variants.map((form) => form.weight));
    const [usual] = variants.toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
    const same = variants.filter((form) => usual !== undefined && areInflections(form, usual));
    const written = same.map((form) => ({ form, sites: Math.min(...form.words.map(({ text }) => sitesOf(text))) }));
    const most = Math.max(...written.map(({ sites }) => sites));
    const [best] = written
      .filter(({ sites }) => sites >= Math.min(minVariantSites, most))
      .map(({ form }) => form)
      .toSorted(
        (a, b) =>
          Number(isPossessive(a)) - Number(isPossessive(b)) ||
          hyphensIn(a) - hyphensIn(b) ||
          b.text.length - a.text.length ||
          (a.text < b.text ? -1 : 1),
      );
    return best === undefined ? [] : [{ ...best, weight }];
  });
  return chosen.toSorted((a, b) => b.weight - a.weight || b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
}

/** Whether words of the same stems are about as long, so that only their number differs: not "design" and "designers". */
function areInflections(a: PhraseForm, b: PhraseForm): boolean {
  return a.words.every(({ text }, at) => isAsLong(text, b.words[at]?.text ?? ''));
}

const isAsLong = (a: string, b: string): boolean => Math.abs(a.length - b.length) <= maxInflection;

/**
 * Whether two words of one stem are forms of one, such as singular and plural, and no different words of about the same
 * length: "community", "communicate".
 */
export function areForms(a: string, b: string): boolean {
  const [one, other] = [withoutAccents(a), withoutAccents(b)];
  const least = Math.min(one.length, other.length) - 1;
  return isAsLong(one, other) && one.slice(0, least) === other.slice(0, least);
}

const isPossessive = ({ text }: PhraseForm): boolean => /['’]s?$/u.test(text);

const hyphensIn = ({ text }: PhraseForm): number => text.split('-').length - 1;
