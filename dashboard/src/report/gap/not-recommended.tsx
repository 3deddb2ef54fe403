/** Practices that were tested without effect, or harm: what not to do. */
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Studies } from '../parts/studies.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { leads, say } from '../words.ts';

type Practice = Gap['not_recommended'][number];

export function NotRecommended({ practices }: { practices: readonly Practice[] }) {
  return (
    <Section id="not-recommended" title={titleOf('not-recommended')} lead={leads().notRecommended}>
      <DataTable
        caption="Practices that do not help"
        captionHidden
        rows={practices}
        rowKey={({ practice }) => practice}
        none="None is named."
        columns={[
          { title: 'practice', cell: ({ practice }) => say('practice', practice) },
          {
            title: 'onYourPage',
            cell: ({ detected_on_page: detected, ev }) => (
              <EvidenceLink ids={ev}>
                <Detected value={detected} />
              </EvidenceLink>
            ),
          },
          { title: 'why', cell: ({ why }) => <ReportText sentence>{why}</ReportText> },
          {
            title: 'testedBy',
            cell: ({ evidence_ids: ids }) =>
              ids.length === 0 ? 'deception needs no study' : <Studies ids={ids} label="" />,
          },
        ]}
      />
    </Section>
  );
}

function Detected({ value }: { value: Practice['detected_on_page'] }) {
  if (value === null) return <Tag>not looked for</Tag>;
  return <Tag tone={value ? 'warn' : 'good'}>{value ? 'found' : 'not found'}</Tag>;
}
