/** The words of the market: on how many pages, how densely, where. */
import { Group, SegmentedControl, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Scale, scaleOf } from '../geometry.ts';
import { number, percent } from '../numbers.ts';
import { QuartileTrack } from '../parts/box-plot.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { Term } from '../shape.ts';
import { codesOf, leads, sayFirst, texts } from '../words.ts';
import { MarketClass } from './topics.tsx';

export function Terms({ terms }: { terms: readonly Term[] }) {
  const { language, report } = useReport();
  const [words, setWords] = useState('');
  const [only, setOnly] = useState('all');
  const said = texts().market.terms;
  const classChoices = [
    { value: 'all', label: texts().parts.all },
    ...codesOf('marketClass').map((value) => ({ value, label: sayFirst('marketClass', value) })),
  ];
  const shown = useMemo(() => {
    const wanted = words.trim().toLocaleLowerCase(language);
    return terms.filter(
      (term) =>
        (only === 'all' || term.class === only) &&
        [term.term, ...term.forms].some((form) => form.toLocaleLowerCase(language).includes(wanted)),
    );
  }, [terms, words, only, language]);
  return (
    // A gap report has them beside the page's.
    <Section id="terms" title={titleOf('terms')} lead={leads().terms} screenOnly={'gap' in report}>
      <Group align="flex-end" data-screen-only>
        <TextInput
          label={said.find}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          dir="auto"
        />
        <SegmentedControl
          aria-label={said.classes}
          data={classChoices}
          value={only}
          onChange={setOnly}
          withItemsBorders={false}
          style={{ flexWrap: 'wrap' }}
        />
      </Group>
      <TermTable terms={shown} />
    </Section>
  );
}

function TermTable({ terms }: { terms: readonly Term[] }) {
  const { index } = useReport();
  const scale: Scale = useMemo(() => scaleOf([0, ...terms.flatMap(({ range }) => range?.p75 ?? [])]), [terms]);
  return (
    <DataTable
      caption={texts().market.terms.caption}
      rows={terms}
      rowKey={({ id }) => id}
      first={20}
      onPaper={15}
      none={texts().market.terms.none}
      columns={[
        {
          title: 'term',
          sort: ({ term }) => term,
          cell: ({ id, term }) => (
            <EvidenceLink ids={[id]}>
              <ReportText>{term}</ReportText>
            </EvidenceLink>
          ),
        },
        { title: 'class', sort: ({ df }) => -df, cell: (term) => <MarketClass name={term.class} /> },
        {
          title: 'pagesUsing',
          sort: ({ df }) => df,
          cell: ({ df, n, ci95, ev }) => (
            <Rate rate={ci95 === null ? null : { k: df, n, ci95 }} ev={ev} why="fewPages" />
          ),
        },
        {
          title: 'range',
          sort: ({ range }) => range?.p25,
          cell: ({ term, range }) =>
            range === null ? (
              <NotMeasurable short />
            ) : (
              <>
                {number(range.p25)}–{number(range.p75)}{' '}
                <span className={classes.nowrap}>({texts().parts.count.pages(range.basis_n)})</span>
                <QuartileTrack title={term} p25={range.p25} p75={range.p75} own={null} scale={scale} />
              </>
            ),
        },
        {
          title: 'inTitles',
          numeric: true,
          sort: ({ zones }) => zones?.title,
          cell: ({ zones }) => zoneShare(zones?.title),
        },
        {
          title: 'inHeadings',
          numeric: true,
          sort: ({ zones }) => zones?.h2_h3,
          cell: ({ zones }) => zoneShare(zones?.h2_h3),
        },
        {
          title: 'inOpenings',
          numeric: true,
          sort: ({ zones }) => zones?.intro,
          cell: ({ zones }) => zoneShare(zones?.intro),
        },
        {
          title: 'keyness',
          screenOnly: true,
          numeric: true,
          sort: ({ keyness_g2: keyness }) => keyness,
          cell: ({ keyness_g2: keyness }) => (keyness === null ? <NotMeasurable /> : number(keyness)),
        },
        {
          title: 'topic',
          cell: ({ topic_id: id }) => {
            const found = id === null ? undefined : index.find(id);
            if (found?.kind !== 'topic') return texts().parts.none;
            return (
              <EvidenceLink ids={[found.id]}>
                <ReportText>{found.topic.label}</ReportText>
              </EvidenceLink>
            );
          },
        },
      ]}
    />
  );
}

const zoneShare = (share: number | undefined) => (share === undefined ? <NotMeasurable /> : percent(share));
