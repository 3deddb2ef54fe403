/** Writes the report's `opportunities`: what the market leaves open. */
import { round } from '../measure/round.ts';
import type { MarketSerp } from '../report/report.ts';
import type { ReadClaim, ReadPassage, ReadQuestion, ReadResult, ReadTopic } from './market-sections.ts';
import { type Messages, messagesFor } from './messages/messages.ts';
import { outdatedFacts } from './open-facts.ts';
import { askedQuestions, missingFormats, unansweredQuestions, weakAnswers } from './open-questions.ts';

type Opportunity = MarketSerp['opportunities'][number];

/** One that is not yet numbered. */
export type OpportunityDraft = Omit<Opportunity, 'id'>;

const mostOpportunities = 20;

/** More of one kind would crowd out the others, and nobody does more than a few. */
const mostOfType = 5;

/** A topic that a single page treats is its author's own. */
const leastPages = 2;
const mostEvidence = 3;

/** What opportunities are looked for in. `usable` are the sources of the usable pages. */
export interface OpportunityFacts {
  language: string;
  collectedAt: string;
  usable: readonly string[];
  intent: Pick<MarketSerp['intent'], 'primary'>;
  results: readonly ReadResult[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  claims: readonly ReadClaim[];
  passages: readonly ReadPassage[];
}

/**
 * The largest first; equal ones in the order of their kinds, and within a kind by what is asked for most. Five of a
 * kind and twenty in all at most.
 */
export function composeOpportunities(facts: OpportunityFacts): Opportunity[] {
  const { language, questions, claims, passages, topics, usable, collectedAt } = facts;
  const messages = messagesFor(language);
  const asked = askedQuestions(questions);
  const kinds = [
    unansweredQuestions(asked, messages),
    weakAnswers(asked, messages),
    outdatedFacts(claims, { collectedAt, pages: usable.length }, messages),
    [...missingComparison(facts, messages), ...missingFormats(asked, passages, language, messages)],
    uncoveredDifferentiators(topics, messages),
  ];
  return kinds
    .flatMap((drafts) => drafts.slice(0, mostOfType))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostOpportunities)
    .map((draft, index) => ({ id: `o${index + 1}`, ...draft }));
}

/** Searchers want to choose, and no usable page lays the choices side by side. */
function missingComparison({ intent, results, usable }: OpportunityFacts, messages: Messages): OpportunityDraft[] {
  const pages = results.filter(({ source_id }) => usable.includes(source_id));
  const without = pages.filter(
    ({ structure, comparison_blocks: blocks }) => structure?.tables === 0 && (blocks ?? 0) === 0,
  );
  if (intent.primary !== 'commercial' || pages.length === 0 || without.length < pages.length) return [];
  return [
    {
      type: 'missing_format',
      ref_id: null,
      format: 'comparison',
      rationale: messages.opportunities.noComparisonAtAll({ n: pages.length }),
      ev: pages.map(({ source_id }) => source_id),
      size: 1,
    },
  ];
}

/** Topics that few pages treat; those that an answer engine treats first, then those that more is asked and said about. */
function uncoveredDifferentiators(topics: readonly ReadTopic[], { opportunities }: Messages): OpportunityDraft[] {
  return topics
    .filter((topic) => topic.class === 'differentiator' && topic.df >= leastPages)
    .sort(
      (a, b) =>
        Number(b.in_ai_answer === true) - Number(a.in_ai_answer === true) ||
        b.questions.length - a.questions.length ||
        b.mean_words - a.mean_words,
    )
    .map(({ id, label, df, n, in_ai_answer, passages }) => {
      const counts = { label, k: df, n };
      return {
        type: 'uncovered_differentiator',
        ref_id: id,
        rationale: in_ai_answer === true ? opportunities.rareTopicInAnswer(counts) : opportunities.rareTopic(counts),
        ev: [id, ...passages.slice(0, mostEvidence)],
        size: n === 0 ? 0 : round(1 - df / n),
      };
    });
}
