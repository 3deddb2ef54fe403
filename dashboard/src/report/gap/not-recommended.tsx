/** Practices that were tested without effect, or harm: what not to do. */
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Studies } from '../parts/studies.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap } from '../shape.ts';
import { leads, say, texts } from '../words.ts';

type Practice = Gap['not_recommended'][number];

export function NotRecommended({ practices }: { practices: readonly Practice[] }) {
  return (
    <Section id="not-recommended" title={titleOf('not-recommended')} lead={leads().notRecommended}>
      <DataTable
        caption={titleOf('not-recommended')}
        captionHidden
        rows={practices}
        rowKey={({ practice }) => practice}
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
              ids.length === 0 ? texts().gap.practices.noStudy : <Studies ids={ids} isLabelled={false} />,
          },
        ]}
      />
    </Section>
  );
}

function Detected({ value }: { value: Practice['detected_on_page'] }) {
  const said = texts().gap.practices;
  if (value === null) return <Tag>{said.notLookedFor}</Tag>;
  return <Tag tone={value ? 'warn' : 'good'}>{value ? said.found : said.notFound}</Tag>;
}
