/** The first or the last day of launch in the list of audits. */
import { Text, TextInput } from '@mantine/core';
import type { AuditFilters } from '../api/audit-pages.ts';
import type { FilterName } from './audit-filters.ts';
import { useTyped } from './use-typed.ts';

/** Long enough that a year is typed before its first digits are asked for. */
const typingMs = 700;

interface DayFieldProps {
  name: 'from' | 'to';
  label: string;
  filters: AuditFilters;
  onFilter: (name: FilterName, value: string | null) => void;
}

export function DayField({ name, label, filters: { from = '', to = '' }, onFilter }: DayFieldProps) {
  const typed = useTyped(name === 'from' ? from : to, (day) => onFilter(name, day), typingMs);
  const isReversed = name === 'to' && from !== '' && to !== '' && to < from;
  return (
    <TextInput
      aria-label={label}
      leftSection={
        <Text size="sm" c="dimmed" aria-hidden>
          {name === 'from' ? 'From' : 'To'}
        </Text>
      }
      leftSectionWidth={56}
      type="date"
      error={isReversed ? 'Before the first day' : undefined}
      {...typed}
      w={196}
    />
  );
}
