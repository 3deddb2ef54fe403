/** Gives the candidates of a market the labels that its texts support, or none. */
import type { ReadMarket } from '../../../read/read-market.ts';
import { isFurniture } from '../../names/term-noise.ts';
import type { Candidate } from '../candidate.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectIndex } from '../subject-index.ts';
import { boundPrefixes } from './bound-prefixes.ts';
import { boundWords, placesOf } from './bound-words.ts';
import { describedNouns } from './described-nouns.ts';
import { lacksNoun } from './describing-words.ts';
import { labelOf } from './labels.ts';
import { phraseEnds } from './phrase-ends.ts';

const { minSites } = topicsRule.values;

/** Returns a function that gives the label of a candidate; null for one that is cut from a longer phrase, or no subject. */
export function topicLabels(
  { pages, keyword, naturalCase, analyzer }: ReadMarket,
  candidates: readonly Candidate[],
  indexes: readonly SubjectIndex[],
): (candidate: Candidate) => string | null {
  const wanted = new Set(keyword);
  const analyzed = pages.map(({ page }) => page);
  const nounOf = describedNouns(analyzed, analyzer.language);
  const prefixOf = boundPrefixes(analyzed, analyzer.language);
  const boundTo = boundWords(analyzed, analyzer);
  const endOf = phraseEnds(analyzed, analyzer.language);
  const writtenOn = (stems: readonly string[]): ReadonlySet<string> =>
    new Set(
      analyzed.flatMap(({ blocks, domain }) =>
        blocks.some(({ words }) => placesOf(stems, words).length > 0) ? [domain] : [],
      ),
    );
  const isWithoutNoun = lacksNoun(analyzer.language);
  return (candidate) => {
    const label = labelOf(candidate, candidates, indexes, wanted, nounOf, writtenOn);
    const words = label === null ? [] : analyzer.analyze(label);
    const [first] = words;
    if (label === null || first === undefined || candidate.name.isAsked) return label;
    if (candidate.wholeSites < minSites && isWithoutNoun(label, words)) return null;
    // "Häufige", with the noun that it describes: "häufige Fragen".
    const content = words.flatMap(({ stop, text }) => (stop ? [] : [text]));
    if (isFurniture(content, analyzer.language)) return null;
    // "Person tutoring": the half of a word that is nearly always written "in-person".
    const prefix = prefixOf(first.text);
    const bound = boundTo(words);
    const end = endOf(words);
    if (prefix === null || bound === null || end === null) return null;
    const before = prefix === '' ? bound : prefix;
    return `${before}${before === '' ? label : naturalCase(label)}${end}`;
  };
}
