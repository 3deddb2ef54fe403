/** How much of a limit is used: the numbers in words, and a bar that says the same. */
import { Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInteger } from './format.ts';

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** Below the bar: when it begins anew, for instance. */
  note: ReactNode;
}

/** From this share on, the bar warns. */
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
