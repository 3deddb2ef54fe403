/** The history of a schedule as lines, with what happened marked. */
import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import type { History } from './history-points.ts';
import { figureWords } from './schedule-words.ts';

const colors = { score: 'petrol.6', topics: 'blue.5', questions: 'grape.5', citations: 'lime.6' } as const;

export function HistoryChart({ history: { points, marks, lines, unit } }: { history: History }) {
  return (
    // Hidden from screen readers, for which the sentence above it and the list of runs are better.
    <div aria-hidden>
      <LineChart
        h={280}
        data={points}
        dataKey="time"
        series={lines.map((name) => ({ name, label: figureWords[name], color: colors[name] }))}
        referenceLines={marks.map(({ time, label, color }) => ({
          ...{ x: time, label, color: `var(--mantine-color-${color}-text)` },
          // On the side where there is room: most marks are at the last run.
          labelPosition:
            points.findIndex((point) => point.time === time) > (points.length - 1) / 2
              ? 'insideBottomRight'
              : 'insideBottomLeft',
        }))}
        unit={unit}
        withLegend
        connectNulls
        curveType="linear"
        tickLine="none"
        gridAxis="x"
        yAxisProps={{ width: 52, ...(unit === '%' ? { domain: [0, 100] } : { allowDecimals: false }) }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
