/** Search, filters and order of the list of audits, and the list as a file. */
import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type AuditFilters, useWholeList } from '../api/audit-list.ts';
import { useKeys } from '../api/keys.ts';
import { formatInteger } from '../ui/format.ts';
import type { FilterName } from './audit-filters.ts';
import { inOrder, orderChoices, orderName, type RowOrder } from './audit-order.ts';
import { statusWords, typeWords, verdictWords } from './audit-words.ts';
import { auditsCsv } from './audits-csv.ts';
import { saveFile } from './save-file.ts';

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
      <SearchField key={filters.search === undefined ? 'empty' : 'set'} filters={filters} onFilter={onFilter} />
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
  const [text, setText] = useState(filters.search ?? '');
  const search = useDebouncedCallback((typed: string) => onFilter('search', typed.trim()), typingMs);
  return (
    <TextInput
      aria-label="Search keywords and pages"
      placeholder="Keyword or page"
      leftSection={<IconSearch size={16} aria-hidden />}
      type="search"
      maxLength={200}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        search(currentTarget.value);
      }}
      w={220}
    />
  );
}

function tellCut(saved: number): void {
  notifications.show({
    title: 'The file is not the whole list',
    message: `It has the newest ${formatInteger(saved)} audits. Search or filter to save older ones.`,
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
          onSuccess: ({ rows, complete }) => {
            saveFile('audits.csv', auditsCsv(inOrder(rows, order), keyNames, verdictWords), 'text/csv');
            if (!complete) tellCut(rows.length);
          },
        })
      }
    >
      {list.isError ? 'CSV: try again' : 'CSV'}
    </Button>
  );
}
