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
import { leads, sayFirst } from '../words.ts';

export function Scores({ scores }: { scores: Gap['scores'] }) {
  return (
    <Section id="scores" title={titleOf('scores')} lead={leads().scores}>
      <BoxPlotLegend own />
      {scores.components.length === 0 && <Nothing>Not measurable: there is no market to compare with.</Nothing>}
      <ul className={classes.cards}>
        {scores.components.map((component) => (
          <li key={component.id} className={classes.card}>
            <OneScore component={component} />
          </li>
        ))}
      </ul>
      <Text size="sm" component="div">
        The weights rest on studies. <Studies ids={scores.weights_rationale} />
      </Text>
    </Section>
  );
}

function OneScore({ component }: { component: ScoreComponent }) {
  const { results } = useReport().report.market_serp;
  const { id, weight, value, market_p25: p25, market_p50: p50, market_p75: p75, percentile, n, ev } = component;
  const title = sayFirst('component', id);
  const usable = results.filter(({ relevance }) => relevance !== null).map(({ source_id }) => source_id);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text size="sm" className={classes.quiet ?? ''}>
          weight {percent(weight)}
        </Text>
      </Group>
      <div className={classes.pair}>
        <div>
          <Text size="sm">
            {percentile === null ? (
              <NotMeasurable why={value === null ? 'the page has no value' : 'fewer than three pages have a value'} />
            ) : (
              <>
                <strong>Percentile {Math.round(percentile * 100)}</strong>: at or above {percent(percentile)} of {n}{' '}
                pages
              </>
            )}
          </Text>
          {percentile !== null && (
            <div style={{ padding: '0 8px' }}>
              <PercentileAxis
                at={percentile * 100}
                label={`${title}: percentile ${Math.round(percentile * 100)} of this market`}
              />
            </div>
          )}
        </div>
        <div>
          <Text size="sm">
            Your page: {value === null ? <NotMeasurable /> : <EvidenceLink ids={ev}>{written(id, value)}</EvidenceLink>}
            {p25 !== null && p50 !== null && p75 !== null && (
              <>
                ; market: <EvidenceLink ids={usable}>{written(id, p50)}</EvidenceLink> (middle half {written(id, p25)}{' '}
                to {written(id, p75)})
              </>
            )}
          </Text>
          {counts[id] !== undefined && (
            <Text size="xs" className={classes.quiet ?? ''}>
              Counted: {counts[id]}
            </Text>
          )}
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

/** What a value counts. */
const counts: Readonly<Partial<Record<ScoreComponent['id'], string>>> = {
  relevance: 'fit of its words to the keyword, 1 at best',
  topic_coverage: 'share of the market’s topics',
  question_answerability: 'share of the market’s questions',
  answer_placement: '1 at the top of the text, 0 without an answer',
  verifiable_facts: 'passages with a figure',
  freshness: '1 today, a half after a year, 0 without a date',
  comparison: 'comparing parts',
};
