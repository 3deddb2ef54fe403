/** The results page, result by result, with what each page is made of. */
import { Text } from '@mantine/core';
import { AddressText } from '../../ui/external-link.tsx';
import { day, number, percent } from '../numbers.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Result } from '../shape.ts';
import { columnTitle, labelled, labels, leads, say, texts } from '../words.ts';
import { InLines } from './in-lines.tsx';
import { dateOfPage } from './page-date.ts';

function dateOf(result: Result) {
  const date = dateOfPage(result);
  if (date === undefined) return <NotMeasurable short />;
  return result.shown_at === null ? labels().results.notVisible(day(date)) : day(date);
}

export function Results({ results }: { results: readonly Result[] }) {
  const { index } = useReport();
  const read = (value: number | null | undefined, write: (value: number) => string = number) =>
    value === null || value === undefined ? <NotMeasurable short /> : write(value);
  const columns: Column<Result>[] = [
    {
      title: 'result',
      sort: ({ rank_group: rank }) => rank,
      cell: (result) => {
        const found = index.find(result.source_id);
        const excluded = found.kind === 'source' ? index.excluded(found.source) : undefined;
        return (
          <>
            <EvidenceLink ids={[result.source_id]}>
              {result.rank_group}. <ReportText>{result.title}</ReportText>
            </EvidenceLink>
            <Text size="xs" c="dimmed" component="div">
              <AddressText>{found.kind === 'source' ? found.source.domain : result.source_id}</AddressText>
              {excluded === undefined ? '' : ` · ${labels().leftOut(say('exclusion', excluded))}`}
            </Text>
          </>
        );
      },
    },
    {
      title: 'pageType',
      sort: ({ content_type: type }) => type,
      cell: ({ content_type: type }) => (type === null ? <NotMeasurable short /> : say('contentType', type)),
    },
    {
      title: 'siteType',
      screenOnly: true,
      sort: ({ site_type: type }) => type,
      cell: ({ site_type: type }) => (type === null ? <NotMeasurable short /> : say('siteType', type)),
    },
    {
      title: 'citedBy',
      sort: ({ ai }) => (ai === null ? null : -ai.cited_by.length),
      cell: ({ ai }) => {
        if (ai === null) return <NotMeasurable short />;
        if (ai.cited_by.length === 0) return texts().market.nobody;
        return (
          <Tag tone="good">
            <span>
              <InLines
                items={ai.citation_positions.map(({ engine, position }) => `${say('engine', engine)} (${position})`)}
              />
            </span>
          </Tag>
        );
      },
    },
    {
      title: 'relevance',
      numeric: true,
      sort: ({ relevance }) => relevance?.bm25f,
      cell: ({ relevance }) => read(relevance?.bm25f, percent),
    },
    {
      title: 'questions',
      numeric: true,
      sort: ({ relevance }) => relevance?.question_coverage?.k,
      cell: ({ relevance }) => {
        const answers = relevance?.question_coverage;
        return answers === null || answers === undefined ? <NotMeasurable short /> : texts().parts.of(answers);
      },
    },
    {
      title: 'directAnswer',
      sort: ({ direct_answer: direct }) => direct?.offset_ratio,
      cell: ({ direct_answer: direct }) => {
        if (direct === null) return <NotMeasurable short />;
        if (!direct.present || direct.passage_id === undefined) return texts().parts.none;
        return (
          <EvidenceLink ids={[direct.passage_id]}>
            {direct.offset_ratio === null
              ? labels().yes
              : texts().market.results.position(percent(direct.offset_ratio))}
          </EvidenceLink>
        );
      },
    },
    { title: 'words', paperOnly: true, numeric: true, sort: ({ words }) => words, cell: ({ words }) => read(words) },
    {
      title: 'changed',
      paperOnly: true,
      cell: dateOf,
    },
  ];
  // What each page is made of has a table of its own, so that neither is wider than its place.
  const makeUp: Column<Result>[] = [
    {
      title: 'page',
      cell: ({ source_id: id }) => (
        <EvidenceLink ids={[id]}>
          <AddressText>{siteOf(id, index)}</AddressText>
        </EvidenceLink>
      ),
    },
    { title: 'words', numeric: true, sort: ({ words }) => words, cell: ({ words }) => read(words) },
    {
      title: 'ageDays',
      numeric: true,
      sort: ({ age_days: age }) => age,
      cell: ({ age_days: age }) => read(age),
    },
    {
      title: 'changed',
      cell: dateOf,
    },
    {
      title: 'headings',
      numeric: true,
      sort: ({ structure }) => structure?.h2,
      cell: ({ structure }) => read(structure === null ? null : structure.h2 + structure.h3),
    },
    {
      title: 'lists',
      numeric: true,
      sort: ({ structure }) => structure?.lists,
      cell: ({ structure }) => read(structure?.lists),
    },
    {
      title: 'tables',
      numeric: true,
      sort: ({ structure }) => structure?.tables,
      cell: ({ structure }) => read(structure?.tables),
    },
    {
      title: 'figures',
      numeric: true,
      sort: ({ numbers_per_100w: figures }) => figures,
      cell: ({ numbers_per_100w: figures }) => read(figures),
    },
    {
      title: 'bestPassages',
      cell: ({ best_passages: best }) =>
        best.length === 0 ? (
          texts().parts.none
        ) : (
          <EvidenceLink
            ids={best}
            label={texts().parts.openEvidence(labelled(columnTitle('bestPassages'), best.length))}
          >
            {best.length}
          </EvidenceLink>
        ),
    },
  ];
  return (
    <Section id="results" title={titleOf('results')} lead={leads().results}>
      <DataTable
        caption={titleOf('results')}
        captionHidden
        rows={results}
        rowKey={({ source_id }) => source_id}
        columns={columns}
        none={texts().market.noResults}
      />
      {results.length > 0 && (
        <div data-screen-only>
          <DataTable
            caption={titleOf('profile')}
            rows={results}
            rowKey={({ source_id }) => source_id}
            columns={makeUp}
          />
        </div>
      )}
    </Section>
  );
}
