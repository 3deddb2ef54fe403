/** Section: the numbered sources that the evidence refers to. */
import type { Context } from '../context.ts';
import { bullets, heading, join, link, linkTarget, type Markdown, md, shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Writes the list, and the link definitions that turn each `[s3]` in the text into a link. */
export function sourcesSection({ metadata, market_serp }: RenderedReport, context: Context): Markdown[] {
  const { t } = context;
  const reasons = new Map(
    metadata.coverage.excluded.map(({ url, reason }) => [url, context.word('exclusion', reason)]),
  );
  const listed = metadata.sources.map((source) => {
    const { id, url } = source;
    const facts = [
      ...source.from.map((from) => placeOf(from, t)),
      ...(reasons.has(url) ? [t.leftOut(reasons.get(url) ?? '')] : []),
    ];
    return md`**${id}** ${link(shortAddress(url), url)} (${facts.join(', ')})`;
  });
  const answers = market_serp.answer_engines ?? [];
  const cited = answers.flatMap(({ citations }) => citations);
  const definitions = [...metadata.sources, ...cited].flatMap(({ id, url }) => {
    const target = linkTarget(url);
    return target === null ? [] : [{ markdown: `[${id}]: ${target}` }];
  });
  return [heading(2, t.headings.sources), bullets(listed), join(definitions, '\n')];
}

/** The text for `organic#3`, `cited` or `user`. */
function placeOf(from: string, t: Context['t']): string {
  const [, rank] = /^organic#(\d+)$/u.exec(from) ?? [];
  if (rank !== undefined) return t.organicResult(rank);
  return from === 'cited' ? t.citedPage : t.ownPage;
}
