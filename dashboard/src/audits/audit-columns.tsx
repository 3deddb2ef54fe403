/** Columns of the list of audits. */
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditStatusRead } from '../../../functions/api/contract.ts';
import type { AuditRow } from '../api/audits.ts';
import { countryName, languageName } from '../ui/format.ts';
import { shortAddress } from '../ui/http-address.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { TimeAgo } from '../ui/time.tsx';
import { AuditStatusBadge } from './audit-status.tsx';
import { typeWords } from './audit-words.ts';

/** `live`: the live status of audits that were unfinished when listed. */
export function auditColumns(live: ReadonlyMap<string, AuditStatusRead>): RowColumn<AuditRow>[] {
  return [
    { title: 'Keyword', inCard: 'title', show: (row) => <Subject row={row} /> },
    { title: 'Type', show: ({ audit_type }) => typeWords[audit_type] },
    { title: 'Market', show: ({ language, country }) => `${languageName(language)}, ${countryName(country)}` },
    { title: 'Status', show: (row) => <AuditStatusBadge {...(live.get(row.audit_id) ?? { status: row.status })} /> },
    { title: 'Launched', show: ({ created_at }) => <TimeAgo iso={created_at} /> },
  ];
}

function Subject({ row: { audit_id, keyword, user_url } }: { row: AuditRow }) {
  return (
    <Stack gap={2} maw={420}>
      <Anchor component={Link} to={`/audits/${audit_id}`} fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{keyword}</bdi>
      </Anchor>
      {user_url !== undefined && (
        <Text size="xs" c="dimmed" title={user_url} style={{ overflowWrap: 'anywhere' }}>
          {shortAddress(user_url)}
        </Text>
      )}
    </Stack>
  );
}
