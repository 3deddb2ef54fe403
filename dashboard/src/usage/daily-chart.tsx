/** Counts per day as stacked bars. */
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatDay } from '../ui/format.ts';
import type { DailyCounts, Series } from './daily-numbers.tsx';

export function DailyChart({
  days,
  series,
  height,
}: {
  days: readonly DailyCounts[];
  series: readonly Series[];
  height: number;
}) {
  const data = days.map(({ date, ...counts }) => ({ day: formatDay(date), ...counts }));
  return (
    // Hidden from screen readers, for which the table with the same numbers is better.
    <div aria-hidden>
      <BarChart
        h={height}
        data={data}
        dataKey="day"
        type="stacked"
        series={[...series]}
        withLegend={series.length > 1}
        tickLine="none"
        gridAxis="x"
        maxBarWidth={36}
        yAxisProps={{ allowDecimals: false, width: 36 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
