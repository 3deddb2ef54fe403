/** The rows of the list of audits in the chosen order, with what there is besides them. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type AuditFilters, type AuditRow, useAudits, useAuditsToSort } from '../api/audit-list.ts';
import { useLiveStatuses } from '../api/audits.ts';
import { useKeys } from '../api/keys.ts';
import { formatInteger } from '../ui/format.ts';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { auditColumns } from './audit-columns.tsx';
import { inOrder, isByTime, type RowOrder } from './audit-order.ts';
import { AuditTotal } from './audit-total.tsx';

/** Rows that a sorted list shows at first, and more at each click. */
const rowsAtOnce = 50;
/** Pages without a row that are read unasked: each looks through 5 MB, so these through some 200,000 audits. */
const maxEmptyPages = 20;

interface AuditListProps {
  filters: AuditFilters;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
  /** Shown where no audit is left. */
  none: ReactNode;
}

export function AuditsTable({ filters, order, onOrder, none }: AuditListProps) {
  const { more, ...list } = useRows(filters, order);
  return (
    <QueryView query={list} errorTitle="The audits could not be loaded">
      {({ rows, read, complete }) => {
        if (read === 0 && complete) return none;
        return (
          <Stack gap="md">
            <AuditTotal filters={filters} read={read} complete={complete} />
            {!isByTime(order) && !complete && (
              <Text size="sm">
                The newest {formatInteger(read)} of them are sorted. Search or filter to sort older ones.
              </Text>
            )}
            {rows.length > 0 && <AuditRows rows={rows} order={order} onOrder={onOrder} />}
            {rows.length === 0 && <Text size="sm">Nothing found yet. Older audits are being searched.</Text>}
            {more !== undefined && <ShowMore {...more} />}
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** The rows in the order: as the service has them by time, otherwise the newest of them sorted here. */
function useRows(filters: AuditFilters, order: RowOrder) {
  const byTime = isByTime(order);
  const pages = useAudits(filters, { oldestFirst: byTime && !order.descending, enabled: byTime });
  const toSort = useAuditsToSort(filters, !byTime);
  const [count, setCount] = useState(rowsAtOnce);
  useGoOnWhileEmpty(pages, byTime);
  const paged = pages.data && {
    rows: pages.data.pages.flatMap((page) => page.audits),
    complete: !pages.hasNextPage,
  };
  if (byTime) {
    const more = { loading: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() };
    const data = paged && { ...paged, read: paged.rows.length };
    return { ...stateOf(pages), data, more: pages.hasNextPage ? more : undefined };
  }
  // Until all are read, the rows that were there stay, so that the heading keeps the focus.
  const read = toSort.data ?? paged;
  const more = { loading: false, onMore: () => setCount(count + rowsAtOnce) };
  return {
    ...stateOf(toSort),
    data: read && { ...read, rows: inOrder(read.rows, order).slice(0, count), read: read.rows.length },
    more: (read?.rows.length ?? 0) > count ? more : undefined,
  };
}

/** Reads on while the filters leave no row of what was read: who searches should not click through empty pages. */
function useGoOnWhileEmpty(
  { data, hasNextPage, isFetching, isError, fetchNextPage }: ReturnType<typeof useAudits>,
  enabled: boolean,
): void {
  const read = data?.pages ?? [];
  const isEmpty = read.length > 0 && read.length < maxEmptyPages && read.every(({ audits }) => audits.length === 0);
  const goesOn = enabled && isEmpty && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
}

function stateOf({ error, isFetching, refetch }: { error: Error | null; isFetching: boolean; refetch: () => unknown }) {
  return { error, isFetching, refetch };
}

function ShowMore({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  return (
    <Group justify="center">
      <Button variant="default" loading={loading} onClick={onMore}>
        Show more
      </Button>
    </Group>
  );
}

function AuditRows({ rows, ...order }: { rows: readonly AuditRow[] } & Pick<AuditListProps, 'order' | 'onOrder'>) {
  const unfinished = rows.filter(({ status }) => status === 'pending' || status === 'running');
  const live = useLiveStatuses(unfinished.map(({ audit_id }) => audit_id));
  const keys = useKeys();
  const keyNames = new Map(keys.data?.keys.map(({ key_id, name }) => [key_id, name]));
  return (
    <RowList
      label="Audits"
      rows={rows}
      columns={auditColumns({ live, keyNames, ...order })}
      idOf={({ audit_id }) => audit_id}
    />
  );
}
