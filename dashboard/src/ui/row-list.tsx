/** Shows rows as a table, or as cards on a phone, from the same description of columns. */
import { Paper, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './row-list.module.css';
import { usePhone } from './use-phone.ts';

export interface RowColumn<Row> {
  /** Heading of the column, and label in a card. */
  title: string;
  /** In a card: `title` comes first without a label, `plain` has no label. */
  inCard?: 'title' | 'plain';
  /** Aligns the column to the end, for numbers and actions. */
  atEnd?: boolean;
  /** How the rows are sorted by the column, where its heading sorts them. */
  sort?: { sorted: 'ascending' | 'descending' | 'none'; onSort: () => void };
  show: (row: Row) => ReactNode;
}

interface RowListProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly RowColumn<Row>[];
  idOf: (row: Row) => string;
}

export function RowList<Row>(props: RowListProps<Row>) {
  return usePhone() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row>({ label, rows, columns, idOf }: RowListProps<Row>) {
  return (
    <Paper className={classes.sheet ?? ''}>
      <Table.ScrollContainer minWidth={560} type="native">
        <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ title, atEnd, sort }) => (
                <Table.Th
                  key={title}
                  ta={atEnd ? 'end' : 'start'}
                  className={classes.head ?? ''}
                  {...(sort === undefined ? {} : { 'aria-sort': sort.sorted })}
                >
                  {sort === undefined ? title : <SortButton title={title} {...sort} />}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={idOf(row)}>
                {columns.map(({ title, atEnd, show }) => (
                  <Table.Td key={title} ta={atEnd ? 'end' : 'start'}>
                    {show(row) ?? (
                      <Text span c="dimmed" aria-hidden>
                        –
                      </Text>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function SortButton({ title, sorted, onSort }: { title: string } & NonNullable<RowColumn<never>['sort']>) {
  return (
    <UnstyledButton className={classes.sort ?? ''} onClick={onSort}>
      {title}
      <span aria-hidden className={classes.arrow}>
        {sorted === 'none' ? '↕' : sorted === 'descending' ? '↓' : '↑'}
      </span>
    </UnstyledButton>
  );
}

function Cards<Row>({ label, rows, columns, idOf }: RowListProps<Row>) {
  return (
    <Stack component="ul" gap="sm" aria-label={label} className={classes.cards ?? ''}>
      {rows.map((row) => (
        <Paper component="li" key={idOf(row)} p="md">
          <Stack gap="xs">
            {columns.map((column) => (
              <CardLine key={column.title} column={column} row={row} />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

function CardLine<Row>({ column: { title, inCard, show }, row }: { column: RowColumn<Row>; row: Row }) {
  const shown = show(row);
  if (shown === null) return null;
  if (inCard !== undefined) return <div>{shown}</div>;
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed" component="span">
        {title}
      </Text>
      <Text size="sm" component="span" ta="end" className={classes.value ?? ''}>
        {shown}
      </Text>
    </div>
  );
}
