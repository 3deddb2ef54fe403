/** Where the page stands, in a word, with what speaks for it. */
import { List, Stack, Text } from '@mantine/core';
import { ExternalLink } from '../../ui/external-link.tsx';
import { number } from '../numbers.ts';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import { PercentileAxis } from '../parts/percentile-axis.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import type { Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap, UserPage } from '../shape.ts';
import { say, sayFirst } from '../words.ts';

const tones: Readonly<Record<Gap['verdict']['state'], Tone>> = {
  blocked: 'bad',
  off_topic: 'bad',
  behind: 'warn',
  competitive: 'market',
  leading: 'good',
  unknown: 'none',
};

const meanings: Readonly<Record<Gap['verdict']['state'], string>> = {
  blocked: 'A gate fails: engines cannot read, list or quote the page. Nothing else counts before that is mended.',
  off_topic: 'The page speaks of something else than what this market is about.',
  behind: 'Most pages of this market are ahead of it.',
  competitive: 'It stands where the pages of this market stand.',
  leading: 'It is ahead of most pages of this market.',
  unknown: 'The market is too small to compare with.',
};

export function Verdict({ gap, page }: { gap: Gap; page: UserPage }) {
  const { index } = useReport();
  const { state, reasons } = gap.verdict;
  const tone = tones[state] ?? 'none';
  const failed = gap.gates.filter(({ status }) => status === 'fail');
  return (
    <Section id="verdict" title={titleOf('verdict')} lead={<ExternalLink href={page.final_url} />}>
      <div className={clsx(classes.card, classes.verdict, tone !== 'none' && classes[tone])}>
        <Text fw={700} fz="1.6rem" lh={1.2}>
          {sayFirst('verdict', state)}
        </Text>
        <Text>{meanings[state] ?? ''}</Text>
        {failed.length > 0 && (
          <List size="sm" mt={6}>
            {failed.map(({ id, consequence }) => (
              <List.Item key={id}>
                <strong>{sayFirst('gate', id)}: failed.</strong> <ReportText sentence>{consequence}</ReportText>
              </List.Item>
            ))}
          </List>
        )}
      </div>
      <Overall score={gap.scores.overall} blocked={failed.length > 0} />
      <Position position={gap.position} sourceId={page.source_id} />
      {reasons.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            What weighs most
          </Text>
          <ol className={classes.list}>
            {reasons.map((id) => {
              const found = index.find(id);
              return (
                <li key={id}>
                  <EvidenceLink ids={[id]}>
                    {found.kind === 'finding' ? <ReportText sentence>{found.finding.title}</ReportText> : id}
                  </EvidenceLink>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </Section>
  );
}

function Overall({ score, blocked }: { score: number | null; blocked: boolean }) {
  if (score === null) {
    return (
      <Text>
        Overall: <NotMeasurable why={blocked ? 'a gate fails' : 'less than half of the weight is known'} />
      </Text>
    );
  }
  return (
    <div style={{ maxWidth: '32rem' }}>
      <Text>
        <strong>{number(score)} of 100</strong> in percentiles of this market:{' '}
        <a href="#scores" className={classes.evidence}>
          its parts
        </a>
      </Text>
      <div style={{ padding: '0 8px' }}>
        <PercentileAxis at={score} label={`${number(score)} of 100 in percentiles of this market`} />
        <div className={classes.ticks} aria-hidden>
          <span>0</span>
          <span>50: the market’s middle</span>
          <span>100</span>
        </div>
      </div>
    </div>
  );
}

function Position({ position, sourceId }: { position: Gap['position']; sourceId: string }) {
  const { index } = useReport();
  const { nearest_competitor: nearest, organic_rank: rank, cited_by: engines } = position;
  const captured = useReport().report.market_serp.answer_engines.some(({ state }) => state === 'captured');
  return (
    <dl className={classes.facts}>
      <dt>Among the results</dt>
      <dd>
        {rank === null ? 'not among the results used' : <EvidenceLink ids={[sourceId]}>{`rank ${rank}`}</EvidenceLink>}
      </dd>
      <dt>Cited by</dt>
      <dd>
        {!captured && <NotMeasurable why="no answer was captured" />}
        {captured &&
          (engines.length === 0
            ? 'no answer that was seen'
            : engines.map((engine) => say('engine', engine)).join(', '))}
      </dd>
      <dt>Chance of being cited</dt>
      <dd>
        <NotMeasurable why="one observation calibrates no probability" />
      </dd>
      <dt>Next ahead in relevance</dt>
      <dd>
        {nearest === null ? (
          'no page of the market has more'
        ) : (
          <Stack gap={2}>
            <EvidenceLink ids={[nearest.source_id]}>{siteOf(nearest.source_id, index)}</EvidenceLink>
            {nearest.why_ahead.length > 0 && (
              <span>
                is ahead by: <EvidenceLink ids={nearest.why_ahead}>{nearest.why_ahead.length} findings</EvidenceLink>
              </span>
            )}
          </Stack>
        )}
      </dd>
    </dl>
  );
}
