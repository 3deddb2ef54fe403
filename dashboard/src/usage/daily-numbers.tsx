/** Counts per day, as charts and as a table with the same numbers. */
import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDay, formatInteger } from '../ui/format.ts';
import classes from './daily-numbers.module.css';

// Loaded on demand, because the chart library is larger than the rest of the page.
const DailyChart = lazy(() => import('./daily-chart.tsx').then(({ DailyChart }) => ({ default: DailyChart })));

/** What is counted: its field in the rows, its name and its colour. */
export interface Series {
  name: string;
  label: string;
  color: string;
}

/** The counts of a day, by the names of their series. */
export interface DailyCounts {
  date: string;
  [name: string]: number | string;
}

export interface DailyChartPart {
  /** Above the chart; left out where one chart says all. */
  title?: string;
  series: readonly Series[];
  height: number;
}

/** @param label of the table */
export function DailyNumbers({
  label,
  days,
  charts,
}: {
  label: string;
  days: readonly DailyCounts[];
  charts: readonly DailyChartPart[];
}) {
  const all = charts.flatMap(({ series }) => series);
  return (
    <Stack gap="md">
      {charts.map(({ title, series, height }) => (
        <div key={series.map(({ name }) => name).join()}>
          {title !== undefined && (
            <Text fw={600} size="sm" mb="xs">
              {title}
            </Text>
          )}
          <Suspense fallback={<Skeleton height={height} radius="md" />}>
            <DailyChart days={days} series={series} height={height} />
          </Suspense>
        </div>
      ))}
      <details>
        <summary className={classes.summary}>The numbers as a table</summary>
        <Table aria-label={label} mt="sm" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Day (UTC)</Table.Th>
              {all.map(({ name, label: heading }) => (
                <Table.Th key={name} scope="col" ta="end">
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((day) => (
              <Table.Tr key={day.date}>
                <Table.Th scope="row" fw={500}>
                  {formatDay(day.date)}
                </Table.Th>
                {all.map(({ name }) => (
                  <Table.Td key={name} ta="end">
                    {formatInteger(Number(day[name]))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Stack>
  );
}
