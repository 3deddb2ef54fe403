/** What the results page shows beside its results. */
import { AddressText } from '../../ui/external-link.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Feature } from '../shape.ts';
import { leads, sayFirst, texts } from '../words.ts';

export const stateTone: Readonly<Record<Feature['state'], Tone>> = {
  captured: 'good',
  absent: 'none',
  not_captured: 'warn',
  unsupported: 'none',
};

export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <Section id="features" title={titleOf('features')} lead={leads().features}>
      <DataTable
        caption={titleOf('features')}
        captionHidden
        rows={features}
        rowKey={({ id }) => id}
        columns={[
          {
            title: 'item',
            cell: ({ id, type }) => <EvidenceLink ids={[id]}>{sayFirst('feature', type)}</EvidenceLink>,
          },
          {
            title: 'state',
            sort: ({ state }) => state,
            cell: ({ state }) => <Tag tone={stateTone[state] ?? 'none'}>{sayFirst('state', state)}</Tag>,
          },
          // Not every provider tells it.
          ...(features.some(({ rank_absolute: rank }) => rank !== undefined)
            ? [
                {
                  title: 'place' as const,
                  numeric: true,
                  sort: ({ rank_absolute: rank }: Feature) => rank,
                  cell: ({ rank_absolute: rank }: Feature) => rank ?? '–',
                },
              ]
            : []),
          {
            title: 'sites',
            cell: ({ owners, state }) => {
              if (owners.length > 0) return <AddressText>{owners.join(', ')}</AddressText>;
              return state === 'captured' ? texts().parts.none : '–';
            },
          },
        ]}
      />
    </Section>
  );
}
