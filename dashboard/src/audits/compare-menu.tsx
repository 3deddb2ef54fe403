/** The menu "Compare with…" of other audits on the same keyword, language and country. */
import { Button, Menu } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderedAudit } from '../../../functions/dashboard/contract/audits.ts';
import type { AuditRow } from '../api/audit-pages.ts';
import { useSameKeyword } from '../api/audits.ts';
import { shortAddress } from '../ui/http-address.ts';
import { Time } from '../ui/time.tsx';
import { typeWords } from './audit-words.ts';
import { backTo } from './read-on.ts';

export function CompareMenu({ audit }: { audit: OrderedAudit }) {
  const [isOpened, setOpened] = useState(false);
  const { data, isError } = useSameKeyword(audit, isOpened);
  // There from the start: the heading must not move when the others are known.
  return (
    <Menu position="bottom-end" withinPortal onOpen={() => setOpened(true)}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconArrowsDiff size={18} aria-hidden />}>
          Compare with…
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {data === undefined && <Menu.Item disabled>{isError ? 'They could not be loaded.' : 'Loading…'}</Menu.Item>}
        {data?.complete === true && data.others.length === 0 && (
          <Menu.Item disabled>Nothing yet. “Run again” makes an audit to compare with.</Menu.Item>
        )}
        {data?.others.map((other) => (
          <Menu.Item key={other.audit_id} component={Link} to={addressOf(audit, other)}>
            {typeWords[other.audit_type]}, <Time iso={other.created_at} />
            {other.user_url !== undefined && ` · ${shortAddress(other.user_url)}`}
          </Menu.Item>
        ))}
        {data?.complete === false && <Menu.Item disabled>Searched{backTo(data.readTo)}.</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The earlier audit comes first. */
function addressOf(audit: OrderedAudit, other: AuditRow): string {
  const [before, after] = other.created_at < audit.created_at ? [other, audit] : [audit, other];
  return `/audits/${before.audit_id}/compare/${after.audit_id}`;
}
