/** Removes the questions that a page asks of its entries: "Why use Wix?", "Who should buy the Wyze Cam v4?" */
import { languagePack } from '../../languages/packs.ts';
import type { NaturalCase } from '../../read/natural-case.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { withoutPossessive } from './own-name.ts';
import type { ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { maxAlike } = questionsRule.values;

/**
 * Returns the asks without those of one page that differ only in a name, if there are `maxAlike` of them: they are the
 * headings of a list, and another page does not owe its readers the same entries. Nor those for the merits of a name.
 * @param keyword stems of the keyword, which are no names
 */
export function withoutEntryQuestions(
  asks: readonly ReadAsk[],
  keyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): ReadAsk[] {
  const { merits } = languagePack(analyzer.language).questions ?? {};
  const forMerits = merits === undefined ? null : new RegExp(`^(?:${merits})(?![\\p{L}\\p{M}])`, 'iu');
  const asked = new Map<string, Set<string>>();
  const read = asks.map((ask) => ({ ask, key: withoutNames(ask) }));
  for (const { ask, key } of read) if (key !== null) asked.set(key, (asked.get(key) ?? new Set()).add(ask.text));
  return read.flatMap(({ ask, key }) => {
    const isEntry = (asked.get(key ?? '')?.size ?? 0) >= maxAlike || praisesName(ask);
    return isEntry ? [] : [ask];
  });

  /** Whether a page asks for the merits of what only a name tells: a firm or a product, no place and no short form. */
  function praisesName({ text, page }: ReadAsk): boolean {
    if (page === undefined || forMerits?.test(text) !== true) return false;
    return analyzer.analyze(text).some(({ stem, text: word }, at) => {
      const name = withoutPossessive(word);
      if (at === 0 || keyword.has(stem) || !naturalCase.isCapitalised(name)) return false;
      const usual = naturalCase(name);
      return usual !== usual.toUpperCase() && !isPlace(usual, analyzer.language);
    });
  }

  /** The page of a question, and its words besides names; null if it has no page or no names. */
  function withoutNames({ text, page }: ReadAsk): string | null {
    if (page === undefined) return null;
    const words = analyzer.analyze(text);
    const plain = words.filter(
      ({ stem, text: word }, at) => at === 0 || keyword.has(stem) || !naturalCase.isCapitalised(word),
    );
    return plain.length === words.length ? null : [page.source_id, ...plain.map(({ text: word }) => word)].join(' ');
  }
}
