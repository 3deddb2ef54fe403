/** Writes the report's `summary`: the market in a few numbers and sentences. */
import { leastSample } from '../measure/quantiles.ts';
import { rateOf } from '../measure/wilson.ts';
import type { FeatureState } from '../ports.ts';
import type { MarketSerp } from '../report/report.ts';
import { dominantType } from './brief.ts';
import type { ReadClaim, ReadQuestion, ReadResult, ReadTopic } from './market-sections.ts';
import { summaryFacts } from './summary-facts.ts';

type Summary = MarketSerp['summary'];

/** What of a page is its opening: where K. Indig, "The science of how AI pays attention" (2026), found 44 % of citations. */
const openingShare = 0.3;

/** What is summed up. Numbers of other sections are null where they could not be measured. */
export interface SummaryFacts {
  language: string;
  /** Sources of the usable pages, and how many pages were looked at. */
  usable: readonly string[];
  attempted: number;
  medianWords: number | null;
  medianAgeDays: number | null;
  distinctDomains: number;
  aiAnswerState: FeatureState;
  results: readonly ReadResult[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  claims: readonly ReadClaim[];
  intent: MarketSerp['intent'];
  answers: MarketSerp['answer_engines'];
  landscape: MarketSerp['citation_landscape'];
}

/** The summary, with one sentence for each thing that a reader asks first. */
export function composeSummary(facts: SummaryFacts): Summary {
  const numbers = {
    answer_first: answerFirstRate(facts),
    primary_intent: facts.intent.primary,
    dominant_content_type: dominantType(facts.results),
    median_words: facts.medianWords,
    median_age_days: facts.medianAgeDays,
    ai_answer_state: facts.aiAnswerState,
    distinct_domains: facts.distinctDomains,
  };
  return { ...numbers, facts: summaryFacts(facts, numbers) };
}

/** Usable pages that answer the keyword in their opening; null below three, or where it was not measured. */
function answerFirstRate({ usable, results }: SummaryFacts): Summary['answer_first'] {
  const pages = results.filter(({ source_id }) => usable.includes(source_id));
  const isMeasured = pages.some(({ direct_answer }) => direct_answer !== undefined);
  if (!isMeasured || usable.length < leastSample) return null;
  const early = pages.filter(({ direct_answer: answer }) => {
    const place = answer?.present === true ? answer.offset_ratio : null;
    return place !== null && place !== undefined && place <= openingShare;
  });
  return rateOf(early.length, usable.length);
}

/** The strongest state of what answers were looked for: one capture tells more than all that was not seen. */
export function aiAnswerState(
  answers: readonly { state: FeatureState }[],
  features: MarketSerp['features'],
): FeatureState {
  const shown = features.filter(({ type }) => type === 'ai_overview' || type === 'ai_summary');
  const states = new Set([...answers, ...shown].map(({ state }) => state));
  return (['captured', 'absent', 'not_captured'] as const).find((state) => states.has(state)) ?? 'unsupported';
}
