/** Audits per day, as a chart and as a table. */
import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { DashboardUsage } from '../../../functions/dashboard/contract.ts';
import { formatDay, formatInteger } from '../ui/format.ts';
import classes from './daily-audits.module.css';

// Loaded on demand, because the chart library is larger than the rest of the page.
const DailyChart = lazy(() => import('./daily-chart.tsx').then(({ DailyChart }) => ({ default: DailyChart })));

export type Days = DashboardUsage['days'];

export function DailyAudits({ days }: { days: Days }) {
  const busy = days.filter(({ completed, failed, unfinished }) => completed + failed + unfinished > 0);
  if (busy.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        No audit has been launched this month.
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Suspense fallback={<Skeleton height={260} radius="md" />}>
        <DailyChart days={days} />
      </Suspense>
      <details>
        <summary className={classes.summary}>The numbers as a table</summary>
        <Table aria-label="Audits per day" mt="sm" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Day (UTC)</Table.Th>
              <Table.Th scope="col" ta="end">
                Completed
              </Table.Th>
              <Table.Th scope="col" ta="end">
                Failed
              </Table.Th>
              <Table.Th scope="col" ta="end">
                Unfinished
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ date, completed, failed, unfinished }) => (
              <Table.Tr key={date}>
                <Table.Th scope="row" fw={500}>
                  {formatDay(date)}
                </Table.Th>
                <Table.Td ta="end">{formatInteger(completed)}</Table.Td>
                <Table.Td ta="end">{formatInteger(failed)}</Table.Td>
                <Table.Td ta="end">{formatInteger(unfinished)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Stack>
  );
}
