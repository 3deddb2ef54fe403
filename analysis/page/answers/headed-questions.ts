/** Tells whether a heading of a page may be on a question, so that a missing answer is not certain. */
import type { CutPage } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedFor, isOnPrice } from '../../text/question-cues.ts';
import { answerabilityRule } from './rule.ts';

const { minHeadedWords, minStemChars } = answerabilityRule.values;

/**
 * Returns a predicate for questions: whether a heading has a word of theirs beside the keyword's, all their words, or is
 * on the cost or the time like them: "What about running costs?" for "Is a heat pump cheaper to run?".
 * @param keyword stems of the keyword
 */
export function headedQuestions(
  { page }: CutPage,
  keyword: readonly string[],
  analyzer: Analyzer,
): (question: string) => boolean {
  const headings = page.blocks.flatMap(({ block, words }) =>
    block.kind === 'heading' ? [{ stems: new Set(words.map(({ stem }) => stem)), ...mattersOf(block.text) }] : [],
  );
  const isOwn = (stem: string): boolean => stem.length >= minStemChars && !keyword.includes(stem);
  return (question) => {
    const words = analyzer.analyze(question);
    const sought = words.flatMap(({ stop, stem }) => (stop ? [] : [stem]));
    const asked = mattersOf(question);
    return headings.some(
      (heading) =>
        (asked.isOnPrice && heading.isOnPrice) ||
        // "Cheaper to run" and "running costs" have an everyday word in common.
        (asked.compares && heading.isOnPrice && words.some(({ stem }) => isOwn(stem) && heading.stems.has(stem))) ||
        (asked.asksWhen && heading.asksWhen) ||
        sought.some((stem) => heading.stems.has(stem) && !keyword.includes(stem)) ||
        (sought.length >= minHeadedWords && sought.every((stem) => heading.stems.has(stem))),
    );
  };

  function mattersOf(text: string): { isOnPrice: boolean; compares: boolean; asksWhen: boolean } {
    const kind = askedFor(text, analyzer.language)?.kind;
    return {
      isOnPrice: isOnPrice(text, analyzer.language),
      compares: kind === 'compare',
      asksWhen: kind === 'when',
    };
  }
}
