/** How a measure spreads over the market's pages, drawn as a box plot, with the audited page's place. */
import { barAcross, boxPlot, place, type Scale, scaleOf } from '../geometry.ts';
import { number } from '../numbers.ts';
import type { Spread } from '../shape.ts';
import { capital, labels, texts } from '../words.ts';
import { clsx } from './clsx.ts';
import classes from './report.module.css';

interface BoxPlotProps {
  /** What is measured. */
  title: string;
  spread: Spread;
  /** The audited page's value. */
  own?: number | null;
}

export function BoxPlot({ title, spread, own }: BoxPlotProps) {
  const scale = scaleOf([spread.min, spread.max, ...(typeof own === 'number' ? [own] : [])]);
  const { ends, whiskers, box, median } = boxPlot(spread, scale);
  const { min, max, p25, p50, p75 } = spread;
  const words = texts().evidence.drawing.spread({
    title,
    pages: texts().parts.count.pages(spread.n),
    min: number(min),
    max: number(max),
    p25: number(p25),
    p75: number(p75),
    p50: number(p50),
  });
  return (
    <svg role="img" aria-label={withOwn(words, own)} className={classes.drawing} height="30">
      {/* Where all pages are alike, the box alone would be a dot on nothing. */}
      <rect x="0" y="14" width="100%" height="2" rx="1" fill="var(--track)" />
      <Line from={ends[0]} to={ends[1]} width={1} />
      <Line from={whiskers[0]} to={whiskers[1]} width={3} />
      <rect {...barAcross(box, 0.6)} y="5" height="20" rx="3" fill="var(--market-soft)" stroke="var(--market)" />
      <rect x={`calc(${median}% - 1.5px)`} y="3" width="3" height="24" fill="var(--market)" />
      {ends.map((end, at) => (
        <circle key={at === 0 ? 'min' : 'max'} cx={`${end}%`} cy="15" r="3" fill="var(--market)" />
      ))}
      {typeof own === 'number' && <OwnMark at={place(own, scale)} />}
    </svg>
  );
}

interface QuartileTrackProps {
  title: string;
  p25: number;
  p50?: number;
  p75: number;
  own: number | null;
  scale?: Scale;
}

/** The middle half of the market alone, with the audited page's place. */
export function QuartileTrack({ title, p25, p50, p75, own, scale }: QuartileTrackProps) {
  const spread = p75 - p25;
  const around = scale ?? scaleOf([p25 - spread / 2, p75 + spread / 2, ...(own === null ? [] : [own])]);
  const at = (value: number) => place(value, around);
  const words = texts().evidence.drawing.middleHalf({ title, p25: number(p25), p75: number(p75) });
  return (
    <svg role="img" aria-label={withOwn(words, own)} className={clsx(classes.drawing, classes.track)} height="22">
      <rect x="0" y="9" width="100%" height="4" rx="2" fill="var(--track)" />
      <rect
        {...barAcross([at(p25), at(p75)], 0.8)}
        y="4"
        height="14"
        rx="3"
        fill="var(--market-soft)"
        stroke="var(--market)"
      />
      {p50 !== undefined && <rect x={`calc(${at(p50)}% - 1.5px)`} y="2" width="3" height="18" fill="var(--market)" />}
      {own !== null && <OwnMark at={at(own)} middle={11} />}
    </svg>
  );
}

/** What is said of the market, and then of the audited page. */
function withOwn(words: string, own: number | null | undefined): string {
  return typeof own === 'number' ? `${words} ${texts().evidence.drawing.own(number(own))}` : words;
}

function Line({ from, to, width }: { from: number; to: number; width: number }) {
  return <line x1={`${from}%`} x2={`${to}%`} y1="15" y2="15" stroke="var(--market)" strokeWidth={width} />;
}

/** A diamond: told from the market's marks by its form as well as by its colour. */
export function OwnMark({ at, middle = 15 }: { at: number; middle?: number }) {
  return (
    <svg x={`${at}%`} y={middle} overflow="visible" aria-hidden>
      <path d="M0 -8 L8 0 L0 8 L-8 0 Z" fill="var(--own)" stroke="var(--surface)" strokeWidth="1.5" />
    </svg>
  );
}

/** What the marks mean. */
export function BoxPlotLegend({ own = false }: { own?: boolean }) {
  return (
    <div className={classes.legend}>
      <span>
        <span
          className={classes.key}
          style={{ background: 'var(--market-soft)', outline: '1px solid var(--market)' }}
        />
        {texts().evidence.drawing.legend}
      </span>
      <span>
        <span className={classes.key} style={{ background: 'var(--market)', width: 4, height: 14 }} />
        {labels().profile.middle}
      </span>
      {own && (
        <span>
          <span className={classes.key} style={{ background: 'var(--own)', width: 10, transform: 'rotate(45deg)' }} />
          {capital(labels().ownPage)}
        </span>
      )}
    </div>
  );
}
