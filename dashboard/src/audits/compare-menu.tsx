/** The menu "Compare with…" of other audits on the same keyword, language and country. */
import { Button, Menu } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OrderedAudit } from '../../../functions/dashboard/contract/audits.ts';
import type { AuditRow } from '../api/audit-list.ts';
import { useSameKeyword } from '../api/audits.ts';
import { shortAddress } from '../ui/http-address.ts';
import { Time } from '../ui/time.tsx';
import { typeWords } from './audit-words.ts';

export function CompareMenu({ audit }: { audit: OrderedAudit }) {
  const { data: others } = useSameKeyword(audit);
  // There from the start: the heading must not move when the others are known.
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconArrowsDiff size={18} aria-hidden />}>
          Compare with…
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {others === undefined && <Menu.Item disabled>Loading…</Menu.Item>}
        {others?.length === 0 && (
          <Menu.Item disabled>Nothing yet. “Run again” makes an audit to compare with.</Menu.Item>
        )}
        {others?.map((other) => (
          <Menu.Item key={other.audit_id} component={Link} to={addressOf(audit, other)}>
            {typeWords[other.audit_type]}, <Time iso={other.created_at} />
            {other.user_url !== undefined && ` · ${shortAddress(other.user_url)}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The earlier audit comes first. */
function addressOf(audit: OrderedAudit, other: AuditRow): string {
  const [before, after] = other.created_at < audit.created_at ? [other, audit] : [audit, other];
  return `/audits/${before.audit_id}/compare/${after.audit_id}`;
}
