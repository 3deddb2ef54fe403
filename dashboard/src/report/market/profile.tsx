/** What the pages are made of: how each measure spreads, and whether the first or the cited pages differ. */
import { Stack, Text, Title } from '@mantine/core';
import { differenceShown, place } from '../geometry.ts';
import { number } from '../numbers.ts';
import { BoxPlot, BoxPlotLegend } from '../parts/box-plot.tsx';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { Difference, MarketSerp, Metric, Profile, Report } from '../shape.ts';
import { codesOf, labelled, labels, leads, notMeasurable, sayFirst, texts, withColon } from '../words.ts';
import { ageOfPage } from './page-date.ts';

const comparedGroups = ['top3_vs_rest', 'cited_vs_not'] as const;
type Groups = (typeof comparedGroups)[number];

export function ContentProfile({ profile }: { profile: MarketSerp['content_profile'] }) {
  const { report } = useReport();
  const metrics = codesOf('metric') as Metric[];
  const usable = report.market_serp.results.filter(({ relevance }) => relevance !== null);
  const ids = usable.map(({ source_id }) => source_id);
  // What no measure can tell is said once for all of them.
  const untold = comparedGroups.filter((groups) => metrics.every((metric) => profile[metric][groups] === null));
  return (
    <Section id="profile" title={titleOf('profile')} lead={leads().profile}>
      <BoxPlotLegend own={'page' in report} />
      {untold.length > 0 && (
        <div data-screen-only>
          {untold.map((groups) => (
            <Effect key={groups} groups={sayFirst('comparedGroups', groups)} difference={null} />
          ))}
        </div>
      )}
      <ul className={clsx(classes.cards, classes.drawings)}>
        {metrics.map((metric) => (
          <li key={metric} className={classes.card}>
            <OneMeasure
              metric={metric}
              profile={profile[metric]}
              own={ownValue(report, metric)}
              ids={ids}
              untold={untold}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MeasureProps {
  metric: Metric;
  profile: Profile;
  own: number | undefined;
  ids: readonly string[];
  /** What is compared and not told for any measure. */
  untold: readonly Groups[];
}

function OneMeasure({ metric, profile, own, ids, untold }: MeasureProps) {
  const { all } = profile;
  const told = comparedGroups.filter((groups) => !untold.includes(groups));
  const title = sayFirst('metric', metric);
  const said = texts().market.profile;
  const { middle: median } = labels().profile;
  return (
    <Stack gap={4}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {all === null ? (
        <Text size="sm">
          <NotMeasurable why="fewPagesKnown" />
        </Text>
      ) : (
        <>
          <div style={{ padding: '0 8px' }}>
            <BoxPlot title={title} spread={all} own={own ?? null} />
          </div>
          <Text size="sm">
            {withColon(median)}{' '}
            <EvidenceLink
              ids={ids}
              label={texts().parts.openEvidence(`${title}, ${labelled(median, number(all.p50))}`)}
            >
              {number(all.p50)}
            </EvidenceLink>
            . {said.middleHalf} {number(all.p25)}–{number(all.p75)}. {said.all} {number(all.min)}–{number(all.max)} (
            {texts().parts.count.pages(all.n)}).{' '}
            {own !== undefined && `${labelled(labels().headings.page, number(own))}.`}
          </Text>
        </>
      )}
      {told.length > 0 && (
        <div className={classes.pair} data-screen-only>
          {told.map((groups) => (
            <Effect key={groups} groups={sayFirst('comparedGroups', groups)} difference={profile[groups]} />
          ))}
        </div>
      )}
    </Stack>
  );
}

/** Cliff's delta on its axis from −1 to 1. */
function Effect({ groups, difference }: { groups: string; difference: Difference | null }) {
  const words = texts().market.profile;
  if (difference === null) {
    return (
      <Text size="sm" className={classes.quiet ?? ''}>
        {labelled(groups, notMeasurable('fewInGroup'))}
      </Text>
    );
  }
  const { delta, ci95, median_a: a, median_b: b, n_a, n_b } = difference;
  const said = words[differenceShown(ci95)];
  const at = (value: number) => place(value, { min: -1, max: 1 });
  const numbers = words.delta(number(delta), number(ci95[0]), number(ci95[1]));
  return (
    <div>
      <Text size="sm">
        {withColon(groups)} <strong>{said}</strong>
      </Text>
      <svg role="img" aria-label={numbers} className={classes.drawing} height="14">
        <rect x="0" y="6" width="100%" height="2" fill="var(--track)" />
        <rect
          x={`${at(ci95[0])}%`}
          y="4"
          width={`${at(ci95[1]) - at(ci95[0])}%`}
          height="6"
          rx="2"
          fill="var(--market-soft)"
        />
        <rect x="50%" y="0" width="1" height="14" fill="var(--quiet)" />
        <circle cx={`${at(delta)}%`} cy="7" r="4" fill="var(--market)" />
      </svg>
      <Text size="xs" className={classes.quiet ?? ''}>
        {words.medians({ a: number(a), pagesA: n_a, b: number(b), pagesB: n_b })} {numbers}
      </Text>
    </div>
  );
}

/** The audited page's value, where the report tells it. */
function ownValue(report: Report, metric: Metric): number | undefined {
  if (!('page' in report)) return undefined;
  const { page } = report;
  switch (metric) {
    case 'words':
      return page.extraction.words;
    case 'h2':
    case 'h3':
    case 'lists':
    case 'tables':
    case 'images':
      return page.structure[metric];
    case 'raw_html_text_ratio':
      return page.render.raw_html_text_ratio;
    case 'age_days':
      return ageOfPage(page.identity, report.metadata.serp_collected_at);
    default:
      return undefined;
  }
}
