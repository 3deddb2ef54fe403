/** The page in percentiles of this market, each drawn on the market's distribution. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { number, percent } from '../numbers.ts';
import { BoxPlotLegend, QuartileTrack } from '../parts/box-plot.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { PercentileAxis } from '../parts/percentile-axis.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Nothing, NotMeasurable, Section } from '../parts/section.tsx';
import { Studies } from '../parts/studies.tsx';
import { titleOf } from '../sections.ts';
import type { Gap, ScoreComponent } from '../shape.ts';
import { columnTitle, labelled, labels, leads, sayFirst, sayPlace, texts, withColon } from '../words.ts';

export function Scores({ scores }: { scores: Gap['scores'] }) {
  return (
    <Section id="scores" title={titleOf('scores')} lead={leads().scores}>
      <BoxPlotLegend own />
      {scores.components.length === 0 && <Nothing>{texts().gap.scores.none}</Nothing>}
      <ul className={classes.cards}>
        {scores.components.map((component) => (
          <li key={component.id} className={classes.card}>
            <OneScore component={component} />
          </li>
        ))}
      </ul>
      <Text size="sm" component="div">
        {texts().gap.scores.weights} <Studies ids={scores.weights_rationale} />
      </Text>
    </Section>
  );
}

function OneScore({ component }: { component: ScoreComponent }) {
  const { results } = useReport().report.market_serp;
  const { id, weight, value, market_p25: p25, market_p50: p50, market_p75: p75, percentile, n, ev } = component;
  const title = sayFirst('component', id);
  const said = texts().gap.scores;
  const place = percentile === null ? '' : sayPlace(percentile);
  const usable = results.filter(({ relevance }) => relevance !== null).map(({ source_id }) => source_id);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text size="sm" className={classes.quiet ?? ''}>
          {labelled(columnTitle('weight'), percent(weight))}
        </Text>
      </Group>
      <div className={classes.pair}>
        <div>
          <Text size="sm">
            {percentile === null ? (
              <NotMeasurable why={value === null ? 'noValue' : 'fewPagesHaveValue'} />
            ) : (
              <>
                <strong>{place}</strong> ({texts().parts.count.pages(n)})
              </>
            )}
          </Text>
          {percentile !== null && (
            <div style={{ padding: '0 8px' }}>
              <PercentileAxis at={percentile * 100} label={labelled(title, place)} />
            </div>
          )}
        </div>
        <div>
          <Text size="sm">
            {withColon(labels().headings.page)}{' '}
            {value === null ? <NotMeasurable /> : <EvidenceLink ids={ev}>{written(id, value)}</EvidenceLink>}
            {p25 !== null && p50 !== null && p75 !== null && (
              <>
                . {said.median} <EvidenceLink ids={usable}>{written(id, p50)}</EvidenceLink> (
                {texts().market.profile.middleHalf} {written(id, p25)}–{written(id, p75)})
              </>
            )}
          </Text>
          <Text size="xs" className={classes.quiet ?? ''}>
            {said.counted} {said.counts[id]}
          </Text>
          {p25 !== null && p50 !== null && p75 !== null && (
            <div style={{ padding: '0 8px' }}>
              <QuartileTrack title={title} p25={p25} p50={p50} p75={p75} own={value} />
            </div>
          )}
        </div>
      </div>
      {ev.some((one) => one.includes('.p')) && <EvidenceChips ids={ev} />}
    </Stack>
  );
}

/** A value of a part, as people say it. */
function written(id: ScoreComponent['id'], value: number): string {
  return shares.has(id) ? percent(value) : number(value);
}

const shares: ReadonlySet<ScoreComponent['id']> = new Set(['topic_coverage', 'question_answerability']);
