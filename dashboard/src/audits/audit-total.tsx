/** How many audits the list has. */
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useAuditCount } from '../api/audit-list.ts';
import type { AuditFilters } from '../api/audit-pages.ts';
import { maxEmptyPages, totalText } from './read-on.ts';
import { useFetchWhile } from './use-read-on.ts';

interface AuditTotalProps {
  filters: AuditFilters;
  /** Audits that were read already. */
  read: number;
  /** Whether these are all. */
  complete: boolean;
}

/** The total, as far as it is counted: each read is bounded, so a long list is counted to its end only when asked. */
export function AuditTotal({ filters, read, complete }: AuditTotalProps) {
  const count = useAuditCount(filters, !complete);
  const pages = count.data?.pages.length ?? 0;
  const counted = count.data?.pages.reduce((sum, page) => sum + (page.count ?? 0), 0) ?? 0;
  const known = complete || (count.data !== undefined && !count.hasNextPage);
  // Unasked, one page is counted; once asked, as many more as a search reads.
  const [until, setUntil] = useState(1);
  const goesOn = !complete && count.hasNextPage && !count.isError && pages > 0 && pages < until;
  useFetchWhile(goesOn && !count.isFetching, count.fetchNextPage);
  const text = totalText({ total: complete ? read : Math.max(counted, read), known });
  if (text === undefined) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {text}
      {!complete && count.hasNextPage && (
        <>
          {' · '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={goesOn || count.isFetchingNextPage}
            onClick={() => setUntil(pages + maxEmptyPages)}
          >
            {goesOn ? 'Counting…' : 'Count all'}
          </Anchor>
        </>
      )}
    </Text>
  );
}
