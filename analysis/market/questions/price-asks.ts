/** Derives the question what the keyword's subject costs from text that states its price. */
import { languagePack } from '../../languages/packs.ts';
import type { CutPage, ReadMarket } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { signReader } from '../answers/sentence-signs.ts';
import { endsPhrase, type KeywordSubject, placesOf } from './keyword-subject.ts';
import type { Ask } from './question-asks.ts';
import { questionsRule } from './rule.ts';

const { minSubjectSites, maxWordsToPrice } = questionsRule.values;

/**
 * Returns the question for the first of `subjects` whose price several sites state, once for each page that does. Empty
 * if the language has no wording.
 */
export function priceAsks({ pages, keyword, analyzer }: ReadMarket, subjects: readonly KeywordSubject[]): Ask[] {
  const { priceOf } = languagePack(analyzer.language).questions ?? {};
  // Who searches for "under 500" knows the price.
  if (priceOf === undefined || keyword.some((stem) => /\p{N}/u.test(stem))) return [];
  for (const { stems, text } of subjects) {
    const asks = pages.flatMap((page): Ask[] => {
      const section = passagesWithPrice(page, stems, analyzer);
      const question = priceOf.replace('$1', () => text);
      return section.length === 0
        ? []
        : [{ text: question, origin: 'derived', page: page.page, section, isPair: false }];
    });
    if (new Set(asks.map(({ page }) => page?.domain)).size >= minSubjectSites) return asks;
  }
  return [];
}

/** The passages with a sentence that states what the subject itself costs. */
function passagesWithPrice({ cut }: CutPage, stems: readonly string[], analyzer: Analyzer): CutPage['cut']['passages'] {
  const readSigns = signReader(analyzer.language);
  const hasMoney = (text: string): boolean => readSigns(text).has('money');
  return cut.passages.filter(
    (passage) =>
      stems.every((stem) => passage.stems.has(stem)) &&
      hasMoney(passage.text) &&
      analyzer.sentences(passage.text).some(({ start, end }) => statesPrice(passage.text.slice(start, end))),
  );

  /**
   * Whether a word about price stands near the subject ("the cost of a wedding"), or money right after it ("a wedding
   * for $900").
   */
  function statesPrice(sentence: string): boolean {
    if (!hasMoney(sentence)) return false;
    const words = analyzer.analyze(sentence);
    const between = (from: number, to: number): string =>
      sentence.slice(words[Math.max(0, from)]?.start, words[Math.min(to, words.length) - 1]?.end);
    return placesOf(stems, words).some((at) => {
      const after = at + stems.length;
      const near = [at === 0 ? '' : between(at - maxWordsToPrice, at), between(after, after + maxWordsToPrice)];
      if (near.some((text) => namesPrice(text, analyzer.language))) return endsPhrase(words, after, analyzer.language);
      const next = words.findIndex((word, index) => index >= after && !word.stop);
      return next >= 0 && next - after <= maxWordsToPrice && hasMoney(between(after, next + 1));
    });
  }
}
