/** Section: entities that the market's pages name. */
import type { Context } from '../context.ts';
import { heading, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** A name on a single page is that page's own subject. */
const minPages = 2;

type Entity = RenderedMarket['entities'][number];

/** Lists the entities on several pages, by number of pages. */
export function entitiesSection(entities: RenderedMarket['entities'], context: Context): Markdown[] {
  const { t, word, cite } = context;
  const shared = entities.filter(({ df }) => df >= minPages);
  if (shared.length === 0) return [];
  return [
    heading(2, t.headings.entities),
    table(
      [{ head: t.entities.name }, { head: t.entities.type }, { head: t.pages, align: 'right' }, { head: t.sources }],
      shared
        .slice(0, maxRows)
        .map((entity) => [
          linked(entity),
          word('entityType', entity.type),
          `${entity.df}/${entity.n}`,
          cite(entity.ev),
        ]),
    ),
  ];
}

function linked({ name, wikidata, wikipedia }: Entity): Markdown {
  const url = wikipedia ?? (wikidata === undefined ? undefined : `https://www.wikidata.org/wiki/${wikidata}`);
  return url === undefined ? md`${name}` : link(name, url);
}
