/** The list of the account's audits, with a dialog to launch one. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListSearch, IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { type FilterName, isFiltered, readFilters, withFilter } from './audit-filters.ts';
import { AuditsTable } from './audit-list.tsx';
import { newestFirst, orderName, orderOf } from './audit-order.ts';
import { FilterBar } from './filter-bar.tsx';

// Loaded on demand: forms would be a tenth of the first view's code.
const LaunchDialog = lazy(() => import('./launch-dialog.tsx').then(({ LaunchDialog }) => ({ default: LaunchDialog })));

export function AuditsView() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const order = orderOf(query.get('order'));
  const [launching, { open, close }] = useDisclosure(false);
  const launch = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      New audit
    </Button>
  );
  const filter = (name: FilterName, value: string | null) =>
    setQuery((current) => withFilter(current, name, value), { replace: true });
  const sort = (name: string) => filter('order', name === orderName(newestFirst) ? null : name);
  return (
    <Page title="Audits" lead="What was launched here and with your API keys." actions={launch}>
      <FilterBar filters={filters} onFilter={filter} order={order} onOrder={sort} />
      <AuditsTable
        filters={filters}
        order={order}
        onOrder={(next) => sort(orderName(next))}
        none={<NoAudits filtered={isFiltered(filters)} launch={launch} />}
      />
      {launching && (
        <Suspense>
          <LaunchDialog onClose={close} />
        </Suspense>
      )}
    </Page>
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
