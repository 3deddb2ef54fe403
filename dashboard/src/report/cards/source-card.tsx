/** A page that the audit looked at: its title, address and rank, and what the report keeps of it. */
import { Stack, Text, Title } from '@mantine/core';
import { day, nameOfLanguage } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportLink } from '../parts/report-link.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import type { Source } from '../shape.ts';
import { asHead, capital, labels, say, texts } from '../words.ts';

/** Title, address and rank in a few lines. */
export function SourceLine({ source }: { source: Source }) {
  const { index } = useReport();
  const rank = index.result(source.id)?.rank_group;
  return (
    <Text size="sm" component="div">
      <Text span fw={600} size="sm">
        <ReportText>{useTitle(source)}</ReportText>
      </Text>
      <br />
      <ReportLink href={source.final_url ?? source.url} />
      <br />
      {rankText(source, rank)}
    </Text>
  );
}

export function SourceCard({ source, count }: { source: Source; count: number | undefined }) {
  const { index } = useReport();
  const result = index.result(source.id);
  const excluded = index.excluded(source);
  const passages = index.passagesOf(source.id);
  const [shown, more] = useShowAll(passages, 3);
  const title = useTitle(source);
  const said = texts().evidence.page;
  return (
    <Stack gap={8}>
      <div>
        <Text size="xs" c="dimmed">
          {labels().page} · {source.id}
          {count === undefined ? '' : ` · ${said.uses(count)}`}
        </Text>
        <Title order={3} size="h4">
          <ReportText>{title}</ReportText>
        </Title>
        <Text size="sm" component="div">
          <ReportLink href={source.final_url ?? source.url} />
        </Text>
      </div>
      <dl className={classes.facts}>
        <dt>{labels().rank}</dt>
        <dd>{rankText(source, result?.rank_group)}</dd>
        <dt>{said.fetched}</dt>
        <dd>
          {[
            source.fetched_at === undefined ? said.notFetched : day(source.fetched_at),
            ...(source.http_status === undefined ? [] : [`HTTP ${source.http_status}`]),
            ...(source.words === undefined ? [] : [texts().parts.count.words(source.words)]),
            ...(source.language === undefined ? [] : [nameOfLanguage(source.language)]),
          ].join(', ')}
        </dd>
        {excluded !== undefined && (
          <>
            <dt>{asHead(labels().quality.excluded)}</dt>
            <dd>{say('exclusion', excluded)}</dd>
          </>
        )}
      </dl>
      {result !== undefined && result.snippet !== '' && (
        <Text size="sm" component="div" className={classes.quiet ?? ''}>
          {said.snippet} <ReportText>{result.snippet}</ReportText>
        </Text>
      )}
      {passages.length > 0 && (
        <Text size="sm" fw={600}>
          {said.passages}
        </Text>
      )}
      {shown.map(({ id, quote }) => (
        <Stack key={id} gap={4}>
          <Quote own={source.from.includes('user')}>{quote}</Quote>
          <EvidenceChips ids={[id]} />
        </Stack>
      ))}
      {more}
    </Stack>
  );
}

/** "Result 3", or that it is none of the results. */
function rankText(source: Source, rank: number | undefined): string {
  const { organicResult, ownPage, userPage, citedPage } = labels();
  if (rank !== undefined) return capital(organicResult(String(rank)));
  if (source.from.includes('cited')) return capital(citedPage);
  return capital(source.from.includes('user') ? `${ownPage}, ${userPage.notRanked}` : userPage.notRanked);
}

/** As the results page has it, else as the page itself, else its site. */
function useTitle(source: Source): string {
  const { report, index } = useReport();
  const own = 'page' in report && report.page.source_id === source.id ? report.page.identity : undefined;
  const title = index.result(source.id)?.title ?? own?.title ?? own?.h1;
  return title === undefined || title === '' ? source.domain : title;
}
