/** Writes whether and how each captured AI answer cites and names the user's page. */
import { pageKey } from '../../market/citations/page-places.ts';
import { type SiteNames, siteNamesOf } from '../../market/names/site-names.ts';
import { shorten } from '../../market/passages/shorten.ts';
import type { JudgedSentence } from '../../market/support/measure.ts';
import { byInterest } from '../../market/support/section.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { longestStatementChars } from '../../report/claim-support.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { identityRule } from './rule.ts';

const { maxCitingSentences } = identityRule.values;

/**
 * @param urls addresses of the page
 * @param support the judged sentences of each answer
 */
export function composeInAnswers(
  urls: readonly string[],
  support: readonly (readonly JudgedSentence[])[],
  report: Pick<MarketSerp, 'answer_engines'>,
  page: AnalyzedPage,
  analyzer: Analyzer,
): GapReport['page']['in_answers'] {
  const names = siteNamesOf([page], analyzer.language);
  const keys = new Set(urls.map(pageKey));
  return report.answer_engines.flatMap(({ id, engine, state, answer, asked, citations }, index) => {
    if (state !== 'captured') return [];
    const own = citations.find(({ url }) => keys.has(pageKey(url)));
    const share = own?.pawc_share ?? null;
    const citing = (support[index] ?? []).filter((each) => each.urls.some((url) => keys.has(pageKey(url))));
    const entry = {
      answer_id: id,
      engine,
      cited: own !== undefined,
      ...(own === undefined ? {} : { position: own.position }),
      ...(share === null ? {} : { pawc_share: share }),
      named: [...(answer?.blocks ?? []), ...(asked?.samples ?? [])].some(({ text }) =>
        namesSite(text, names, analyzer),
      ),
      sentences: [...citing]
        .sort(byInterest)
        .slice(0, maxCitingSentences)
        .map(({ text, state: judged, proof }) => ({
          text: shorten(text, longestStatementChars),
          state: judged,
          ...(proof === null || proof.passage.source_id !== page.source_id ? {} : { passage_id: proof.passage.id }),
        })),
    };
    return [entry];
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
