/** The parts of the score: your page against each page of the market, on the values' own axis. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { percent } from '../../numbers.ts';
import { clsx } from '../../parts/clsx.ts';
import { DotPlot, DotPlotLegend } from '../../parts/dot-plot.tsx';
import { EvidenceChips, EvidenceLink } from '../../parts/evidence-link.tsx';
import classes from '../../parts/report.module.css';
import { useReport } from '../../parts/report-context.tsx';
import { Nothing, NotMeasurable, Section } from '../../parts/section.tsx';
import { Studies } from '../../parts/studies.tsx';
import { titleOf } from '../../sections.ts';
import type { Gap, Rival, ScoreComponent } from '../../shape.ts';
import { capital, columnTitle, labelled, labels, leads, sayFirst, sayPlace, texts, withColon } from '../../words.ts';
import { ScoreTable } from './score-table.tsx';
import { rivalsOf, written } from './written-score.ts';

export function Scores({ scores }: { scores: Gap['scores'] }) {
  const { components } = scores;
  const rivals = rivalsOf(scores);
  return (
    <Section id="scores" title={titleOf('scores')} lead={leads().scores}>
      <DotPlotLegend
        market={texts().charts.score.rivals}
        band={texts().evidence.drawing.legend}
        own={capital(labels().ownPage)}
      />
      {components.length === 0 && <Nothing>{texts().gap.scores.none}</Nothing>}
      <ul className={clsx(classes.cards, classes.drawings)}>
        {components.map((component) => (
          <li key={component.id} className={classes.card}>
            <OneScore component={component} rivals={rivals} />
          </li>
        ))}
      </ul>
      {rivals.length > 0 && <ScoreTable scores={scores} rivals={rivals} />}
      <Text size="sm" component="div">
        {texts().gap.scores.weights} <Studies ids={scores.weights_rationale} />
      </Text>
    </Section>
  );
}

function OneScore({ component, rivals }: { component: ScoreComponent; rivals: readonly Rival[] }) {
  const { results } = useReport().report.market_serp;
  const { id, weight, value, market_p25: p25, market_p50: p50, market_p75: p75, percentile, n, ev } = component;
  const title = sayFirst('component', id);
  const said = texts().gap.scores;
  const usable = results.filter(({ relevance }) => relevance !== null).map(({ source_id }) => source_id);
  const dots = rivals.flatMap(({ source_id: source, values }) => {
    const known = values[id] ?? null;
    return known === null ? [] : [{ id: source, value: known }];
  });
  const words = texts().charts.score.dots({
    title,
    own: value === null ? '–' : written(id, value),
    values: dots.length === 0 ? '–' : dots.map((dot) => written(id, dot.value)).join(', '),
  });
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
      <DotPlot label={words} rivals={dots} own={value} band={p25 === null || p75 === null ? null : [p25, p75]} />
      <Text size="sm">
        {percentile === null ? (
          <NotMeasurable why={value === null ? 'noValue' : 'fewPagesHaveValue'} />
        ) : (
          <>
            <strong>{sayPlace(percentile)}</strong> ({texts().parts.count.pages(n)}).
          </>
        )}{' '}
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
      {ev.some((one) => one.includes('.p')) && <EvidenceChips ids={ev} />}
    </Stack>
  );
}
