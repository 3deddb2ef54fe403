/** Named things that the pages speak of. */
import { ExternalLink } from '../../ui/external-link.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { fewPages, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { Entity } from '../shape.ts';
import { leads, say } from '../words.ts';

export function Entities({ entities }: { entities: readonly Entity[] }) {
  return (
    <Section id="entities" title={titleOf('entities')} lead={leads().entities}>
      <DataTable
        caption="Named things"
        captionHidden
        rows={entities}
        rowKey={({ id }) => id}
        none="Nothing is named by several pages."
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
              <Rate rate={ci95 === null ? null : { k: df, n, ci95 }} ev={ev} why={fewPages} />
            ),
          },
          { title: 'knowledgeBox', cell: ({ kg_in_serp: box }) => (box ? 'yes' : 'no') },
          { title: 'knownAs', cell: (entity) => <KnownAs entity={entity} /> },
        ]}
      />
    </Section>
  );
}

function KnownAs({ entity: { wikidata, wikipedia } }: { entity: Entity }) {
  if (wikidata === undefined && wikipedia === undefined) return 'no page links it to an encyclopedia';
  return (
    <>
      {wikidata !== undefined && (
        <ExternalLink href={`https://www.wikidata.org/wiki/${wikidata}`}>{wikidata}</ExternalLink>
      )}{' '}
      {wikipedia !== undefined && <ExternalLink href={wikipedia} />}
    </>
  );
}
