/** A section of a report: its heading, which the list of sections leads to, and how it is to be read. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { notMeasurable, type ReasonName } from '../words.ts';
import classes from './report.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** One or two sentences on how to read it. */
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Stack gap="md">
        <div>
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          {lead !== undefined && (
            <Text size="sm" component="div" className={classes.quiet ?? ''} maw="70ch">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </section>
  );
}

export function Subsection({ title, lead, children }: Omit<SectionProps, 'id'>) {
  return (
    <Stack gap="xs">
      <div>
        <Title order={3}>{title}</Title>
        {lead !== undefined && (
          <Text size="sm" component="div" className={classes.quiet ?? ''} maw="70ch">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}

/** Says that a list is empty, or that a number cannot be told and why. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" component="p" m={0} className={classes.quiet ?? ''}>
      {children}
    </Text>
  );
}

interface NotMeasurableProps {
  /** Absent where the table says it once for all of its cells. */
  why?: ReasonName;
  /** A dash, where the table says what it means. */
  short?: boolean;
}

export function NotMeasurable({ why, short = false }: NotMeasurableProps) {
  if (short) {
    return (
      <span className={classes.quiet}>
        <span aria-hidden>–</span>
        <span className={classes.hidden}>{notMeasurable()}</span>
      </span>
    );
  }
  return <span className={classes.quiet}>{notMeasurable(why)}</span>;
}
