/** The view of the account's API keys. */
import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Key } from '../../../functions/dashboard/contract/keys.ts';
import { useKeys } from '../api/keys.ts';
import { useMode } from '../mode/mode.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { keyColumns } from './key-columns.tsx';
import { KeyUsageDialog } from './key-usage-dialog.tsx';
import { RenameKeyDialog } from './rename-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

export type KeyDialog = 'usage' | 'rename' | 'webhook' | 'revoke';

export function KeysView() {
  const keys = useKeys();
  const { livemode } = useMode();
  const [creating, { open, close }] = useDisclosure(false);
  const [dialog, setDialog] = useState<{ which: KeyDialog; keyId: string }>();
  const chosen = keys.data?.keys.find(({ key_id }) => key_id === dialog?.keyId);
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      Create key
    </Button>
  );
  return (
    <Page
      title="API keys"
      lead={
        <>
          {livemode
            ? "Programs launch audits with a key. Each has its own limits; the month's quota is the account's. The "
            : 'Programs try out the API with a test key: its audits cost nothing, 200 a day. The '}
          <Anchor component={Link} to="/reference" inherit>
            API reference
          </Anchor>{' '}
          has every route to try out.
        </>
      }
      actions={create}
    >
      <QueryView query={keys} errorTitle="The keys could not be loaded">
        {({ keys: list }) =>
          list.length === 0 ? (
            <EmptyState icon={<IconKey size={26} />} title="No key yet" action={create}>
              Create a key, and launch your first audit with the command that comes with it.
            </EmptyState>
          ) : (
            <RowList
              label="API keys"
              rows={list}
              columns={keyColumns((which, { key_id: keyId }) => setDialog({ which, keyId }))}
              idOf={({ key_id }) => key_id}
            />
          )
        }
      </QueryView>
      {creating && <CreateKeyDialog onClose={close} />}
      {chosen && dialog && <Dialog which={dialog.which} chosen={chosen} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

function Dialog({ which, chosen, onClose }: { which: KeyDialog; chosen: Key; onClose: () => void }) {
  switch (which) {
    case 'usage':
      return <KeyUsageDialog apiKey={chosen} onClose={onClose} />;
    case 'rename':
      return <RenameKeyDialog apiKey={chosen} onClose={onClose} />;
    case 'revoke':
      return <RevokeKeyDialog apiKey={chosen} onClose={onClose} />;
    default:
      return <WebhookDialog apiKey={chosen} onClose={onClose} />;
  }
}
