/** A page that the audit looked at: its title, address and rank, and what the report keeps of it. */
import { Stack, Text, Title } from '@mantine/core';
import { ExternalLink } from '../../ui/external-link.tsx';
import { counted, day, number } from '../numbers.ts';
import type { Source } from '../shape.ts';
import { say } from '../words.ts';
import { EvidenceChips } from './evidence-link.tsx';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';
import { Quote, ReportText } from './report-text.tsx';
import { useShowAll } from './show-all.tsx';

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
      <ExternalLink href={source.final_url ?? source.url} />
      <br />
      {rank !== undefined && `Result ${rank} for the keyword`}
      {rank === undefined &&
        (source.from.includes('user') ? 'Your page; not among the results used' : 'Not among the results used')}
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
  return (
    <Stack gap={8}>
      <div>
        <Text size="xs" c="dimmed">
          Page · {source.id}
          {count === undefined ? '' : ` · stands there ${counted(count, 'time')}`}
        </Text>
        <Title order={3} size="h4">
          <ReportText>{title}</ReportText>
        </Title>
        <Text size="sm" component="div">
          <ExternalLink href={source.final_url ?? source.url} />
        </Text>
      </div>
      <dl className={classes.facts}>
        <dt>Rank</dt>
        <dd>
          {result !== undefined && `Result ${result.rank_group}`}
          {result === undefined &&
            (source.from.includes('user') ? 'your page, not among the results used' : 'not among the results used')}
        </dd>
        <dt>Read</dt>
        <dd>
          {source.fetched_at === undefined ? 'could not be had' : day(source.fetched_at)}
          {source.http_status === undefined ? '' : `, HTTP ${source.http_status}`}
          {source.words === undefined ? '' : `, ${number(source.words)} words`}
          {source.language === undefined ? '' : `, language ${source.language}`}
        </dd>
        {excluded !== undefined && (
          <>
            <dt>Not counted</dt>
            <dd>{say('exclusion', excluded)}</dd>
          </>
        )}
      </dl>
      {result !== undefined && result.snippet !== '' && (
        <Text size="sm" component="div" className={classes.quiet ?? ''}>
          As the results page shows it: <ReportText>{result.snippet}</ReportText>
        </Text>
      )}
      {passages.length > 0 && (
        <Text size="sm" fw={600}>
          Its passages in this report
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

/** As the results page has it, else as the page itself, else its site. */
function useTitle(source: Source): string {
  const { report, index } = useReport();
  const own = 'page' in report && report.page.source_id === source.id ? report.page.identity : undefined;
  const title = index.result(source.id)?.title ?? own?.title ?? own?.h1;
  return title === undefined || title === '' ? source.domain : title;
}
