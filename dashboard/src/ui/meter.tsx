/** Shows how much of a limit is used, as text and as a bar. */
import { Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInteger } from './format.ts';

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** Below the bar, for example when the limit resets. */
  note: ReactNode;
}

/** The bar warns from this share. */
const nearlyUsed = 0.8;

export function Meter({ label, used, limit, note }: MeterProps) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  const color = share >= 1 ? 'red' : share >= nearlyUsed ? 'yellow' : 'petrol';
  const words = `${formatInteger(used)} of ${formatInteger(limit)} used`;
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Text size="sm">
          {words}, {formatInteger(Math.max(0, limit - used))} left
        </Text>
      </Group>
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={share * 100} color={color} aria-label={label} aria-valuetext={words} />
      </Progress.Root>
      <Text size="xs" c="dimmed" component="div">
        {note}
      </Text>
    </Stack>
  );
}
