/** The share links of a report: creates one, which is shown once, and revokes those that there are. */
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Share } from '../../../functions/dashboard/contract/share-links.ts';
import { useCreateShare, useRevokeShare, useShares } from '../api/shares.ts';
import { sharedAddress } from '../share/address.ts';
import { FormFault } from '../ui/form-fault.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SecretOnce } from '../ui/secret-once.tsx';
import { Time } from '../ui/time.tsx';

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'a year' },
];
const usualLifetime = '30';

interface ShareDialogProps {
  auditId: string;
  onClose: () => void;
}

export function ShareDialog({ auditId, onClose }: ShareDialogProps) {
  const shares = useShares(auditId);
  const creating = useCreateShare(auditId);
  const revoking = useRevokeShare(auditId);
  const [days, setDays] = useState(usualLifetime);
  const created = creating.data;
  const revoke = (shareId: string) =>
    revoking.mutate(shareId, {
      onSuccess: () => {
        if (created?.share.share_id === shareId) creating.reset();
      },
    });
  return (
    <Modal opened onClose={onClose} title="Share this report" size="lg">
      <Stack gap="lg">
        <Text size="sm">
          Whoever has a link reads this report without signing in, until it expires or you revoke it. The page shows
          nothing of your account and is hidden from search engines.
        </Text>
        <Group align="flex-end" gap="sm">
          <Select
            label="The link lasts"
            data={lifetimes}
            value={days}
            onChange={(value) => setDays(value ?? usualLifetime)}
            allowDeselect={false}
            w={140}
          />
          <Button
            loading={creating.isPending}
            onClick={() => creating.mutate({ expires_in_days: Number(days) })}
            data-autofocus
          >
            Create link
          </Button>
        </Group>
        <FormFault title="The link was not created" error={creating.error} />
        {created && (
          <SecretOnce label="New link" secret={sharedAddress(location.origin, created.token)} what="link">
            Copy it now: it is shown this once.
          </SecretOnce>
        )}
        <FormFault title="The link was not revoked" error={revoking.error} />
        <QueryView query={shares} errorTitle="The links could not be loaded">
          {({ shares: list }) => (
            <Links links={list} busy={revoking.isPending ? revoking.variables : undefined} onRevoke={revoke} />
          )}
        </QueryView>
      </Stack>
    </Modal>
  );
}

interface LinksProps {
  links: readonly Share[];
  /** The link that is being revoked. */
  busy: string | undefined;
  onRevoke: (shareId: string) => void;
}

function Links({ links, busy, onRevoke }: LinksProps) {
  if (links.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        There is no link to this report.
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Links to this report">
      {links.map(({ share_id, created_at, expires_at }) => (
        <Group component="li" key={share_id} justify="space-between" gap="sm">
          <Text size="sm">
            Created <Time iso={created_at} />, expires <Time iso={expires_at} />
          </Text>
          <Button
            size="xs"
            variant="default"
            color="red"
            loading={busy === share_id}
            onClick={() => onRevoke(share_id)}
            aria-label={`Revoke the link created ${created_at}`}
          >
            Revoke
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
