/** The rows of the list of audits in the chosen order, with what there is besides them. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAudits, useAuditsToSort } from '../api/audit-list.ts';
import type { AuditFilters, AuditRow } from '../api/audit-pages.ts';
import { useLiveStatuses } from '../api/audits.ts';
import { useKeys } from '../api/keys.ts';
import { formatInteger } from '../ui/format.ts';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { auditColumns } from './audit-columns.tsx';
import { isFiltered } from './audit-filters.ts';
import { inOrder, isByTime, type RowOrder } from './audit-order.ts';
import { AuditTotal } from './audit-total.tsx';
import { backTo } from './read-on.ts';
import { useReadOn } from './use-read-on.ts';

/** Rows that a sorted list shows at first, and more at each click. */
const rowsAtOnce = 50;
interface AuditListProps {
  filters: AuditFilters;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
  /** Shown where no audit is left. */
  none: ReactNode;
}

export function AuditsTable({ filters, order, onOrder, none }: AuditListProps) {
  const { more, goesOn, ...list } = useRows(filters, order);
  return (
    <QueryView query={list} errorTitle="The audits could not be loaded">
      {({ rows, read, complete, readTo }) => {
        if (read === 0 && complete) return none;
        const sorted = !isByTime(order);
        const looked = backTo(readTo, !sorted && !order.descending);
        return (
          <Stack gap="md">
            <AuditTotal key={JSON.stringify(filters)} filters={filters} read={read} complete={complete} />
            {sorted && !complete && rows.length > 0 && (
              <Text size="sm">
                The newest {formatInteger(read)} of them are sorted{looked}. Choose earlier days to sort older ones.
              </Text>
            )}
            {rows.length > 0 && <AuditRows rows={rows} order={order} onOrder={onOrder} />}
            {rows.length === 0 && (
              <Text size="sm">
                Nothing found{looked}. {goesOn && 'The search goes on.'}
                {sorted && !goesOn && 'Choose earlier days, or the order by time, to search on.'}
              </Text>
            )}
            {rows.length > 0 && !sorted && !complete && isFiltered(filters) && (
              <Text size="sm" c="dimmed" ta="center">
                Searched{looked}.
              </Text>
            )}
            {more !== undefined && <ShowMore {...more} label={rows.length === 0 ? 'Search on' : 'Show more'} />}
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** The rows in the order: as the service has them by time, otherwise the newest of them sorted here. */
function useRows(filters: AuditFilters, order: RowOrder) {
  const byTime = isByTime(order);
  const oldestFirst = byTime && !order.descending;
  const pages = useAudits(filters, { oldestFirst, enabled: byTime });
  const toSort = useAuditsToSort(filters, !byTime);
  const [count, setCount] = useState(rowsAtOnce);
  const rows = pages.data?.pages.flatMap((page) => page.audits) ?? [];
  const { goesOn, onMore } = useReadOn(pages, {
    list: JSON.stringify([filters, oldestFirst]),
    read: { rows: rows.length, pages: pages.data?.pages.length ?? 0 },
    enabled: byTime,
  });
  const paged = pages.data && { rows, complete: !pages.hasNextPage, readTo: pages.data.pages.at(-1)?.read_to };
  if (byTime) {
    const more = { loading: goesOn || pages.isFetchingNextPage, onMore };
    const data = paged && { ...paged, read: rows.length };
    return { ...stateOf(pages), data, goesOn, more: pages.hasNextPage ? more : undefined };
  }
  // Until all are read, the rows that were there stay, so that the heading keeps the focus.
  const read = toSort.data ?? paged;
  const more = { loading: false, onMore: () => setCount(count + rowsAtOnce) };
  return {
    ...stateOf(toSort),
    data: read && {
      readTo: undefined,
      ...read,
      rows: inOrder(read.rows, order).slice(0, count),
      read: read.rows.length,
    },
    goesOn: toSort.isPending,
    more: (read?.rows.length ?? 0) > count ? more : undefined,
  };
}

function stateOf({ error, isFetching, refetch }: { error: Error | null; isFetching: boolean; refetch: () => unknown }) {
  return { error, isFetching, refetch };
}

function ShowMore({ loading, onMore, label }: { loading: boolean; onMore: () => void; label: string }) {
  return (
    <Group justify="center">
      <Button variant="default" loading={loading} onClick={onMore}>
        {label}
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
