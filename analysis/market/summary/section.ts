/** Writes the report's `summary`: the market in a few numbers and sentences. */
import type { FeatureState } from '../../gather/ports.ts';
import type { MarketSerp } from '../../report/report.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { dominantType } from '../brief/section.ts';
import type { SummaryFacts } from './facts.ts';
import { summaryRule } from './rule.ts';
import { summaryFacts } from './summary-facts.ts';

const { openingShare } = summaryRule.values;

type Summary = MarketSerp['summary'];

/** Composes the summary, with a sentence on each thing a reader asks first. */
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

/** Usable pages that answer the keyword in their opening; null below three, or if not measured. */
function answerFirstRate({ usable, results }: SummaryFacts): Summary['answer_first'] {
  const pages = results.filter(({ source_id }) => usable.includes(source_id));
  const isMeasured = pages.some(({ direct_answer }) => direct_answer !== undefined);
  if (!isMeasured || usable.length < minSample) return null;
  const early = pages.filter(({ direct_answer: answer }) => {
    const place = answer?.present === true ? answer.offset_ratio : null;
    return place !== null && place !== undefined && place <= openingShare;
  });
  return rateOf(early.length, usable.length);
}

/** The best state over all answers requested: one captured answer outweighs those not captured. */
export function aiAnswerState(
  answers: readonly { state: FeatureState }[],
  features: MarketSerp['features'],
): FeatureState {
  const shown = features.filter(({ type }) => type === 'ai_overview' || type === 'ai_summary');
  const states = new Set([...answers, ...shown].map(({ state }) => state));
  return (['captured', 'absent', 'not_captured'] as const).find((state) => states.has(state)) ?? 'unsupported';
}
