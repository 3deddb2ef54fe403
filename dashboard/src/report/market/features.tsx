/** What the results page shows beside its results. */
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import type { Feature } from '../shape.ts';
import { sayFirst } from '../words.ts';

export const stateTone: Readonly<Record<Feature['state'], Tone>> = {
  captured: 'good',
  absent: 'none',
  not_captured: 'warn',
  unsupported: 'none',
};

export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <Section
      id="features"
      title="What the results page shows"
      lead="Only what was seen is called seen; what may have been there is told apart from what was looked for and was not."
    >
      <DataTable
        caption="Items beside the results"
        captionHidden
        rows={features}
        rowKey={({ id }) => id}
        columns={[
          {
            title: 'Item',
            cell: ({ id, type }) => <EvidenceLink ids={[id]}>{sayFirst('feature', type)}</EvidenceLink>,
          },
          {
            title: 'State',
            sort: ({ state }) => state,
            cell: ({ state }) => <Tag tone={stateTone[state] ?? 'none'}>{sayFirst('state', state)}</Tag>,
          },
          {
            title: 'Place on the page',
            numeric: true,
            sort: ({ rank_absolute: rank }) => rank,
            cell: ({ rank_absolute: rank }) => rank ?? '',
          },
          {
            title: 'Sites it shows',
            cell: ({ owners }) => (owners.length === 0 ? 'none told' : <ReportText>{owners.join(', ')}</ReportText>),
          },
        ]}
      />
    </Section>
  );
}
