/** Search, filters and order of the list of audits, and the list as a file. */
import { Button, Group, Select, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useWholeList } from '../api/audit-list.ts';
import type { AuditFilters, ReadAudits } from '../api/audit-pages.ts';
import { useKeys } from '../api/keys.ts';
import { formatInteger } from '../ui/format.ts';
import type { FilterName } from './audit-filters.ts';
import { inOrder, orderChoices, orderName, type RowOrder } from './audit-order.ts';
import { statusWords, typeWords, verdictWords } from './audit-words.ts';
import { auditsCsv } from './audits-csv.ts';
import { DayField } from './day-field.tsx';
import { backTo } from './read-on.ts';
import { saveFile } from './save-file.ts';
import { useTyped } from './use-typed.ts';

const statusChoices = Object.entries(statusWords).map(([value, { label }]) => ({ value, label }));
const typeChoices = Object.entries(typeWords).map(([value, label]) => ({ value, label }));
/** Long enough that a word is typed before it is searched for. */
const typingMs = 350;

interface FilterBarProps {
  filters: AuditFilters;
  onFilter: (name: FilterName, value: string | null) => void;
  order: RowOrder;
  onOrder: (name: string) => void;
}

export function FilterBar({ filters, onFilter, order, onOrder }: FilterBarProps) {
  const keys = useKeys();
  const keyChoices = (keys.data?.keys ?? []).map(({ key_id, name }) => ({ value: key_id, label: name }));
  return (
    <Group gap="sm" role="group" aria-label="Filters" align="end">
      <SearchField filters={filters} onFilter={onFilter} />
      <Select
        aria-label="Status"
        placeholder="Any status"
        data={statusChoices}
        value={filters.status ?? null}
        onChange={(value) => onFilter('status', value)}
        clearable
        w={150}
        clearButtonProps={{ 'aria-label': 'Any status' }}
      />
      <Select
        aria-label="Type"
        placeholder="Any type"
        data={typeChoices}
        value={filters.auditType ?? null}
        onChange={(value) => onFilter('audit_type', value)}
        clearable
        w={130}
        clearButtonProps={{ 'aria-label': 'Any type' }}
      />
      <Select
        aria-label="Key"
        placeholder="Any key"
        data={keyChoices}
        value={filters.keyId ?? null}
        onChange={(value) => onFilter('key_id', value)}
        clearable
        w={150}
        clearButtonProps={{ 'aria-label': 'Any key' }}
      />
      <DayField name="from" label="Launched from" filters={filters} onFilter={onFilter} />
      <DayField name="to" label="Launched to" filters={filters} onFilter={onFilter} />
      <Select
        aria-label="Order"
        data={orderChoices}
        value={orderName(order)}
        onChange={(value) => value !== null && onOrder(value)}
        allowDeselect={false}
        w={190}
      />
      <SaveList
        filters={filters}
        order={order}
        keyNames={new Map(keyChoices.map(({ value, label }) => [value, label]))}
      />
    </Group>
  );
}

function SearchField({ filters, onFilter }: Pick<FilterBarProps, 'filters' | 'onFilter'>) {
  const typed = useTyped(filters.search ?? '', (text) => onFilter('search', text), typingMs);
  return (
    <TextInput
      aria-label="Search keywords and pages"
      placeholder="Keyword or page"
      leftSection={<IconSearch size={16} aria-hidden />}
      type="search"
      maxLength={200}
      {...typed}
      w={220}
    />
  );
}

function tellCut({ rows, readTo }: ReadAudits): void {
  notifications.show({
    title: 'The file is not the whole list',
    message: `It has the newest ${formatInteger(rows.length)} audits${backTo(readTo)}. Choose earlier days to save older ones.`,
    autoClose: false,
  });
}

interface SaveListProps extends Pick<FilterBarProps, 'filters' | 'order'> {
  keyNames: ReadonlyMap<string, string>;
}

function SaveList({ filters, order, keyNames }: SaveListProps) {
  const list = useWholeList();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={list.isPending}
      onClick={() =>
        list.mutate(filters, {
          onSuccess: (read) => {
            saveFile('audits.csv', auditsCsv(inOrder(read.rows, order), keyNames, verdictWords), 'text/csv');
            if (!read.complete) tellCut(read);
          },
        })
      }
    >
      {list.isError ? 'CSV: try again' : 'CSV'}
    </Button>
  );
}
