/** The place of a table that may be wider than the screen: it scrolls by itself, also by keyboard. */
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-scroll.module.css';

interface SideScrollProps {
  label: string;
  /** In pixels. A narrower screen scrolls the table. */
  minWidth: number;
  children: ReactNode;
}

export function SideScroll({ label, minWidth, children }: SideScrollProps) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      type="native"
      className={classes.scroll ?? ''}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </Table.ScrollContainer>
  );
}
