/** The attempts of a delivery, newest first. Responses come from outside and are only shown as text. */
import { Badge, Code, Group, Paper, Stack, Text } from '@mantine/core';
import type { DeliveryRead } from '../../../functions/dashboard/contract/deliveries.ts';
import { formatDuration } from '../ui/format.ts';
import { Time } from '../ui/time.tsx';
import classes from './delivery-drawer.module.css';
import { resultText } from './delivery-words.ts';

type Attempt = DeliveryRead['attempts'][number];

export function DeliveryAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        None yet.
      </Text>
    );
  }
  return (
    <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {attempts.toReversed().map((attempt) => (
        <Paper component="li" key={attempt.at} p="sm" radius="md">
          <Stack gap={6}>
            <Group justify="space-between" gap="xs">
              <Badge color={isTaken(attempt) ? 'green' : 'red'}>{resultText(attempt.status ?? attempt.failure)}</Badge>
              <Text size="xs" c="dimmed">
                <Time iso={attempt.at} /> · {formatDuration(attempt.duration_ms)}
              </Text>
            </Group>
            <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
              {attempt.url}
            </Text>
            {attempt.answer !== undefined && attempt.answer !== '' && (
              <Code block className={classes.text ?? ''} tabIndex={0} aria-label="Answer">
                {attempt.answer}
              </Code>
            )}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

function isTaken({ status }: Attempt): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
