/** Asks for confirmation before a key is revoked. */
import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { useRevokeKey } from '../api/keys.ts';
import { FormFault } from '../ui/form-fault.tsx';

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const revoking = useRevokeKey(apiKey.key_id);
  const revoke = () =>
    revoking.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'green', title: 'Key revoked', message: `“${apiKey.name}” works no more.` });
        onClose();
      },
    });
  return (
    <Modal opened onClose={onClose} title="Revoke the key">
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>
          Revoke <strong>{apiKey.name}</strong> (<Code>{apiKey.start}…</Code>)? Every program that uses it is refused
          from its next request on. This cannot be undone. Audits that are running are finished.
        </Text>
        <FormFault title="The key was not revoked" error={revoking.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={revoking.isPending} onClick={revoke}>
            Revoke key
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
