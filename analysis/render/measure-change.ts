/** Writes the difference of a compared figure in the unit that its reader sees: counts, points of the score, or shares. */
import type { ComparisonTexts } from '../languages/comparison-texts.ts';
import type { Comparison } from '../report/comparison.ts';

type Measure = Comparison['measures'][number];

/** "+2 (−1 to +5)"; a dash if either audit lacks the figure. */
export function measureChange(measure: Measure, texts: ComparisonTexts, language: string): string {
  const { difference, ci95 } = measure;
  if (difference === null || ci95 === null) return '–';
  const { scale, decimals, isShare } = unitOf(measure);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: decimals, signDisplay: 'exceptZero' });
  const signed = (value: number) => format.format(value * scale).replace('-', '−');
  return texts.change({ ...{ difference: signed(difference), low: signed(ci95[0]), high: signed(ci95[1]) }, isShare });
}

/** Counts out of one total differ by a count; out of two totals only their shares can be compared. */
function unitOf({ name, before_of: before, after_of: after }: Measure) {
  if (name === 'score') return { scale: 1, decimals: 1, isShare: false };
  return before !== null && before === after
    ? { scale: before, decimals: 0, isShare: false }
    : { scale: 100, decimals: 0, isShare: true };
}
