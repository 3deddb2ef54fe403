/** Sends a test to a key's webhook, and shows what its server answered. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { DeliveryRead } from '../../../functions/dashboard/contract/deliveries.ts';
import { useDelivery, useSendTest } from '../api/deliveries.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { testResult } from './webhook-test-words.ts';

export function WebhookTest({ keyId, disabled }: { keyId: string; disabled: boolean }) {
  const sending = useSendTest();
  const sent = sending.data;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={sending.isPending}
          disabled={disabled}
          onClick={() => sending.mutate(keyId)}
        >
          Send a test event
        </Button>
        <Text size="sm" c="dimmed" flex="1 1 14rem">
          {disabled
            ? 'Enable the webhook first.'
            : 'Signed like every message, type webhook.test, sent once. No audit is launched.'}
        </Text>
      </Group>
      {sent !== undefined && !sending.isPending && <TestResult key={sent.delivery_id} sent={sent} />}
      <FormFault title="The test was not sent" error={sending.error} />
    </Stack>
  );
}

function TestResult({ sent }: { sent: DeliveryRead }) {
  const { data: delivery = sent } = useDelivery(sent.delivery_id);
  const { color, title, detail } = testResult(delivery);
  const answer = delivery.attempts.at(-1)?.answer ?? '';
  return (
    <Alert color={color} title={title} role="status">
      <Text size="sm">{detail}</Text>
      {answer !== '' && (
        <Text size="sm" mt={4} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          Its answer: {answer}
        </Text>
      )}
    </Alert>
  );
}
