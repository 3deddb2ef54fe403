/** Tells whether a page names a topic only once, among other things that it lists. */
import { enumerationLinks } from '../../languages/any/names.ts';
import type { SubjectName } from '../../market/topics/subject-index.ts';
import type { Passage } from '../../read/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { topicCoverageRule } from './rule.ts';

const { minListed, maxListedWords } = topicCoverageRule.values;

/**
 * Whether the one sentence of `passages` that has a topic's name has it as an item of an enumeration: "sturdy favorites
 * like the snake plant, ZZ plant, and cast iron plant" names the ZZ plant in passing. A line that begins with the name
 * is about it: "Stove, fuel, and pot". A table or a list of such lines says more than it spells out.
 */
export function isListedOnce(
  passages: readonly Passage[],
  names: readonly SubjectName[],
  analyzer: Pick<Analyzer, 'analyze' | 'sentences' | 'language'>,
): boolean {
  const sought = names.filter(({ facet, isAsked }) => facet === undefined && !isAsked);
  const stemsOf = (text: string): string[] => analyzer.analyze(text).map(({ stem }) => stem);
  const namedIn = (stems: readonly string[]): SubjectName | undefined =>
    sought.find((name) => name.stems.every((stem) => stems.includes(stem)));
  const naming: { text: string; name: SubjectName }[] = [];
  for (const { text } of passages)
    for (const { start, end } of analyzer.sentences(text))
      for (const line of text.slice(start, end).split('\n')) {
        const name = namedIn(stemsOf(line));
        if (name === undefined) continue;
        if (naming.length > 0) return false;
        naming.push({ text: line, name });
      }
  const [only] = naming;
  if (only === undefined) return false;
  const items = only.text.split(separators).map((item) => item.trim());
  const at = items.findIndex((item) => namedIn(stemsOf(item)) !== undefined);
  return items.length >= minListed && at > 0 && (items[at]?.split(/\s+/u).length ?? 0) <= maxListedWords;
}

/** What stands between the items of an enumeration. */
const separators = new RegExp(
  `[,;、，；]|(?<![\\p{L}\\p{M}\\p{N}])(?:${[...enumerationLinks].join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);
