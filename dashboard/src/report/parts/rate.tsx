/** A share with its counts and its Wilson interval, drawn and in words. */
import { Text } from '@mantine/core';
import { type Counted, intervalText, likelyText, percent, rateInWords, rateText } from '../numbers.ts';
import type { Interval, RateValue } from '../shape.ts';
import { labelled, type ReasonName, texts } from '../words.ts';
import { clsx } from './clsx.ts';
import { EvidenceLink } from './evidence-link.tsx';
import classes from './report.module.css';
import { NotMeasurable } from './section.tsx';

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
  /** What is counted. */
  of?: Counted;
  why?: ReasonName;
}

/** For tables: `3 of 6`, the drawing, `19–81%`. */
export function Rate({ rate, ev, of = 'pages', why }: RateProps) {
  if (rate === null) return <NotMeasurable {...(why === undefined ? {} : { why })} />;
  const words = rateInWords(rate, of);
  return (
    <span className={classes.rate}>
      <span className={classes.nowrap}>
        <EvidenceLink ids={ev} label={texts().parts.openEvidence(rateText(rate, of))}>
          {texts().parts.of(rate)}
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
export function RateLine({ label, rate, ev, of = 'pages', why = 'fewPages' }: RateProps & { label: string }) {
  return (
    <div className={classes.rateWhole}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {rate === null ? (
        <Text size="sm">
          <NotMeasurable why={why} />
        </Text>
      ) : (
        <div className={clsx(classes.rate, classes.rateLine)}>
          <EvidenceLink ids={ev} label={texts().parts.openEvidence(labelled(label, rateText(rate, of)))}>
            {rateText(rate, of)}
          </EvidenceLink>
          <span className={classes.rateBarWide}>
            <IntervalBar
              share={rate.n === 0 ? 0 : rate.k / rate.n}
              interval={rate.ci95}
              label={rateInWords(rate, of)}
            />
          </span>
          <Text size="sm" span className={classes.quiet ?? ''}>
            {rate.n === 0 ? texts().parts.nothingToCount : `${percent(rate.k / rate.n)}, ${likelyText(rate.ci95)}`}
          </Text>
        </div>
      )}
    </div>
  );
}
