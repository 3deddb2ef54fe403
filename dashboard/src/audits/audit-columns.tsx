/** Columns of the list of audits. */
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditStatusRead } from '../../../functions/api/contract.ts';
import type { AuditRow } from '../api/audits.ts';
import { countryName, languageName } from '../ui/format.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { TimeAgo } from '../ui/time.tsx';
import { AuditStatusBadge } from './audit-status.tsx';
import { typeWords, verdictWords } from './audit-words.ts';

/**
 * @param live the live status of audits that were unfinished when listed
 * @param keyNames names of the account's keys by id
 */
export function auditColumns(
  live: ReadonlyMap<string, AuditStatusRead>,
  keyNames: ReadonlyMap<string, string>,
): RowColumn<AuditRow>[] {
  return [
    { title: 'Keyword', inCard: 'title', show: (row) => <Subject row={row} /> },
    { title: 'Type', show: ({ audit_type }) => typeWords[audit_type] },
    { title: 'Market', show: ({ language, country }) => `${languageName(language)}, ${countryName(country)}` },
    { title: 'Status', show: (row) => <AuditStatusBadge {...(live.get(row.audit_id) ?? { status: row.status })} /> },
    { title: 'Verdict', show: ({ verdict }) => (verdict === undefined ? null : verdictWords[verdict]) },
    { title: 'Score', atEnd: true, show: ({ score }) => (score === undefined ? null : Math.round(score)) },
    { title: 'Launched by', show: ({ key_id }) => <bdi>{launcher(key_id, keyNames)}</bdi> },
    { title: 'Launched', show: ({ created_at }) => <TimeAgo iso={created_at} /> },
  ];
}

/** A key's name. Launches without a key are the dashboard's. */
function launcher(keyId: string, keyNames: ReadonlyMap<string, string>): string {
  return keyNames.get(keyId) ?? (keyId.startsWith('dashboard:') ? 'Dashboard' : 'Another key');
}

function Subject({ row: { audit_id, keyword, user_url } }: { row: AuditRow }) {
  return (
    <Stack gap={2} maw={420}>
      <Anchor component={Link} to={`/audits/${audit_id}`} fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{keyword}</bdi>
      </Anchor>
      {user_url !== undefined && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {user_url}
        </Text>
      )}
    </Stack>
  );
}
