/** Checks each cited sentence of the answers against the pages that it cites. */
import type { ObservedAnswer } from '../../gather/ports.ts';
import { passagesOf } from '../../read/passages.ts';
import type { ReadSource } from '../../read/read-source.ts';
import type { ClaimSupport } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { pageKey } from '../citations/page-places.ts';
import { type CitedSentence, citedSentences } from './cited-sentences.ts';
import { coverageWith } from './coverage.ts';
import { judgeClaim, type Proof } from './judge.ts';
import { type Unit, unitsOf } from './page-units.ts';
import { supportRule } from './rule.ts';
import { toldReader } from './told.ts';

const { minWords } = supportRule.values;

export interface JudgedSentence extends CitedSentence {
  state: ClaimSupport;
  /** The place that supports or contradicts it. */
  proof: Proof | null;
  /** Present if a language model judged it. */
  prompt_version?: string;
}

/**
 * Judges the cited sentences of each answer, in the order of `answers`.
 * @param sources all pages of the audit; those that were not read leave a sentence `unreadable`
 */
export function measureSupport(
  answers: readonly ObservedAnswer[],
  sources: readonly ReadSource[],
  analyzer: Analyzer,
  country: string,
): JudgedSentence[][] {
  const reader = toldReader(analyzer, country);
  const coverage = coverageWith(vectorsOf(analyzer.language), reader.polarity);
  const readable = readablePages(sources);
  const units = new Map<ReadSource, Unit[]>();
  const unitsOfSource = (source: ReadSource): Unit[] => {
    const known = units.get(source);
    if (known !== undefined || source.page === undefined) return known ?? [];
    const cut = unitsOf({ page: source.page, cut: passagesOf(source.page) }, reader);
    units.set(source, cut);
    return cut;
  };
  return answers.map((answer) =>
    citedSentences(answer, analyzer).flatMap((sentence): JudgedSentence[] => {
      const claim = reader.read(sentence.text);
      const size = claim.reduce((sum, { words, figures }) => sum + words.length + figures.length, 0);
      if (size < minWords) return [];
      const pages = sentence.urls.map((url) => readable.get(pageKey(url)));
      const read = [...new Set(pages.filter((page) => page !== undefined))];
      const { state, proof } = judgeClaim(claim, read.flatMap(unitsOfSource), coverage);
      // What one page does not say, another one that could not be read may.
      const isOpen = state === 'not_found' && pages.includes(undefined);
      return [{ ...sentence, state: isOpen ? 'unreadable' : state, proof }];
    }),
  );
}

/** Pages with text in the audit's language, by each of their addresses. */
export function readablePages(sources: readonly ReadSource[]): ReadonlyMap<string, ReadSource> {
  const pages = new Map<string, ReadSource>();
  for (const source of sources) {
    const { page, excluded, url, answer } = source;
    if (page === undefined || excluded === 'wrong_language' || page.document.facts.unreadable !== null) continue;
    for (const each of answer.outcome === 'fetched' ? [url, answer.final_url] : [url]) {
      if (!pages.has(pageKey(each))) pages.set(pageKey(each), source);
    }
  }
  return pages;
}
