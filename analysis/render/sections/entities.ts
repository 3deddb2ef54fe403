/** The named things that the market's pages speak of. */
import type { Context } from '../context.ts';
import { heading, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

type Entity = RenderedMarket['entities'][number];

/** The entities by reach. */
export function entitiesSection(entities: RenderedMarket['entities'], context: Context): Markdown[] {
  const { t, word, percent, interval, yesNo, cite } = context;
  if (entities.length === 0) return [heading(2, t.headings.entities), md`${t.none}`];
  return [
    heading(2, t.headings.entities),
    table(
      [
        { head: 'ID' },
        { head: t.entities.name },
        { head: t.entities.type },
        { head: t.pages, align: 'right' },
        { head: t.share, align: 'right' },
        { head: t.interval, align: 'right' },
        { head: t.entities.box },
        { head: t.sources },
      ],
      entities.map((entity) => [
        entity.id,
        linked(entity),
        entity.type === undefined ? '' : word(entity.type),
        `${entity.df}/${entity.n}`,
        entity.df_rate === null ? '–' : percent(entity.df_rate),
        entity.ci95 === null ? '–' : interval(entity.ci95),
        yesNo(entity.kg_in_serp),
        cite(entity.ev),
      ]),
    ),
  ];
}

function linked({ name, wikidata, wikipedia }: Entity): Markdown {
  const url = wikipedia ?? (wikidata === undefined ? undefined : `https://www.wikidata.org/wiki/${wikidata}`);
  return url === undefined ? md`${name}` : link(name, url);
}
