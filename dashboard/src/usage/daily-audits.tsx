/** The account's audits per day, by how they ended. */
import { Text } from '@mantine/core';
import type { DashboardUsage } from '../../../functions/dashboard/contract/account.ts';
import { DailyNumbers } from './daily-numbers.tsx';

const series = [
  { name: 'completed', label: 'Completed', color: 'petrol.5' },
  { name: 'failed', label: 'Failed', color: 'red.5' },
  { name: 'unfinished', label: 'Unfinished', color: 'gray.5' },
];

export function DailyAudits({ days }: { days: DashboardUsage['days'] }) {
  const busy = days.filter(({ completed, failed, unfinished }) => completed + failed + unfinished > 0);
  if (busy.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        No audit has been launched this month.
      </Text>
    );
  }
  return <DailyNumbers label="Audits per day" days={days} charts={[{ series, height: 260 }]} />;
}
