/** The dialog for a key's webhook: set, change or remove it, enable it again, rotate its secret. */
import { Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { heldOpen, StoredBeforeClosing } from '../ui/secret-dialog.tsx';
import { SecretOnce, ShownOnceNotice } from '../ui/secret-once.tsx';
import { Time } from '../ui/time.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookAddressForm } from './webhook-address-form.tsx';
import { WebhookAlert } from './webhook-health.tsx';

export function WebhookDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const { webhook } = apiKey;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={secret === undefined ? `Webhook of “${apiKey.name}”` : 'The webhook’s secret'}
      {...(secret === undefined ? {} : heldOpen)}
    >
      {secret !== undefined ? (
        <StoredBeforeClosing onClose={onClose}>
          <ShownOnceNotice what="the webhook secret" />
          <SecretOnce label="Webhook secret" secret={secret} what="webhook secret">
            {webhook?.previous_secret_until !== undefined ? (
              <>
                The secret before signs beside it until <Time iso={webhook.previous_secret_until} />: change it at your
                end until then.
              </>
            ) : (
              'Verifies that a message to your webhook comes from us (Standard Webhooks).'
            )}
          </SecretOnce>
        </StoredBeforeClosing>
      ) : (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            When an audit of this key ends, its webhook gets a signed message: which audit, and how it ended.
          </Text>
          {webhook && <WebhookAlert webhook={webhook} />}
          <WebhookAddressForm key={webhook?.url ?? ''} apiKey={apiKey} onSecret={setSecret} />
          {webhook && <WebhookActions apiKey={apiKey} onSecret={setSecret} />}
        </Stack>
      )}
    </Modal>
  );
}
