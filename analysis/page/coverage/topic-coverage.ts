/** Judges whether and where a page treats the market's topics, with the model that judges the market's pages. */
import type { SubjectIndex, SubjectName } from '../../market/topics/subject-index.ts';
import { isTreated, passagesWith, type Treatment, treatmentOf } from '../../market/topics/treatment.ts';
import type { Passage } from '../../read/passages.ts';
import { ascending, quantile } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { speaksOf } from './companions.ts';
import { topicCoverageRule } from './rule.ts';

export type CoverageStatus = 'covered' | 'partial' | 'missing';

export interface TopicCoverage {
  status: CoverageStatus;
  /** Whether it treats the topic, in however few words: what scores compare. */
  treated: CoverageStatus;
  /** Whether the page has something close to it, so that its absence is not certain. */
  isEchoed: boolean;
  /** Best first. */
  passages: Passage[];
  /** Words of the page on it divided by the 25th percentile of the pages that treat it; at most 1. */
  score: number;
  /** The market's best quotable passage. */
  example: Passage | null;
  /** The same for each market page, by source. */
  statuses: ReadonlyMap<string, CoverageStatus>;
}

const { maxPassages, coveredQuantile } = topicCoverageRule.values;

/** A section or a passage treats a topic; naming it does in part. */
function treatedAs(treatment: Treatment | null): CoverageStatus {
  if (treatment === null) return 'missing';
  return isTreated(treatment) ? 'covered' : 'partial';
}

/** What else the page says that comes near to a topic's names. */
export interface NearTopic {
  /** Whether it has something close to them. */
  isEchoed: (names: readonly SubjectName[]) => boolean;
  /** Whether it has them outside its main content. */
  isBeside: (names: readonly SubjectName[]) => boolean;
  /** Whether these passages name it only once, among other things. */
  isListed: (passages: readonly Passage[], names: readonly SubjectName[]) => boolean;
  /** Its passages, and the keyword's stems, which belong to every topic. */
  passages: readonly Passage[];
  query: ReadonlySet<string>;
  /** Whether the page is about the keyword. */
  isOnSubject: boolean;
}

/**
 * Judges the coverage of each topic, given by its names. One word of a name, "system" for HVAC system, is not the topic:
 * in a passage or two it only touches it, and on a page about something else it says nothing of it. There, text without
 * the keyword touches a topic at most.
 * @param quotable ids of passages that may be quoted
 */
export function coverTopics(
  topics: readonly (readonly SubjectName[])[],
  own: SubjectIndex,
  market: readonly SubjectIndex[],
  quotable: ReadonlySet<string>,
  near: NearTopic,
): TopicCoverage[] {
  return topics.map((names) => {
    const ours = treatmentOf(own, names);
    const isWhole = hasWholeName(own, names);
    const shown = isWhole || near.isOnSubject ? ours : null;
    const theirs = market.map((index) => ({
      index,
      source_id: index.source_id,
      treatment: treatmentOf(index, names),
    }));
    const treating = theirs.flatMap(({ treatment }) => (isTreated(treatment) ? [treatment] : []));
    const usual = treating.length === 0 ? 0 : quantile(ascending(treating.map(({ words }) => words)), coveredQuantile);
    // Prefer text: a table cut to a quote does not show its subject.
    const examples = treating
      .toSorted((a, b) => b.words - a.words)
      .flatMap(({ passages }) => passages.filter(({ id }) => quotable.has(id)).slice(0, 1))
      .toSorted((a, b) => Number(a.kind === 'table') - Number(b.kind === 'table'));
    return {
      status: isOnlyNamed(shown, names, isWhole, near) ? 'partial' : treatedAs(shown),
      treated: treatedAs(ours),
      isEchoed: near.isEchoed(names) || (shown === null && speaksOf(near.passages, names, theirs, near.query)),
      passages: (shown?.passages ?? []).slice(0, maxPassages),
      score: usual === 0 ? 0 : round(Math.min(1, (shown?.words ?? 0) / usual)),
      example: examples[0] ?? null,
      statuses: new Map(theirs.map(({ source_id, treatment }) => [source_id, treatedAs(treatment)])),
    };
  });
}

/** Whether a passage of the page has a whole name of a topic, or two words of one: "a goat-herder" for goat herder Kaldi. */
function hasWholeName(own: SubjectIndex, names: readonly SubjectName[]): boolean {
  const parts = names.filter(({ isPart }) => isPart).flatMap(({ stems }) => stems);
  if (parts.length === 0) return true;
  const whole = names.filter(({ isPart }) => !isPart);
  const hasTwo = ({ stems }: Passage): boolean => parts.filter((stem) => stems.has(stem)).length > 1;
  return treatmentOf(own, whole) !== null || parts.some((stem) => passagesWith(own, [stem]).some(hasTwo));
}

/**
 * Whether the page has the name of a topic, but no text on it.
 * @param isWhole whether it has a whole name, not just a word of one
 */
function isOnlyNamed(
  ours: Treatment | null,
  names: readonly SubjectName[],
  isWhole: boolean,
  { isBeside, isListed, query, isOnSubject }: NearTopic,
): boolean {
  if (ours === null) return isBeside(isOnSubject ? names : names.filter(({ isPart }) => !isPart));
  if (!isOnSubject && !ours.passages.some(({ stems }) => [...query].some((stem) => stems.has(stem)))) return true;
  return ours.depth === 'passage' && (!isWhole || isListed(ours.passages, names));
}

/** The first sentence of `passage` with all stems of a topic, if there is one: with fewer, it may be on something else. */
export function sentenceAbout(passage: Passage, stems: readonly string[], analyzer: Analyzer): string | null {
  const sentences = analyzer.sentences(passage.text).map(({ start, end }) => passage.text.slice(start, end).trim());
  const isAbout = (text: string): boolean => {
    const said = new Set(analyzer.analyze(text).map(({ stem }) => stem));
    return stems.every((stem) => said.has(stem));
  };
  return sentences.find(isAbout) ?? null;
}
