/** How many audits the list has. */
import { Anchor, Text } from '@mantine/core';
import { type AuditFilters, useAuditCount } from '../api/audit-list.ts';
import { formatInteger } from '../ui/format.ts';

interface AuditTotalProps {
  filters: AuditFilters;
  /** Audits that were read already. */
  read: number;
  /** Whether these are all. */
  complete: boolean;
}

/** The total, as far as it is counted: each read is bounded, so a long list is counted on when asked. */
export function AuditTotal({ filters, read, complete }: AuditTotalProps) {
  const count = useAuditCount(filters, !complete);
  const counted = count.data?.pages.reduce((sum, page) => sum + (page.count ?? 0), 0) ?? 0;
  const known = complete || (count.data !== undefined && !count.hasNextPage);
  const total = complete ? read : Math.max(counted, read);
  return (
    <Text size="sm" c="dimmed" role="status">
      {known ? audits(total) : `More than ${audits(total)}`}
      {!complete && count.hasNextPage && (
        <>
          {' · '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={count.isFetchingNextPage}
            onClick={() => void count.fetchNextPage()}
          >
            Count on
          </Anchor>
        </>
      )}
    </Text>
  );
}

function audits(count: number): string {
  return `${formatInteger(count)} ${count === 1 ? 'audit' : 'audits'}`;
}
