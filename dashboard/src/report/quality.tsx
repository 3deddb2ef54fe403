/** How far the numbers may be trusted: pages used and left out, what to bear in mind. */
import { Alert, Group, List, Stack, Text } from '@mantine/core';
import { moment, nameOfCountry, nameOfLanguage, whole } from './numbers.ts';
import { DataTable } from './parts/data-table.tsx';
import classes from './parts/report.module.css';
import { useReport } from './parts/report-context.tsx';
import { ReportLink } from './parts/report-link.tsx';
import { ReportText } from './parts/report-text.tsx';
import { Nothing, Section, Subsection } from './parts/section.tsx';
import { Tag } from './parts/tag.tsx';
import { titleOf } from './sections.ts';
import { labels, say, sayFirst, shownPack, texts } from './words.ts';

export function Quality() {
  const { metadata } = useReport().report;
  const { coverage, data_quality: quality, language_model: used, notices } = metadata;
  const said = texts().about;
  const tone = { A: 'good', B: 'good', C: 'warn', D: 'bad' } as const;
  return (
    <Section
      id="quality"
      title={titleOf('quality')}
      lead={said.searched(
        moment(metadata.serp_collected_at),
        nameOfLanguage(metadata.language),
        nameOfCountry(metadata.country),
      )}
    >
      <Group gap="lg" align="flex-start">
        <div>
          <Text size="sm" className={classes.quiet ?? ''}>
            {titleOf('quality')}
          </Text>
          <Tag tone={tone[quality.grade] ?? 'none'}>
            <strong>{quality.grade}</strong>
          </Tag>
          <Text size="sm">{say('qualityGrade', quality.grade)}</Text>
        </div>
        <div style={{ flex: '1 1 16rem' }}>
          <Text size="sm" className={classes.quiet ?? ''}>
            {labels().pages}
          </Text>
          <PageSquares usable={coverage.pages_usable} attempted={coverage.pages_attempted} />
          <Text size="sm">
            {shownPack().sentences.facts.pagesRead({ k: coverage.pages_usable, n: coverage.pages_attempted })}{' '}
            {said.results({ k: coverage.results_returned, n: coverage.results_requested })}
          </Text>
        </div>
      </Group>
      {quality.warnings.length > 0 && (
        <Alert color="yellow" title={said.warnings} variant="outline">
          <List size="sm">
            {quality.warnings.map(({ code, message }) => (
              <List.Item key={code}>
                <ReportText sentence>{message}</ReportText>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {used !== undefined && (
        <Text size="sm" maw="75ch">
          {said.languageModel({
            model: [...new Set(used.tasks.flatMap(({ model }) => model ?? []))].join(', '),
            k: used.tasks.filter(({ result }) => result === 'model').length,
            n: used.tasks.length,
            read: whole(used.tokens_in),
            written: whole(used.tokens_out),
          })}{' '}
          {used.cost_usd !== null && `$${used.cost_usd.toFixed(3)}`}
        </Text>
      )}
      <Subsection title={said.leftOut}>
        <DataTable
          caption={said.leftOut}
          captionHidden
          rows={coverage.excluded}
          rowKey={({ url }) => url}
          first={10}
          none={said.noneLeftOut}
          columns={[
            { title: 'page', cell: ({ url }) => <ReportLink href={url} /> },
            { title: 'why', cell: ({ reason }) => sayFirst('exclusion', reason), sort: ({ reason }) => reason },
          ]}
        />
      </Subsection>
      <Subsection title={said.notices}>
        {notices.length === 0 && <Nothing>{said.noNotices}</Nothing>}
        <List size="sm" maw="75ch">
          {notices.map((code) => (
            <List.Item key={code}>{say('notice', code)}</List.Item>
          ))}
        </List>
      </Subsection>
    </Section>
  );
}

/** A square for each page asked for, the used ones filled. */
function PageSquares({ usable, attempted }: { usable: number; attempted: number }) {
  const size = 18;
  const shown = Math.min(attempted, 40);
  return (
    <Stack gap={0} my={4}>
      <svg
        role="img"
        aria-label={shownPack().sentences.facts.pagesRead({ k: usable, n: attempted })}
        width={Math.max(shown, 1) * (size + 4)}
        height={size}
        style={{ maxWidth: '100%' }}
      >
        {Array.from({ length: shown }, (_, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike and never move.
            key={at}
            x={at * (size + 4) + 1}
            y="1"
            width={size - 2}
            height={size - 2}
            rx="4"
            fill={at < usable ? 'var(--market)' : 'none'}
            stroke={at < usable ? 'var(--market)' : 'var(--quiet)'}
          />
        ))}
      </svg>
    </Stack>
  );
}
