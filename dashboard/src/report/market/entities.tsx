/** Named things that the pages speak of. */
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import { ReportLink } from '../parts/report-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { Entity } from '../shape.ts';
import { labels, leads, say, texts } from '../words.ts';

export function Entities({ entities }: { entities: readonly Entity[] }) {
  return (
    <Section id="entities" title={titleOf('entities')} lead={leads().entities}>
      <DataTable
        caption={titleOf('entities')}
        captionHidden
        rows={entities}
        rowKey={({ id }) => id}
        onPaper={10}
        none={texts().market.entities.none}
        columns={[
          {
            title: 'name',
            sort: ({ name }) => name,
            cell: ({ id, name }) => (
              <EvidenceLink ids={[id]}>
                <ReportText>{name}</ReportText>
              </EvidenceLink>
            ),
          },
          {
            title: 'type',
            sort: ({ type }) => type,
            cell: ({ type }) => say('entityType', type),
          },
          {
            title: 'pagesNaming',
            sort: ({ df }) => df,
            cell: ({ df, n, ci95, ev }) => (
              <Rate rate={ci95 === null ? null : { k: df, n, ci95 }} ev={ev} why="fewPages" />
            ),
          },
          { title: 'knowledgeBox', cell: ({ kg_in_serp: box }) => (box ? labels().yes : labels().no) },
          ...(entities.some(isLinked)
            ? [{ title: 'knownAs' as const, cell: (entity: Entity) => <KnownAs entity={entity} /> }]
            : []),
        ]}
      />
    </Section>
  );
}

const isLinked = ({ wikidata, wikipedia }: Entity): boolean => wikidata !== undefined || wikipedia !== undefined;

function KnownAs({ entity }: { entity: Entity }) {
  if (!isLinked(entity)) return texts().market.entities.notLinked;
  const { wikidata, wikipedia } = entity;
  return (
    <>
      {wikidata !== undefined && <ReportLink href={`https://www.wikidata.org/wiki/${wikidata}`}>{wikidata}</ReportLink>}{' '}
      {wikipedia !== undefined && <ReportLink href={wikipedia} />}
    </>
  );
}
