/** The overall score on a gauge from 0 to 100, with the scores of the market's pages. */
import { Text } from '@mantine/core';
import { number } from '../../numbers.ts';
import { DotPlot } from '../../parts/dot-plot.tsx';
import { EvidenceLink, siteOf } from '../../parts/evidence-link.tsx';
import classes from '../../parts/report.module.css';
import { useReport } from '../../parts/report-context.tsx';
import type { Rival } from '../../shape.ts';
import { labels, texts, withColon } from '../../words.ts';

const whole = { min: 0, max: 100 };

export function ScoreGauge({ score, rivals }: { score: number; rivals: readonly Rival[] }) {
  const { index } = useReport();
  const said = texts().charts.score;
  const scored = rivals
    .flatMap(({ source_id: id, overall }) => (overall === null ? [] : [{ id, value: overall }]))
    .toSorted((a, b) => b.value - a.value);
  const [best] = scored;
  const higher = scored.filter(({ value }) => value > score);
  const scores = scored.map(({ id, value }) => `${siteOf(id, index)} ${number(value)}`).join(', ');
  return (
    <div style={{ maxWidth: '40rem' }}>
      <Text>
        {texts().gap.verdict.overall} <strong>{labels().difficulty.score(number(score))}</strong>{' '}
        <a href="#scores" className={classes.evidence}>
          {labels().headings.scores}
        </a>
      </Text>
      <DotPlot
        label={said.gauge({ own: number(score), scores: scores === '' ? '–' : scores })}
        rivals={scored}
        own={score}
        scale={whole}
      />
      <div className={classes.ticks} aria-hidden>
        <span>0</span>
        <span>{texts().gap.verdict.middle}</span>
        <span>100</span>
      </div>
      {best !== undefined && (
        <Text size="sm">
          {withColon(said.higher)}{' '}
          <EvidenceLink ids={higher.map(({ id }) => id)}>
            {texts().parts.of({ k: higher.length, n: scored.length })}
          </EvidenceLink>
          . {withColon(said.best)} {number(best.value)},{' '}
          <EvidenceLink ids={[best.id]}>{siteOf(best.id, index)}</EvidenceLink>.
        </Text>
      )}
    </div>
  );
}
