/** A table of a report: sorted by its headings, its first rows at first, scrolled within itself on narrow screens. */

import { Box, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type ColumnName, columnTitle, shownLanguage, texts } from '../words.ts';
import { clsx } from './clsx.ts';
import classes from './report.module.css';
import { Nothing } from './section.tsx';
import { useShowAll } from './show-all.tsx';

export interface Column<Row> {
  title: ColumnName;
  cell: (row: Row) => ReactNode;
  /** By what the column sorts; rows without a value come last. */
  sort?: (row: Row) => number | string | null | undefined;
  numeric?: boolean;
  /** Left out on paper, which is narrower. */
  screenOnly?: boolean;
  /** Left out on the screen, where another table has it. */
  paperOnly?: boolean;
}

interface DataTableProps<Row> {
  /** What the table shows. */
  caption: string;
  /** Its heading says the same: the caption is for those who hear it by itself. */
  captionHidden?: boolean;
  /** The first one heads its rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows shown at first. */
  first?: number;
  /** Rows shown on paper. */
  onPaper?: number;
  none?: string;
}

interface Order {
  column: ColumnName;
  descending: boolean;
}

export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  first = 15,
  onPaper,
  none = texts().parts.noneFound,
}: DataTableProps<Row>) {
  const [order, setOrder] = useState<Order>();
  const sorted = useMemo(() => inOrder(rows, columns, order), [rows, columns, order]);
  const [shown, more] = useShowAll(sorted, first, onPaper);
  if (rows.length === 0) return <Nothing>{none}</Nothing>;
  return (
    <Stack gap="xs">
      <Box className={classes.scroll ?? ''} role="region" aria-label={texts().parts.table(caption)} tabIndex={0}>
        <table className={classes.table}>
          <caption className={clsx(captionHidden && classes.hidden)}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading key={column.title} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ title, cell, numeric = false, screenOnly, paperOnly }, at) =>
                  at === 0 ? (
                    <th key={title} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      key={title}
                      className={clsx(numeric && classes.numeric)}
                      data-screen-only={screenOnly}
                      data-paper-only={paperOnly}
                    >
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {more}
    </Stack>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  order: Order | undefined;
  onOrder: (order: Order | undefined) => void;
}

function Heading<Row>({
  column: { title, sort, numeric = false, screenOnly, paperOnly },
  order,
  onOrder,
}: HeadingProps<Row>) {
  const className = clsx(numeric && classes.numeric);
  if (sort === undefined) {
    return (
      <th scope="col" className={className} data-screen-only={screenOnly} data-paper-only={paperOnly}>
        {columnTitle(title)}
      </th>
    );
  }
  const descending = order?.column === title ? order.descending : undefined;
  const sorting = descending === undefined ? 'none' : descending ? 'descending' : 'ascending';
  // Numbers are mostly wanted from the largest down, words from A on; a third click restores the report's own order.
  const next =
    descending === undefined
      ? { column: title, descending: numeric }
      : descending === numeric
        ? { column: title, descending: !numeric }
        : undefined;
  return (
    <th scope="col" aria-sort={sorting} className={className} data-screen-only={screenOnly} data-paper-only={paperOnly}>
      <button type="button" className={classes.sort} onClick={() => onOrder(next)}>
        {columnTitle(title)}
        <span aria-hidden>{descending === undefined ? '' : descending ? ' ↓' : ' ↑'}</span>
      </button>
    </th>
  );
}

function inOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | undefined): readonly Row[] {
  const sort = columns.find(({ title }) => title === order?.column)?.sort;
  if (order === undefined || sort === undefined) return rows;
  return rows.toSorted((a, b) => {
    const [left, right] = [sort(a) ?? null, sort(b) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const compared =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), shownLanguage());
    return order.descending ? -compared : compared;
  });
}
