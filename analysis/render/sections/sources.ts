/** The sources by number, to which the evidence refers. */
import type { Context } from '../context.ts';
import { bullets, heading, join, link, linkTarget, type Markdown, md, shortAddress } from '../markup.ts';
import { minute } from '../numbers.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** The list, and the link definitions that make a reference of every `[s3]` in the text. */
export function sourcesSection({ metadata, market_serp }: RenderedReport, context: Context): Markdown[] {
  const { t, number } = context;
  const reasons = new Map(metadata.coverage.excluded.map(({ url, reason }) => [url, context.word(reason)]));
  const titles = new Map((market_serp.results ?? []).map(({ source_id, title }) => [source_id, title]));
  const listed = metadata.sources.map((source) => {
    const { id, url, domain, fetched_at, words } = source;
    const facts = [
      domain,
      ...source.from.map(place),
      ...(words === undefined ? [] : [t.sourceWords(number(words))]),
      ...(fetched_at === undefined ? [] : [minute(fetched_at)]),
      ...(reasons.has(url) ? [t.leftOut(reasons.get(url) ?? '')] : []),
    ];
    return md`**${id}** ${link(titles.get(id) ?? shortAddress(url), url)} (${facts.join(', ')})`;
  });
  const answers = market_serp.answer_engines ?? [];
  const cited = answers.flatMap(({ citations }) => citations);
  const definitions = [...metadata.sources, ...cited].flatMap(({ id, url }) => {
    const target = linkTarget(url);
    return target === null ? [] : [{ markdown: `[${id}]: ${target}` }];
  });
  return [heading(2, t.headings.sources), bullets(listed), join(definitions, '\n')];
}

/** `organic#3` as a reader has it. */
function place(from: string): string {
  return from.replace('#', ' ');
}
