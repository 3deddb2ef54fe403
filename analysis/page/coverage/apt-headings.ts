/** Chooses the headings of other pages that show what a topic is. */
import type { FoundTopic } from '../../market/topics/measure.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { topicCoverageRule } from './rule.ts';

const { minHeadingShare, minHeadingsOfWord, minSites } = topicCoverageRule.values;

type Heading = FoundTopic['headings'][number];

/**
 * Returns the headings that have the words of `label` and hardly more, words of the keyword aside: "Career options for
 * professionals" is not about options. A label that begins after a hyphen is half a word: "Sponsored plans" of
 * "Employer-sponsored plans". A heading that is the label itself counts where several sites head the topic. `isHeaded`:
 * there is one or, for a label of one word, one with this word alone or enough others, because a single word in a
 * heading may be part of another subject.
 * @param query the keyword's stems
 */
export function aptHeadings(
  label: string,
  { headings, headed }: Pick<FoundTopic, 'headings' | 'headed'>,
  query: readonly string[],
  analyzer: Analyzer,
): { apt: Heading[]; isHeaded: boolean } {
  const contentOf = (text: string): string[] => [
    ...new Set(analyzer.analyze(text).flatMap(({ stem, stop, figure }) => (stop || figure ? [] : [stem]))),
  ];
  const ownOf = (stems: readonly string[]): readonly string[] => {
    const own = stems.filter((stem) => !query.includes(stem));
    return own.length > 0 ? own : stems;
  };
  const named = contentOf(label);
  const sought = ownOf(named);
  const [first] = analyzer.analyze(label).filter(({ stop, figure }) => !stop && !figure);
  const apt = headings.filter(({ text }) => {
    if (headed < minSites && text.toLowerCase() === label.toLowerCase()) return false;
    const place = analyzer.analyze(text).find(({ stem }) => stem === first?.stem)?.start ?? 0;
    if (/[\p{L}\p{N}][-‐‑]$/u.test(text.slice(0, place))) return false;
    const held = contentOf(text);
    return named.every((stem) => held.includes(stem)) && sought.length >= minHeadingShare * ownOf(held).length;
  });
  const isAlone = apt.some(({ text }) => ownOf(contentOf(text)).length === sought.length);
  return { apt, isHeaded: apt.length >= (sought.length > 1 || isAlone ? 1 : minHeadingsOfWord) };
}
