/** Writes the page's position: its rank, who cites it, and the nearest page ahead of it. */
import type { AiCitations } from '../../market/citations/ai-citations.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { GapReport } from '../../report/report.ts';
import { gapRule } from '../rule.ts';
import type { PageFigures } from '../scores/page-figures.ts';
import type { ComparedScores } from '../scores/section.ts';

type Position = GapReport['gap']['position'];

const { maxReasons } = gapRule.values;

/**
 * Composes the position.
 * @param ai the page's citations; null if no answer was captured
 * @param findings named as reasons
 */
export function composePosition(
  {
    page,
    scores,
    figures,
  }: {
    page: Pick<GapReport['page'], 'in_serp'>;
    scores: ComparedScores;
    figures: { own: Pick<PageFigures, 'answer_offset_ratio'> };
  },
  ai: Pick<AiCitations, 'cited_by'> | null,
  findings: readonly Finding[],
): Position {
  return {
    organic_rank: page.in_serp.rank,
    cited_by: ai?.cited_by ?? [],
    answer_offset_ratio: figures.own.answer_offset_ratio,
    nearest_competitor: nearestAhead(scores.ownPresence, scores.presence, findings),
  };
}

/** The nearest page ahead, and the findings that rest on the market. */
function nearestAhead(
  own: number | null,
  others: readonly { source_id: string; score: number }[],
  findings: readonly Finding[],
): Position['nearest_competitor'] {
  if (own === null) return null;
  const ahead = others.filter(({ score }) => score > own).sort((a, b) => a.score - b.score);
  const [nearest] = ahead;
  if (nearest === undefined) return null;
  const why = findings.filter(({ expected }) => expected.basis === 'market').slice(0, maxReasons);
  return { source_id: nearest.source_id, why_ahead: why.map(({ id }) => id) };
}
