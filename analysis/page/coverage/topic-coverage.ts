/** Whether a page treats the topics of its market, and where: by the model that says so of the market's pages. */
import {
  isTreated,
  type SubjectIndex,
  type SubjectName,
  type Treatment,
  treatmentOf,
} from '../../market/topics/subject-index.ts';
import type { Passage } from '../../read/passages.ts';
import { ascending, quantile } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { topicCoverageRule } from './rule.ts';

export type CoverageStatus = 'covered' | 'partial' | 'missing';

export interface TopicCoverage {
  status: CoverageStatus;
  /** The page says something near to it, so that nobody can be sure that it is missing. */
  isEchoed: boolean;
  /** Best first. */
  passages: Passage[];
  /** The page gives it a section. */
  hasSection: boolean;
  /** Words that the page gives to it, and the pages that give it a section, in the middle of them; 0 where none does. */
  words: { own: number; usual: number };
  /** Words that the page gives to it, 1 being the 25th percentile of the pages that treat it; at most 1. */
  score: number;
  /** The market's best passage of those that may be quoted. */
  example: Passage | null;
  /** The same judgement of each page of the market, by source. */
  statuses: ReadonlyMap<string, CoverageStatus>;
}

const { maxPassages, coveredQuantile, usualQuantile } = topicCoverageRule.values;

/** A page that gives a topic a section or a passage covers it; one that names it touches it. */
function statusOf(treatment: Treatment | null): CoverageStatus {
  if (treatment === null) return 'missing';
  return isTreated(treatment) ? 'covered' : 'partial';
}

/**
 * The coverage of each topic, by its names, by the page of `own`; `quotable` are ids of passages.
 * @param isEchoed of a topic's names: whether the page says something near to them
 * @param wordsNear of a topic's names: words of the page's passages with words of their families
 */
export function coverTopics(
  topics: readonly (readonly SubjectName[])[],
  own: SubjectIndex,
  market: readonly SubjectIndex[],
  quotable: ReadonlySet<string>,
  isEchoed: (names: readonly SubjectName[]) => boolean,
  wordsNear: (names: readonly SubjectName[]) => number,
): TopicCoverage[] {
  return topics.map((names) => {
    const ours = treatmentOf(own, names);
    const theirs = market.map((index) => ({ source_id: index.source_id, treatment: treatmentOf(index, names) }));
    const treating = theirs.flatMap(({ treatment }) => (isTreated(treatment) ? [treatment] : []));
    const usual = treating.length === 0 ? 0 : quantile(ascending(treating.map(({ words }) => words)), coveredQuantile);
    const sections = treating.filter(({ depth }) => depth === 'section').map(({ words }) => words);
    // A table shows a subject only to those who see it whole.
    const examples = treating
      .toSorted((a, b) => b.words - a.words)
      .flatMap(({ passages }) => passages.filter(({ id }) => quotable.has(id)).slice(0, 1))
      .toSorted((a, b) => Number(a.kind === 'table') - Number(b.kind === 'table'));
    return {
      status: statusOf(ours),
      isEchoed: isEchoed(names),
      passages: (ours?.passages ?? []).slice(0, maxPassages),
      hasSection: ours?.depth === 'section',
      words: {
        own: Math.max(ours?.words ?? 0, wordsNear(names)),
        usual: sections.length === 0 ? 0 : Math.round(quantile(ascending(sections), usualQuantile)),
      },
      score: usual === 0 ? 0 : round(Math.min(1, (ours?.words ?? 0) / usual)),
      example: examples[0] ?? null,
      statuses: new Map(theirs.map(({ source_id, treatment }) => [source_id, statusOf(treatment)])),
    };
  });
}

/** The sentence of `passage` that speaks most of a topic, by its stems; the first of equals. */
export function sentenceAbout(passage: Passage, stems: readonly string[], analyzer: Analyzer): string {
  const sought = new Set(stems);
  const sentences = analyzer.sentences(passage.text).map(({ start, end }) => passage.text.slice(start, end).trim());
  const about = sentences.map((text) => {
    const said = new Set(analyzer.analyze(text).map(({ stem }) => stem));
    return { text, shared: [...sought].filter((stem) => said.has(stem)).length };
  });
  const best = about.reduce((a, b) => (b.shared > a.shared ? b : a), { text: passage.text, shared: 0 });
  return best.text;
}
