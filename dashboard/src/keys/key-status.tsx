/** The status of a key and of its webhook, as badges. */
import { Badge } from '@mantine/core';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';

const looks = {
  active: { color: 'green', label: 'Active' },
  revoked: { color: 'gray', label: 'Revoked' },
  expired: { color: 'orange', label: 'Expired' },
} as const;

export function KeyStatus({ status }: { status: Key['status'] }) {
  const { color, label } = looks[status];
  return <Badge color={color}>{label}</Badge>;
}

/** The status of the key's webhook. */
export function WebhookStatus({ webhook }: { webhook: NonNullable<Key['webhook']> }) {
  if (webhook.disabled_at !== undefined) return <Badge color="red">Disabled</Badge>;
  if (webhook.failing_since !== undefined) return <Badge color="yellow">Failing</Badge>;
  return <Badge color="green">On</Badge>;
}
