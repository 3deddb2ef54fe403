/** Audits per day as stacked bars. */
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { formatDay } from '../ui/format.ts';
import type { Days } from './daily-audits.tsx';

const series = [
  { name: 'completed', label: 'Completed', color: 'petrol.5' },
  { name: 'failed', label: 'Failed', color: 'red.5' },
  { name: 'unfinished', label: 'Unfinished', color: 'gray.5' },
];

export function DailyChart({ days }: { days: Days }) {
  const data = days.map(({ date, ...counts }) => ({ day: formatDay(date), ...counts }));
  return (
    // Hidden from screen readers, for which the table with the same numbers is better.
    <div aria-hidden>
      <BarChart
        h={260}
        data={data}
        dataKey="day"
        type="stacked"
        series={series}
        withLegend
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
