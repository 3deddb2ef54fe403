/** Writes the report's `opportunities`: what the market leaves open. */

import type { Sentences } from '../../languages/sentences.ts';
import { writingPackOf } from '../../languages/writing-packs.ts';
import type {
  ReadClaim,
  ReadPassage,
  ReadQuestion,
  ReadResult,
  ReadTopic,
} from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';
import { round } from '../../statistics/round.ts';
import { outdatedFacts } from './open-facts.ts';
import { askedQuestions, missingFormats, unansweredQuestions, weakAnswers } from './open-questions.ts';
import type { OpportunityDraft } from './opportunity-draft.ts';
import { opportunitiesRule } from './rule.ts';

const { maxOpportunities, maxOfType, minPages, maxEvidence } = opportunitiesRule.values;

type Opportunity = MarketSerp['opportunities'][number];

/** Inputs of the opportunities. `usable`: sources of the usable pages. */
export interface OpportunityFacts {
  language: string;
  collectedAt: string;
  usable: readonly string[];
  /** Sources of pages whose headings are numbered steps. */
  stepped: readonly string[];
  intent: Pick<MarketSerp['intent'], 'primary'>;
  results: readonly ReadResult[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  claims: readonly ReadClaim[];
  passages: readonly ReadPassage[];
}

/**
 * Composes at most twenty opportunities, at most five of a type, largest first. Ties are ordered by type, and within a
 * type by demand.
 */
export function composeOpportunities(facts: OpportunityFacts): Opportunity[] {
  const { language, questions, claims, topics, usable, collectedAt } = facts;
  const pack = writingPackOf(language);
  const { sentences } = pack;
  const asked = askedQuestions(questions);
  const compared = facts.results.flatMap(({ source_id, structure, comparison_blocks: blocks }) =>
    usable.includes(source_id) && (structure?.tables !== 0 || (blocks ?? 0) > 0) ? [source_id] : [],
  );
  const kinds = [
    unansweredQuestions(asked, sentences),
    weakAnswers(asked, sentences),
    outdatedFacts(claims, { collectedAt, pages: usable.length }, pack),
    [...missingComparison(facts, compared, sentences), ...missingFormats(asked, { ...facts, compared }, sentences)],
    uncoveredDifferentiators(topics, sentences),
  ];
  return kinds
    .flatMap((drafts) => drafts.slice(0, maxOfType))
    .sort((a, b) => b.size - a.size)
    .slice(0, maxOpportunities)
    .map((draft, index) => ({ id: `o${index + 1}`, ...draft }));
}

/** For commercial intent: no usable page has a table or a comparison. */
function missingComparison(
  { intent, results, usable }: OpportunityFacts,
  compared: readonly string[],
  sentences: Sentences,
): OpportunityDraft[] {
  const pages = results.filter(({ source_id }) => usable.includes(source_id));
  if (intent.primary !== 'commercial' || pages.length === 0 || compared.length > 0) return [];
  return [
    {
      type: 'missing_format',
      ref_id: null,
      format: 'comparison',
      rationale: sentences.opportunities.noComparisonAtAll({ n: pages.length }),
      ev: pages.map(({ source_id }) => source_id),
      size: 1,
    },
  ];
}

/**
 * Topics that few pages treat but an AI answer does, with most questions and text first. Rarity alone is not a reason.
 */
function uncoveredDifferentiators(topics: readonly ReadTopic[], { opportunities }: Sentences): OpportunityDraft[] {
  return topics
    .filter((topic) => topic.class === 'differentiator' && topic.df >= minPages && topic.in_ai_answer === true)
    .sort((a, b) => b.questions.length - a.questions.length || b.mean_words - a.mean_words)
    .map(({ id, label, df, n, passages }) => ({
      type: 'uncovered_differentiator',
      ref_id: id,
      rationale: opportunities.rareTopicInAnswer({ label, k: df, n }),
      ev: [id, ...passages.slice(0, maxEvidence)],
      size: n === 0 ? 0 : round(1 - df / n),
    }));
}
