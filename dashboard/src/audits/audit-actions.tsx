/** Actions for an audit that has ended: run it again, duplicate and edit it, delete it. */
import { ActionIcon, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useClipboard, useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import {
  IconBook2,
  IconCalendarRepeat,
  IconCopy,
  IconDots,
  IconRefresh,
  IconTerminal2,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CreateAuditBody } from '../../../functions/api/contract/launch.ts';
import type { OrderedAudit } from '../../../functions/dashboard/contract/audits.ts';
import { errorWords } from '../api/api-error.ts';
import { useDeleteAudit, useRerunAudit } from '../api/audits.ts';
import { launchCurl } from '../keys/curl.ts';
import { useConfig } from '../session/session-context.ts';
import { FormFault } from '../ui/form-fault.tsx';

const RepeatDialog = lazy(() =>
  import('../schedules/repeat-dialog.tsx').then(({ RepeatDialog }) => ({ default: RepeatDialog })),
);
const LaunchDialog = lazy(() => import('./launch-dialog.tsx').then(({ LaunchDialog }) => ({ default: LaunchDialog })));

export function AuditActions({ audit }: { audit: OrderedAudit }) {
  return (
    <>
      <RerunButton audit={audit} />
      <AuditMenu audit={audit} label="More actions" />
    </>
  );
}

/** What is read of an audit to launch one like it or to delete it. */
type MenuAudit = Pick<
  OrderedAudit,
  'livemode' | 'audit_id' | 'status' | 'audit_type' | 'keyword' | 'user_url' | 'control_urls' | 'language' | 'country'
>;

/** A menu to duplicate an audit and, once it has ended, to delete it. */
export function AuditMenu({ audit, label }: { audit: MenuAudit; label?: string }) {
  const ended = audit.status === 'completed' || audit.status === 'failed';
  const [editing, edit] = useDisclosure(false);
  const [deleting, remove] = useDisclosure(false);
  const [repeating, repeat] = useDisclosure(false);
  const clipboard = useClipboard();
  const { apiUrl } = useConfig();
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={label ?? `Actions for ${audit.keyword}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={edit.open}>
            Duplicate and edit
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarRepeat size={16} aria-hidden />} onClick={repeat.open}>
            Repeat…
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTerminal2 size={16} aria-hidden />}
            onClick={() => {
              clipboard.copy(launchCurl(apiUrl, undefined, audit));
              notifications.show({ message: 'Copied. Set KEY to one of your API keys before you run it.' });
            }}
          >
            Copy as curl
          </Menu.Item>
          <Menu.Item component={Link} to="/guide/report" leftSection={<IconBook2 size={16} aria-hidden />}>
            How to read a report
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={!ended}
            onClick={remove.open}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {editing && (
        <Suspense>
          <LaunchDialog onClose={edit.close} order={audit} />
        </Suspense>
      )}
      {repeating && (
        <Suspense>
          <RepeatDialog order={orderOfAudit(audit)} livemode={audit.livemode} onClose={repeat.close} />
        </Suspense>
      )}
      {deleting && <DeleteDialog audit={audit} onClose={remove.close} />}
    </>
  );
}

function orderOfAudit({ audit_type, keyword, user_url, control_urls, language, country }: MenuAudit): CreateAuditBody {
  return {
    ...{ audit_type, keyword, language, country },
    ...(user_url === undefined ? {} : { user_url }),
    ...(control_urls === undefined ? {} : { control_urls: [...control_urls] }),
  };
}

/** Each click launches one audit. After a failure, the next click uses the same idempotency key. */
function RerunButton({ audit: { audit_id: auditId, livemode } }: { audit: OrderedAudit }) {
  const rerun = useRerunAudit();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const launch = () =>
    rerun.mutate(
      { auditId, idempotencyKey: key.current },
      {
        onSuccess: ({ audit_id }) => {
          key.current = crypto.randomUUID();
          void navigate(`/audits/${audit_id}`);
        },
        onError: (error) =>
          notifications.show({ color: 'red', title: 'The audit was not launched', message: errorWords(error).detail }),
      },
    );
  return (
    <Button
      variant="default"
      loading={rerun.isPending}
      leftSection={<IconRefresh size={18} aria-hidden />}
      title={livemode ? 'Counts one audit of the month' : 'In test mode, at no cost'}
      onClick={launch}
    >
      Run again
    </Button>
  );
}

function DeleteDialog({ audit, onClose }: { audit: MenuAudit; onClose: () => void }) {
  const deletion = useDeleteAudit();
  const navigate = useNavigate();
  const view = useLocation();
  const onDeleted = () => {
    onClose();
    // The audit's own view has nothing to show any more.
    if (view.pathname !== '/audits') void navigate('/audits', { replace: true });
  };
  return (
    <Modal opened onClose={onClose} title="Delete this audit?">
      <Stack gap="md">
        <Text>
          The audit of <bdi>{audit.keyword}</bdi> and its report will be gone for good. The month’s count stays as it
          is.
        </Text>
        <FormFault title="The audit was not deleted" error={deletion.error} fields={[]} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button
            color="red"
            loading={deletion.isPending}
            onClick={() => deletion.mutate(audit.audit_id, { onSuccess: onDeleted })}
          >
            Delete audit
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
