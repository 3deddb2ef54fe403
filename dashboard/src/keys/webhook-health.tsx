/** A notice for a webhook that is failing or disabled. */
import { Alert } from '@mantine/core';
import type { KeyWebhook } from '../../../functions/dashboard/contract/keys.ts';
import { Time } from '../ui/time.tsx';

const disabledBecause = {
  gone: 'its server answered 410 Gone',
  failing: 'nothing reached it for five days',
} as const;

export function WebhookAlert({ webhook }: { webhook: KeyWebhook }) {
  const { disabled_at, disabled_reason, failing_since } = webhook;
  if (disabled_at !== undefined) {
    const why = disabled_reason === undefined ? '' : ` because ${disabledBecause[disabled_reason]}`;
    return (
      <Alert color="red" title="Disabled">
        We stopped sending at <Time iso={disabled_at} />
        {why}. Enable it again once it can take messages; what was missed can be sent again under Webhooks.
      </Alert>
    );
  }
  if (failing_since === undefined) return null;
  return (
    <Alert color="yellow" title="Failing">
      No message has arrived since <Time iso={failing_since} />. We keep trying; after five days it is disabled.
    </Alert>
  );
}
