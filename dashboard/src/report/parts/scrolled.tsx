/** A table that scrolls within itself. */
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { clsx } from './clsx.ts';
import classes from './report.module.css';

export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box className={classes.scroll ?? ''} role="region" aria-label={label} tabIndex={0}>
      <table className={clsx(classes.table, classes.wrapped)}>{children}</table>
    </Box>
  );
}
