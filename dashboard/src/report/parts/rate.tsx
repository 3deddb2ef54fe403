/** A share with its counts and its Wilson interval, drawn and in words. */
import { Text } from '@mantine/core';
import { intervalText, percent, rateInWords } from '../numbers.ts';
import type { Interval, RateValue } from '../shape.ts';
import { clsx } from './clsx.ts';
import { EvidenceLink } from './evidence-link.tsx';
import classes from './report.module.css';
import { fewPages, NotMeasurable } from './section.tsx';

interface IntervalBarProps {
  /** 0..1 */
  share: number;
  interval: Interval;
  label: string;
}

/** From 0 to 1: where the share lies, and between which ends the truth may lie. */
export function IntervalBar({ share, interval: [low, high], label }: IntervalBarProps) {
  return (
    <svg role="img" aria-label={label} className={classes.drawing} height="14">
      <rect x="0" y="5" width="100%" height="4" rx="2" fill="var(--track)" />
      <rect x={`${low * 100}%`} y="3" width={`${(high - low) * 100}%`} height="8" rx="2" fill="var(--market-soft)" />
      <rect x={`calc(${share * 100}% - 2px)`} y="0" width="4" height="14" rx="1" fill="var(--market)" />
    </svg>
  );
}

interface RateProps {
  rate: Pick<RateValue, 'k' | 'n' | 'ci95'> | null;
  ev: readonly string[];
  /** What is counted, in the plural: `pages`. */
  of?: string;
  why?: string;
}

/** For tables: `3 of 6`, the drawing, `19–81%`. */
export function Rate({ rate, ev, of = 'pages', why }: RateProps) {
  if (rate === null) return <NotMeasurable {...(why === undefined ? {} : { why })} />;
  const words = rateInWords(rate, of);
  return (
    <span className={classes.rate}>
      <span className={classes.nowrap}>
        <EvidenceLink ids={ev} label={`${rate.k} of ${rate.n} ${of}: show the evidence`}>
          {rate.k} of {rate.n}
        </EvidenceLink>
      </span>
      <span className={classes.rateBar}>
        <IntervalBar share={rate.n === 0 ? 0 : rate.k / rate.n} interval={rate.ci95} label={words} />
      </span>
      <span className={`${classes.quiet} ${classes.nowrap}`}>{intervalText(rate.ci95)}</span>
    </span>
  );
}

/** For a line of its own: the interval is drawn wide and said in a sentence. */
export function RateLine({ label, rate, ev, of = 'pages', why = fewPages }: RateProps & { label: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {rate === null ? (
        <Text size="sm">
          <NotMeasurable why={why} />
        </Text>
      ) : (
        <div className={clsx(classes.rate, classes.rateLine)}>
          <EvidenceLink ids={ev} label={`${label}: ${rate.k} of ${rate.n} ${of}: show the evidence`}>
            {rate.k} of {rate.n} {of}
          </EvidenceLink>
          <span className={classes.rateBarWide}>
            <IntervalBar
              share={rate.n === 0 ? 0 : rate.k / rate.n}
              interval={rate.ci95}
              label={rateInWords(rate, of)}
            />
          </span>
          <Text size="sm" span className={classes.quiet ?? ''}>
            {rate.n === 0
              ? 'nothing to count'
              : `${percent(rate.k / rate.n)}; likely between ${percent(rate.ci95[0])} and ${percent(rate.ci95[1])}`}
          </Text>
        </div>
      )}
    </div>
  );
}
