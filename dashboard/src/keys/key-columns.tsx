/** Columns of the list of keys, with a menu of actions. */
import { ActionIcon, Code, Menu, Stack, Text } from '@mantine/core';
import { IconChartBar, IconDots, IconPencil, IconTrash, IconWebhook } from '@tabler/icons-react';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { shortAddress } from '../ui/http-address.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { Time, TimeAgo } from '../ui/time.tsx';
import { KeyStatus, WebhookStatus } from './key-status.tsx';
import type { KeyDialog } from './keys-view.tsx';

export function keyColumns(open: (which: KeyDialog, key: Key) => void): RowColumn<Key>[] {
  return [
    { title: 'Name', inCard: 'title', show: (key) => <KeyName apiKey={key} /> },
    { title: 'Status', show: ({ status }) => <KeyStatus status={status} /> },
    { title: 'Created', show: ({ created_at }) => <TimeAgo iso={created_at} /> },
    { title: 'Last used', show: ({ last_used_at }) => (last_used_at ? <TimeAgo iso={last_used_at} /> : 'Never') },
    { title: 'Ends', show: (key) => <KeyEnd apiKey={key} /> },
    { title: 'Webhook', show: (key) => <KeyWebhook apiKey={key} /> },
    { title: 'Actions', inCard: 'plain', atEnd: true, show: (key) => <KeyMenu apiKey={key} open={open} /> },
  ];
}

function KeyName({ apiKey: { name, start } }: { apiKey: Key }) {
  return (
    <Stack gap={2} maw={320}>
      <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Code w="fit-content">{start}…</Code>
    </Stack>
  );
}

function KeyEnd({ apiKey: { status, expires_at, revoked_at } }: { apiKey: Key }) {
  if (status === 'revoked' && revoked_at !== undefined) {
    return (
      <>
        Revoked <TimeAgo iso={revoked_at} />
      </>
    );
  }
  return expires_at === undefined ? 'Never' : <Time iso={expires_at} />;
}

function KeyWebhook({ apiKey: { webhook } }: { apiKey: Key }) {
  if (webhook === undefined) return 'None';
  return (
    <>
      <WebhookStatus webhook={webhook} />
      <Text span display="block" mt={4} size="xs" c="dimmed" title={webhook.url} style={{ overflowWrap: 'anywhere' }}>
        {shortAddress(webhook.url, 40)}
      </Text>
    </>
  );
}

function KeyMenu({ apiKey, open }: { apiKey: Key; open: (which: KeyDialog, key: Key) => void }) {
  const revoked = apiKey.status === 'revoked';
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={34} aria-label={`Actions for ${apiKey.name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconChartBar size={16} aria-hidden />} onClick={() => open('usage', apiKey)}>
          Use per day
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => open('rename', apiKey)}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconWebhook size={16} aria-hidden />} onClick={() => open('webhook', apiKey)}>
          Webhook
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          c="var(--mantine-color-error)"
          disabled={revoked}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => open('revoke', apiKey)}
        >
          {revoked ? 'Revoked already' : 'Revoke'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
