/**
 * Finds questions that the market leaves open: unanswered, weakly answered, or answered in another form than requested.
 */

import type { Sentences } from '../../languages/sentences.ts';
import { isAskedBySearch, type ReadPassage, type ReadQuestion } from '../../report/market/written-sections.ts';
import type { PassageKind } from '../../report/vocabulary.ts';
import { ascending, median, minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { asksForSteps } from '../../text/instruction-openings.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import type { OpportunityDraft } from './opportunity-draft.ts';
import { opportunitiesRule } from './rule.ts';

const { minAsking, maxAnsweredShare, weakShare, maxEvidence } = opportunitiesRule.values;

type Asked = ReadQuestion & { coverage: NonNullable<ReadQuestion['coverage']> };

/** The measured questions asked by the search or by several pages; those from the search come first. */
export function askedQuestions(questions: readonly ReadQuestion[]): Asked[] {
  return questions
    .flatMap((question) => (question.coverage === null ? [] : [{ ...question, coverage: question.coverage }]))
    .filter((question) => isAskedBySearch(question) || question.frequency >= minAsking)
    .sort((a, b) => Number(isAskedBySearch(b)) - Number(isAskedBySearch(a)) || b.frequency - a.frequency);
}

/**
 * Questions that few pages answer. Of those asked only by pages, only questions that some pages ask without answering.
 */
export function unansweredQuestions(questions: readonly Asked[], { opportunities }: Sentences): OpportunityDraft[] {
  return questions
    .filter((question) => {
      const { coverage, frequency } = question;
      return coverage.rate < maxAnsweredShare && (isAskedBySearch(question) || coverage.k < frequency);
    })
    .map((question) => {
      const { id, text, frequency, coverage } = question;
      const counts = { question: text, k: coverage.k, n: coverage.n };
      return {
        type: 'unanswered_question',
        ref_id: id,
        rationale: isAskedBySearch(question)
          ? opportunities.askedOnResultsPage(counts)
          : opportunities.askedByPages({ ...counts, asking: frequency }),
        ev: evidenceOf(question),
        size: round(1 - coverage.rate),
      };
    });
}

/** Questions whose best answer scores far below the median best answer in the market. */
export function weakAnswers(questions: readonly Asked[], { opportunities }: Sentences): OpportunityDraft[] {
  const best = questions.flatMap((question) => {
    const scores = question.answered_by.flatMap(({ score }) => score ?? []);
    return scores.length === 0 ? [] : [{ question, score: Math.max(...scores) }];
  });
  if (best.length < minSample) return [];
  const usual = median(ascending(best.map(({ score }) => score)));
  return best
    .filter(
      ({ question, score }) => question.coverage.rate >= maxAnsweredShare && usual > 0 && score < usual * weakShare,
    )
    .map(({ question, score }) => {
      const { id, text, coverage } = question;
      const size = round(1 - score / usual);
      return {
        type: 'weak_answer',
        ref_id: id,
        rationale: opportunities.weakAnswer({ question: text, k: coverage.k, n: coverage.n }),
        ev: evidenceOf(question),
        size,
      };
    });
}

/**
 * Questions that ask for steps or a comparison but get neither.
 * @param stepped sources of pages whose headings are numbered steps
 * @param compared sources of pages with a table or a comparison
 */
export function missingFormats(
  questions: readonly Asked[],
  { passages, stepped, compared, language }: FormatFacts,
  { opportunities }: Sentences,
): OpportunityDraft[] {
  const kinds = new Map(passages.map(({ id, kind }) => [id, kind]));
  return questions.flatMap((question) => {
    const answers = question.answered_by.flatMap(({ passage_id }) => kinds.get(passage_id) ?? []);
    const wanted = wantedFormat(question, language);
    if (wanted === null || answers.length === 0 || answers.some((kind) => serves[wanted].includes(kind))) return [];
    if (wanted === 'steps' && question.answered_by.some(({ source_id }) => stepped.includes(source_id))) return [];
    if (wanted === 'comparison' && compared.length > 0) return [];
    const facts = { question: question.text, n: question.coverage.n };
    return [
      {
        type: 'missing_format' as const,
        ref_id: question.id,
        format: wanted,
        rationale: wanted === 'steps' ? opportunities.noSteps(facts) : opportunities.noComparison(facts),
        ev: evidenceOf(question),
        size: 1,
      },
    ];
  });
}

interface FormatFacts {
  passages: readonly ReadPassage[];
  stepped: readonly string[];
  compared: readonly string[];
  language: string;
}

/** Passage kinds that meet a wish for the given format. */
const serves: Record<'steps' | 'comparison', readonly PassageKind[]> = {
  steps: ['steps', 'list'],
  comparison: ['comparison', 'table'],
};

function wantedFormat({ text, intent_facet }: ReadQuestion, language: string): 'steps' | 'comparison' | null {
  if (asksForSteps(text, language)) return 'steps';
  const weighs = wishesOf(text, language).some(({ wish }) => wish === 'compare' || wish === 'tell_apart');
  return weighs || intent_facet === 'compare' ? 'comparison' : null;
}

/** The question and its best passages. */
function evidenceOf({ id, answered_by }: ReadQuestion): string[] {
  const best = [...answered_by].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return [id, ...best.slice(0, maxEvidence).map(({ passage_id }) => passage_id)];
}
