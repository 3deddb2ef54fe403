/** Your page against its rivals on one axis: a dot for each page of the market, a diamond for yours. */
import { barAcross, place, type Scale, scaleOf } from '../geometry.ts';
import { OwnMark } from './box-plot.tsx';
import classes from './report.module.css';

export interface Dot {
  id: string;
  value: number;
}

interface DotPlotProps {
  /** What the drawing says, in words. */
  label: string;
  rivals: readonly Dot[];
  own: number | null;
  /** The ends of the axis; those of the values otherwise. */
  scale?: Scale;
  /** The middle half of the market, drawn as a band. */
  band?: readonly [number, number] | null;
}

export function DotPlot({ label, rivals, own, scale, band = null }: DotPlotProps) {
  const around =
    scale ?? scaleOf([...rivals.map(({ value }) => value), ...(band ?? []), ...(own === null ? [] : [own])]);
  const at = (value: number) => place(value, around);
  return (
    <div style={{ padding: '0 8px' }}>
      <svg role="img" aria-label={label} className={classes.drawing} height="24">
        <rect x="0" y="10" width="100%" height="4" rx="2" fill="var(--track)" />
        {band !== null && (
          <rect {...barAcross([at(band[0]), at(band[1])], 0.8)} y="5" height="14" rx="3" fill="var(--market-soft)" />
        )}
        {rivals.map(({ id, value }) => (
          <circle
            key={id}
            cx={`${at(value)}%`}
            cy="12"
            r="5.5"
            fill="var(--market)"
            fillOpacity="0.55"
            stroke="var(--market)"
          />
        ))}
        {own !== null && <OwnMark at={at(own)} middle={12} />}
      </svg>
    </div>
  );
}

/** What the marks mean. */
export function DotPlotLegend({ market, band, own }: { market: string; band: string; own: string }) {
  return (
    <div className={classes.legend}>
      <span>
        <span className={classes.key} style={{ background: 'var(--market)', width: 10, borderRadius: 10 }} />
        {market}
      </span>
      <span>
        <span className={classes.key} style={{ background: 'var(--market-soft)' }} />
        {band}
      </span>
      <span>
        <span className={classes.key} style={{ background: 'var(--own)', width: 10, transform: 'rotate(45deg)' }} />
        {own}
      </span>
    </div>
  );
}
