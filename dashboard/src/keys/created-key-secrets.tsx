/** The secrets of a new key, with an example request. */
import { Code, Group, Stack, Text } from '@mantine/core';
import type { CreatedKey } from '../../../functions/dashboard/contract/keys.ts';
import { useConfig } from '../session/session-context.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { StoredBeforeClosing } from '../ui/secret-dialog.tsx';
import { SecretOnce, ShownOnceNotice } from '../ui/secret-once.tsx';
import classes from './command.module.css';
import { launchCurl } from './curl.ts';

export function CreatedKeySecrets({ created, onClose }: { created: CreatedKey; onClose: () => void }) {
  const { apiUrl } = useConfig();
  const { secret, webhook_secret: webhookSecret } = created;
  const curl = launchCurl(apiUrl, secret);
  return (
    <StoredBeforeClosing onClose={onClose}>
      <ShownOnceNotice what={webhookSecret === undefined ? 'the key' : 'the key and the webhook secret'} />
      <SecretOnce label="API key" secret={secret} what="key">
        Sent in the header X-API-Key with every request.
      </SecretOnce>
      {webhookSecret !== undefined && (
        <SecretOnce label="Webhook secret" secret={webhookSecret} what="webhook secret">
          Verifies that a message to your webhook comes from us (Standard Webhooks).
        </SecretOnce>
      )}
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Text fw={600} size="sm">
            Try it: launch an audit
          </Text>
          <CopyButton text={curl} what="command" />
        </Group>
        <Code
          block
          tabIndex={0}
          aria-label="Command that launches an audit"
          data-testid="curl"
          className={classes.command ?? ''}
        >
          {curl}
        </Code>
      </Stack>
    </StoredBeforeClosing>
  );
}
