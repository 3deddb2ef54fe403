/** Actions for an existing webhook: test it, enable it again, rotate its secret, remove it. */
import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { useChangeKey, useEnableWebhook, useRotateWebhookSecret } from '../api/keys.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { WebhookTest } from './webhook-test.tsx';

export function WebhookActions({ apiKey, onSecret }: { apiKey: Key; onSecret: (secret: string) => void }) {
  const enabling = useEnableWebhook(apiKey.key_id);
  const rotating = useRotateWebhookSecret(apiKey.key_id);
  const removing = useChangeKey(apiKey.key_id);
  const [asked, setAsked] = useState<'rotate' | 'remove'>();
  const tell = (message: string) => notifications.show({ color: 'green', message });
  const busy = enabling.isPending || rotating.isPending || removing.isPending;
  return (
    <Stack gap="sm">
      <Divider />
      <WebhookTest keyId={apiKey.key_id} disabled={apiKey.webhook?.disabled_at !== undefined} />
      <Divider />
      <Group gap="sm">
        {apiKey.webhook?.disabled_at !== undefined && (
          <Button
            disabled={busy}
            loading={enabling.isPending}
            onClick={() => enabling.mutate(undefined, { onSuccess: () => tell('The webhook is enabled again.') })}
          >
            Enable again
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => setAsked('rotate')}>
          Rotate secret…
        </Button>
        <Button variant="default" c="red" disabled={busy} onClick={() => setAsked('remove')}>
          Remove webhook…
        </Button>
      </Group>
      {asked === 'rotate' && (
        <Confirmation
          question="Make a new secret? The present one signs beside it for a day."
          confirm="Rotate secret"
          busy={rotating.isPending}
          onConfirm={() => rotating.mutate(undefined, { onSuccess: (answer) => onSecret(answer.webhook_secret) })}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {asked === 'remove' && (
        <Confirmation
          question="Take the webhook away? Messages that are still to be sent are given up."
          confirm="Remove webhook"
          destructive
          busy={removing.isPending}
          onConfirm={() =>
            removing.mutate(
              { webhook_url: null },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  tell('The key has no webhook any more.');
                },
              },
            )
          }
          onCancel={() => setAsked(undefined)}
        />
      )}
      <FormFault title="That did not work" error={enabling.error ?? rotating.error ?? removing.error} />
    </Stack>
  );
}

interface ConfirmationProps {
  question: string;
  confirm: string;
  destructive?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function Confirmation({ question, confirm, destructive = false, busy, onConfirm, onCancel }: ConfirmationProps) {
  return (
    <Group justify="space-between" gap="sm" role="group" aria-label={confirm}>
      <Text size="sm" flex="1 1 16rem">
        {question}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onCancel}>
          No
        </Button>
        <Button size="xs" {...(destructive ? { color: 'red' } : {})} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Group>
  );
}
