/** The dialog that shows what a key was used for on each of the last days. */
import { Modal, Stack, Text } from '@mantine/core';
import type { Key, KeyUsage } from '../../../functions/dashboard/contract/keys.ts';
import { useKeyUsage } from '../api/keys.ts';
import { formatInteger } from '../ui/format.ts';
import { QueryView } from '../ui/query-view.tsx';
import { DailyNumbers } from '../usage/daily-numbers.tsx';

const charts = [
  { title: 'Requests', series: [{ name: 'requests', label: 'Requests', color: 'petrol.5' }], height: 140 },
  { title: 'Audits', series: [{ name: 'audits', label: 'Audits', color: 'petrol.5' }], height: 140 },
];

export function KeyUsageDialog({ apiKey: { key_id: keyId, name }, onClose }: { apiKey: Key; onClose: () => void }) {
  const usage = useKeyUsage(keyId);
  return (
    <Modal opened onClose={onClose} size="lg" title={`Use of “${name}”`}>
      <QueryView query={usage} errorTitle="The use of the key could not be loaded">
        {({ days }) => <Days days={days} />}
      </QueryView>
    </Modal>
  );
}

function Days({ days }: KeyUsage) {
  const requests = days.reduce((sum, day) => sum + day.requests, 0);
  const audits = days.reduce((sum, day) => sum + day.audits, 0);
  return (
    <Stack gap="md">
      <Text size="sm">
        {counted(requests, 'request')} and {counted(audits, 'audit')} launched in the last {days.length} days (UTC).
        Requests over the limit of the minute are not counted.
      </Text>
      {requests + audits > 0 && <DailyNumbers label="Use per day" days={days} charts={charts} />}
    </Stack>
  );
}

function counted(count: number, what: string): string {
  return `${formatInteger(count)} ${what}${count === 1 ? '' : 's'}`;
}
