/** Writes whether and how each captured AI answer cites the user's page. */
import type { aiCitations } from '../../market/citations/ai-citations.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';

/** @param ai the page's citations; null if no answer was captured */
export function composeInAnswers(
  ai: ReturnType<typeof aiCitations>,
  report: Pick<MarketSerp, 'answer_engines'>,
): GapReport['page']['in_answers'] {
  const captured = report.answer_engines.filter(({ state }) => state === 'captured');
  return captured.map(({ engine, citations }) => {
    const position = ai?.citation_positions.find((each) => each.engine === engine)?.position;
    const share = citations.find((citation) => citation.position === position)?.pawc_share ?? null;
    return {
      engine,
      cited: position !== undefined,
      ...(position === undefined ? {} : { position }),
      ...(share === null ? {} : { pawc_share: share }),
    };
  });
}
