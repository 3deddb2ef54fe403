/** The progress of an unfinished audit. */
import { Paper, Progress, Stack, Text } from '@mantine/core';
import type { AuditStatusRead } from '../../../functions/api/contract/read.ts';
import { stepText } from './audit-words.ts';

export function AuditProgress({ status: { status, progress = 0, step } }: { status: AuditStatusRead }) {
  const percent = Math.round(progress * 100);
  const waiting = status === 'pending';
  return (
    <Paper p="lg">
      <Stack gap="sm">
        <Text fw={600} role="status">
          {waiting ? 'Waiting for its turn' : stepText(step)}
        </Text>
        <Progress.Root size="lg" radius="xl">
          <Progress.Section
            value={waiting ? 2 : Math.max(4, percent)}
            striped
            animated
            aria-label="Progress"
            aria-valuetext={waiting ? 'waiting' : `${percent} %`}
          />
        </Progress.Root>
        <Text size="sm" c="dimmed">
          {waiting ? '' : `${percent} % done. `}An audit takes a minute or so. The report opens here by itself; you may
          leave the page meanwhile.
        </Text>
      </Stack>
    </Paper>
  );
}
