/** Writes whether and how each captured AI answer cites and names the user's page. */
import type { aiCitations } from '../../market/citations/ai-citations.ts';
import { type SiteNames, siteNamesOf } from '../../market/names/site-names.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { identityRule } from './rule.ts';

const { maxCitingSentences } = identityRule.values;

/** @param ai the page's citations; null if no answer was captured */
export function composeInAnswers(
  ai: ReturnType<typeof aiCitations>,
  report: Pick<MarketSerp, 'answer_engines'>,
  page: AnalyzedPage,
  analyzer: Analyzer,
): GapReport['page']['in_answers'] {
  const names = siteNamesOf([page], analyzer.language);
  const captured = report.answer_engines.filter(({ state }) => state === 'captured');
  return captured.map(({ engine, answer, citations, claim_support }) => {
    const position = ai?.citation_positions.find((each) => each.engine === engine)?.position;
    const own = position === undefined ? undefined : citations.find((citation) => citation.position === position);
    const share = own?.pawc_share ?? null;
    const citing = (claim_support?.sentences ?? []).filter(
      (each) => own !== undefined && each.citations.includes(own.id),
    );
    return {
      engine,
      cited: position !== undefined,
      ...(position === undefined ? {} : { position }),
      ...(share === null ? {} : { pawc_share: share }),
      named: (answer?.blocks ?? []).some(({ text }) => namesSite(text, names, analyzer)),
      sentences: citing.slice(0, maxCitingSentences).map(({ text, state, source_id, passage_id }) => ({
        text,
        state,
        ...(passage_id === undefined || source_id !== page.source_id ? {} : { passage_id }),
      })),
    };
  });
}

/** Whether a text has a name of the site, with any spacing. In scripts with capitals a name starts with one. */
function namesSite(text: string, { whole }: SiteNames, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(text);
  const longest = Math.max(0, ...[...whole].map(({ length }) => length));
  return words.some(({ text: first, start }, at) => {
    if (/\p{Ll}/u.test(text.charAt(start))) return false;
    let squeezed = first;
    for (let next = at + 1; squeezed.length < longest && next < words.length && !whole.has(squeezed); next++)
      squeezed += words[next]?.text ?? '';
    return whole.has(squeezed);
  });
}
