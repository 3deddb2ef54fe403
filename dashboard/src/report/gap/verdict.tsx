/** Where the page stands, in a word, with what speaks for it. */
import { List, Stack, Text } from '@mantine/core';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import { FoldLink, findingFold } from '../parts/folds.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportLink } from '../parts/report-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import type { Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Gap, UserPage } from '../shape.ts';
import { columnTitle, labelled, labels, say, sayFirst, texts } from '../words.ts';
import { ScoreGauge } from './score/score-gauge.tsx';
import { rivalsOf } from './score/written-score.ts';

const tones: Readonly<Record<Gap['verdict']['state'], Tone>> = {
  blocked: 'bad',
  off_topic: 'bad',
  behind: 'warn',
  competitive: 'market',
  leading: 'good',
  unknown: 'none',
};

export function Verdict({ gap, page }: { gap: Gap; page: UserPage }) {
  const { index } = useReport();
  const { state, reasons } = gap.verdict;
  const tone = tones[state] ?? 'none';
  const failed = gap.gates.filter(({ status }) => status === 'fail');
  return (
    <Section id="verdict" title={titleOf('verdict')} lead={<ReportLink href={page.final_url} />}>
      <div className={clsx(classes.card, classes.verdict, tone !== 'none' && classes[tone])}>
        <Text fw={700} fz="1.6rem" lh={1.2}>
          {sayFirst('verdict', state)}
        </Text>
        {failed.length > 0 && (
          <List size="sm" mt={6}>
            {failed.map(({ id, consequence }) => (
              <List.Item key={id}>
                <strong>{labelled(sayFirst('gate', id), say('outcome', 'fail'))}.</strong>{' '}
                <ReportText sentence>{consequence}</ReportText>
              </List.Item>
            ))}
          </List>
        )}
      </div>
      <Overall scores={gap.scores} blocked={failed.length > 0} />
      <Position position={gap.position} sourceId={page.source_id} />
      {reasons.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {texts().gap.verdict.mattersMost}
          </Text>
          <ol className={classes.list}>
            {reasons.map((id) => {
              const found = index.find(id);
              return (
                <li key={id}>
                  <FoldLink to={findingFold(id)}>
                    {found.kind === 'finding' ? <ReportText sentence>{found.finding.title}</ReportText> : id}
                  </FoldLink>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </Section>
  );
}

function Overall({ scores, blocked }: { scores: Gap['scores']; blocked: boolean }) {
  if (scores.overall !== null) return <ScoreGauge score={scores.overall} rivals={rivalsOf(scores)} />;
  return (
    <Text>
      {texts().gap.verdict.overall} <NotMeasurable why={blocked ? 'gateFails' : 'littleWeight'} />
    </Text>
  );
}

function Position({ position, sourceId }: { position: Gap['position']; sourceId: string }) {
  const { index } = useReport();
  const said = texts().gap.verdict;
  const { nearest_competitor: nearest, organic_rank: rank, cited_by: engines } = position;
  const captured = useReport().report.market_serp.answer_engines.some(({ state }) => state === 'captured');
  return (
    <dl className={classes.facts}>
      <dt>{columnTitle('amongResults')}</dt>
      <dd>
        {rank === null ? (
          labels().userPage.notRanked
        ) : (
          <EvidenceLink ids={[sourceId]}>{labelled(labels().rank, rank)}</EvidenceLink>
        )}
      </dd>
      <dt>{columnTitle('citedBy')}</dt>
      <dd>
        {!captured && <NotMeasurable why="noAnswer" />}
        {captured &&
          (engines.length === 0 ? texts().market.nobody : engines.map((engine) => say('engine', engine)).join(', '))}
      </dd>
      {nearest !== null && (
        <>
          <dt>{said.nearest}</dt>
          <dd>
            <Stack gap={2}>
              <EvidenceLink ids={[nearest.source_id]}>{siteOf(nearest.source_id, index)}</EvidenceLink>
              {nearest.why_ahead.length > 0 && (
                <span>
                  <EvidenceLink ids={nearest.why_ahead}>{said.aheadBy(nearest.why_ahead.length)}</EvidenceLink>
                </span>
              )}
            </Stack>
          </dd>
        </>
      )}
    </dl>
  );
}
