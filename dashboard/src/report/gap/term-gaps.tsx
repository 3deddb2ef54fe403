/** The market's terms on your page: missing, used less, as the market, or too much. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { MarketClass } from '../market/topics.tsx';
import { number } from '../numbers.ts';
import { QuartileTrack } from '../parts/box-plot.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap, Term } from '../shape.ts';
import { codesOf, leads, say, sayFirst, texts } from '../words.ts';

type TermGap = Gap['term_gaps'][number];

const tones: Readonly<Record<TermGap['status'], Tone>> = {
  missing: 'bad',
  under: 'warn',
  in_range: 'good',
  over: 'bad',
};

export function TermGaps({ gaps }: { gaps: readonly TermGap[] }) {
  const { index } = useReport();
  const [only, setOnly] = useState('all');
  const said = texts().gap.terms;
  const counts = (status: string) => gaps.filter((gap) => gap.status === status).length;
  const rows = gaps.flatMap((gap) => {
    const found = index.find(gap.term_id);
    return found.kind === 'term' && (only === 'all' || gap.status === only) ? [{ gap, term: found.term }] : [];
  });
  return (
    <Section id="term-gaps" title={titleOf('term-gaps')} lead={leads().termGaps}>
      <SegmentedControl
        data-screen-only
        aria-label={said.use}
        value={only}
        onChange={setOnly}
        orientation="horizontal"
        withItemsBorders={false}
        style={{ flexWrap: 'wrap', alignSelf: 'flex-start' }}
        data={[
          { value: 'all', label: `${texts().parts.all} ${gaps.length}` },
          ...codesOf('termStatus').map((value) => ({
            value,
            label: `${sayFirst('termStatus', value)} ${counts(value)}`,
          })),
        ]}
      />
      <DataTable
        caption={said.caption}
        rows={rows}
        rowKey={({ gap }) => gap.term_id}
        onPaper={15}
        none={texts().market.terms.none}
        columns={[
          {
            title: 'term',
            sort: ({ term }) => term.term,
            cell: ({ term }) => (
              <EvidenceLink ids={[term.id]}>
                <ReportText>{term.term}</ReportText>
              </EvidenceLink>
            ),
          },
          {
            title: 'onYourPage',
            sort: ({ gap }) => gap.status,
            cell: ({ gap }) => <Tag tone={tones[gap.status] ?? 'none'}>{say('termStatus', gap.status)}</Tag>,
          },
          {
            title: 'times',
            numeric: true,
            sort: ({ gap }) => gap.page_count,
            cell: ({ gap }) => <EvidenceLink ids={gap.ev}>{gap.page_count}</EvidenceLink>,
          },
          {
            title: 'whereUsed',
            sort: ({ gap }) => gap.suggested_zone,
            cell: ({ gap }) => (typeof gap.suggested_zone === 'string' ? say('zone', gap.suggested_zone) : '–'),
          },
          { title: 'class', cell: ({ term }) => <MarketClass name={term.class} /> },
          {
            title: 'pagesUsing',
            numeric: true,
            sort: ({ term }) => term.df,
            cell: ({ term }) => (
              <EvidenceLink ids={term.ev}>{texts().parts.of({ k: term.df, n: term.n })}</EvidenceLink>
            ),
          },
          {
            title: 'perThousand',
            cell: ({ gap, term }) => <Density gap={gap} term={term} />,
          },
        ]}
      />
    </Section>
  );
}

function Density({ gap: { per_1000: own }, term: { term, per_1000: market } }: { gap: TermGap; term: Term }) {
  if (market === null) return <NotMeasurable why="fewPagesUse" />;
  return (
    <>
      {own === null ? <NotMeasurable /> : number(own)} ({number(market.p25)}–{number(market.p75)})
      <div style={{ padding: '0 8px', minWidth: '9rem' }}>
        <QuartileTrack title={term} p25={market.p25} p50={market.p50} p75={market.p75} own={own} />
      </div>
    </>
  );
}
