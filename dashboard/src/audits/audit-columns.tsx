/** Columns of the list of audits. */
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditStatusRead } from '../../../functions/api/contract/read.ts';
import type { AuditRow } from '../api/audit-pages.ts';
import { countryName, languageName } from '../ui/format.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { TimeAgo } from '../ui/time.tsx';
import { AuditMenu } from './audit-actions.tsx';
import { orderAfterClick, type RowOrder, type SortColumn } from './audit-order.ts';
import { AuditStatusBadge } from './audit-status.tsx';
import { typeWords, verdictWords } from './audit-words.ts';

interface ColumnsProps {
  /** The live status of audits that were unfinished when listed. */
  live: ReadonlyMap<string, AuditStatusRead>;
  /** Names of the account's keys by id. */
  keyNames: ReadonlyMap<string, string>;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
}

export function auditColumns({ live, keyNames, order, onOrder }: ColumnsProps): RowColumn<AuditRow>[] {
  const sortedBy = (column: SortColumn) => ({
    sort: {
      sorted:
        order.column === column
          ? order.descending
            ? ('descending' as const)
            : ('ascending' as const)
          : ('none' as const),
      onSort: () => onOrder(orderAfterClick(column, order)),
    },
  });
  return [
    { title: 'Keyword', inCard: 'title', ...sortedBy('keyword'), show: (row) => <Subject row={row} /> },
    { title: 'Type', ...sortedBy('type'), show: ({ audit_type }) => typeWords[audit_type] },
    {
      title: 'Market',
      ...sortedBy('market'),
      show: ({ language, country }) => `${languageName(language)}, ${countryName(country)}`,
    },
    {
      title: 'Status',
      ...sortedBy('status'),
      show: (row) => <AuditStatusBadge {...(live.get(row.audit_id) ?? { status: row.status })} />,
    },
    {
      title: 'Verdict',
      ...sortedBy('verdict'),
      show: ({ verdict }) => (verdict === undefined ? null : verdictWords[verdict]),
    },
    {
      title: 'Score',
      atEnd: true,
      ...sortedBy('score'),
      show: ({ score }) => (score === undefined ? null : Math.round(score)),
    },
    { title: 'Launched by', show: ({ key_id }) => <bdi>{launcher(key_id, keyNames)}</bdi> },
    { title: 'Launched', ...sortedBy('launched'), show: ({ created_at }) => <TimeAgo iso={created_at} /> },
    { title: 'Actions', atEnd: true, show: (row) => <AuditMenu audit={row} /> },
  ];
}

/** A key's name. Launches without a key are the dashboard's. */
function launcher(keyId: string, keyNames: ReadonlyMap<string, string>): string {
  return keyNames.get(keyId) ?? (keyId.startsWith('dashboard:') ? 'Dashboard' : 'Another key');
}

function Subject({ row: { audit_id, keyword, user_url } }: { row: AuditRow }) {
  return (
    <Stack gap={2} maw={420} miw={{ base: 0, sm: 230 }}>
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
