/** Removes the questions that a page asks of each of its entries in turn: "Why use Wix?", "Why use Shopify?" */
import type { NaturalCase } from '../../read/natural-case.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { maxAlike } = questionsRule.values;

/**
 * Returns the asks without those of one page that differ only in a name, if there are `maxAlike` of them: they are the
 * headings of a list, and another page does not owe its readers the same entries.
 * @param keyword stems of the keyword, which are no names
 */
export function withoutEntryQuestions(
  asks: readonly ReadAsk[],
  keyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): ReadAsk[] {
  const groups = Map.groupBy(asks, (ask) => `${ask.page?.source_id} ${withoutNames(ask) ?? ask.text}`);
  return asks.filter((ask) => {
    const key = ask.page === undefined ? null : withoutNames(ask);
    if (key === null) return true;
    const alike = groups.get(`${ask.page?.source_id} ${key}`) ?? [];
    return new Set(alike.map(({ text }) => text)).size < maxAlike;
  });

  /** The words of a question besides its names; null if it has no names. */
  function withoutNames({ text }: ReadAsk): string | null {
    const words = analyzer.analyze(text);
    const plain = words.filter(
      ({ stem, text: word }, at) => at === 0 || keyword.has(stem) || !naturalCase.isCapitalised(word),
    );
    return plain.length === words.length ? null : plain.map(({ text: word }) => word).join(' ');
  }
}
