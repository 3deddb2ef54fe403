/** Where the audited page stands among the market's pages, from the least to the best. */
import { place } from '../geometry.ts';
import { OwnMark } from './box-plot.tsx';
import classes from './report.module.css';

/** From the least page of the market to its best, the quarters marked. */
export function PercentileAxis({ at, label }: { at: number; label: string }) {
  return (
    <svg role="img" aria-label={label} className={classes.drawing} height="22">
      <rect x="0" y="9" width="100%" height="4" rx="2" fill="var(--track)" />
      <rect x="25%" y="5" width="50%" height="12" rx="3" fill="var(--market-soft)" />
      <rect x="calc(50% - 1px)" y="3" width="2" height="16" fill="var(--market)" />
      <OwnMark at={place(at, { min: 0, max: 100 })} middle={11} />
    </svg>
  );
}
