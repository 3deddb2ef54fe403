/** Reads the keyword itself as the thing it is about, where running text names only a part of it with an article. */
import { languagePack } from '../../../languages/packs.ts';
import type { ReadMarket } from '../../../read/read-market.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { nounSignsOf } from '../../../text/vocabulary.ts';
import { questionsRule } from '../rule.ts';
import { endsPhrase, type KeywordSubject, placesOf } from './phrase-places.ts';

const { minCountedUses, maxBetween } = questionsRule.values;

/**
 * Returns the thing that the words `stems`, which stand together in the search, name: "a hiking backpack". A page
 * must write them so. It can be counted if text puts an article before its last word, and takes the article that text
 * puts before its first; otherwise a word such as "your" or "this" must stand before it. Null if its number cannot be
 * told.
 */
export function searchedPhrase(
  { pages, naturalCase, analyzer: { language } }: ReadMarket,
  stems: readonly string[],
): KeywordSubject | null {
  const { articles = '', massNoun, pluralNoun } = languagePack(language).questions ?? {};
  const isArticle = new Set(articles.split(' '));
  const isHeadFirst = languagePack(language).nouns?.comeFirst === true;
  const head = stems.at(isHeadFirst ? 0 : -1) ?? '';
  const signOf = nounSignsOf(language);
  const spellings = new Map<string, number>();
  const before = new Map<string, number>();
  const counted = new Map<string, number>();
  let named = 0;
  for (const { page } of pages) {
    for (const { block, words } of page.blocks) {
      for (const at of placesOf(stems, words)) {
        if (!endsPhrase(words, at + stems.length, language)) continue;
        const sign = words[at]?.joined === true ? signOf?.(words[at - 1]?.text ?? '') : undefined;
        if (block.kind !== 'heading' && sign === 'noun') named++;
        const written = block.text.slice(words[at]?.start, words[at + stems.length - 1]?.end);
        const spelling = block.kind === 'heading' ? naturalCase(written) : written;
        spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
      }
      if (block.kind === 'heading') continue;
      for (const at of placesOf(stems.slice(0, 1), words)) {
        const article = words[at]?.joined === true ? words[at - 1]?.text : undefined;
        if (article !== undefined && isArticle.has(article)) before.set(article, (before.get(article) ?? 0) + 1);
      }
      for (const at of placesOf([head], words).filter((place) => isCounted(words, place))) {
        const text = words[at]?.text ?? '';
        counted.set(text, (counted.get(text) ?? 0) + 1);
      }
    }
  }
  const [noun] = mostOf(spellings);
  if (noun === undefined) return null;
  if (pluralNoun?.test(noun) === true && named > 0) return { stems, text: noun, noun, number: 'many' };
  // "A tutor" counts tutors, but no tutoring.
  const last =
    noun
      .toLowerCase()
      .split(/\s+/u)
      .at(isHeadFirst ? 0 : -1) ?? '';
  if ((counted.get(last) ?? 0) >= minCountedUses) {
    const [article] = mostOf(before);
    return article === undefined ? null : { stems, text: `${article} ${noun}`, noun, number: 'one' };
  }
  const ofOthers = [...counted.values()].reduce((sum, count) => sum + count, 0);
  if (pluralNoun?.test(noun) === true && ofOthers >= minCountedUses) return { stems, text: noun, noun, number: 'many' };
  return massNoun?.test(noun) === true && named > 0 ? { stems, text: noun, noun, number: 'mass' } : null;

  /** Whether an article stands before the word at `at`, with at most a few words that describe it between. */
  function isCounted(words: readonly AnalyzedWord[], at: number): boolean {
    if (!endsPhrase(words, at + 1, language)) return false;
    for (let place = at; place > 0 && at - place <= maxBetween && words[place]?.joined === true; place--) {
      const word = words[place - 1];
      if (word === undefined || isArticle.has(word.text)) return word !== undefined;
      if (word.stop || word.figure) return false;
    }
    return false;
  }
}

/** The keys, most frequent first. */
function mostOf(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}
