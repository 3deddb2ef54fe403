/** The list of the account's audits, with a dialog to launch one. */
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListSearch, IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type AuditRow, useAudits, useLiveStatuses } from '../api/audits.ts';
import { useKeys } from '../api/keys.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { auditColumns } from './audit-columns.tsx';
import { type FilterName, isFiltered, readFilters, withFilter } from './audit-filters.ts';
import { FilterBar } from './filter-bar.tsx';

// Loaded on demand: forms would be a tenth of the first view's code.
const LaunchDialog = lazy(() => import('./launch-dialog.tsx').then(({ LaunchDialog }) => ({ default: LaunchDialog })));

export function AuditsView() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const audits = useAudits(filters);
  const [launching, { open, close }] = useDisclosure(false);
  const launch = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      New audit
    </Button>
  );
  const filter = (name: FilterName, value: string | null) =>
    setQuery((current) => withFilter(current, name, value), { replace: true });
  return (
    <Page title="Audits" lead="What was launched here and with your API keys." actions={launch}>
      <FilterBar filters={filters} onFilter={filter} />
      <QueryView query={audits} errorTitle="The audits could not be loaded">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.audits);
          if (rows.length === 0 && !audits.hasNextPage)
            return <NoAudits filtered={isFiltered(filters)} launch={launch} />;
          return (
            <Stack gap="md">
              {rows.length > 0 && <AuditRows rows={rows} />}
              {audits.hasNextPage && (
                <Group justify="center">
                  <Button
                    variant="default"
                    loading={audits.isFetchingNextPage}
                    onClick={() => void audits.fetchNextPage()}
                  >
                    Show more
                  </Button>
                </Group>
              )}
            </Stack>
          );
        }}
      </QueryView>
      {launching && (
        <Suspense>
          <LaunchDialog onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

function AuditRows({ rows }: { rows: readonly AuditRow[] }) {
  const unfinished = rows.filter(({ status }) => status === 'pending' || status === 'running');
  const live = useLiveStatuses(unfinished.map(({ audit_id }) => audit_id));
  const keys = useKeys();
  const keyNames = new Map(keys.data?.keys.map(({ key_id, name }) => [key_id, name]));
  return (
    <RowList label="Audits" rows={rows} columns={auditColumns(live, keyNames)} idOf={({ audit_id }) => audit_id} />
  );
}

function NoAudits({ filtered, launch }: { filtered: boolean; launch: ReactNode }) {
  const icon = <IconListSearch size={26} />;
  if (filtered) {
    return (
      <EmptyState icon={icon} title="No audit matches">
        No audit matches the search and the filters. Take one away to see more.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="No audit yet" action={launch}>
      An audit says what search and answer engines show for a keyword, and what the winning pages cover. A gap audit
      judges your page beside them.
    </EmptyState>
  );
}
