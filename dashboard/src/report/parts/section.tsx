/** A section of a report: its heading, which the list of sections leads to, and how it is to be read. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { notMeasurable, type ReasonName } from '../words.ts';
import { clsx } from './clsx.ts';
import { FoldButton, Folded, useFolds } from './folds.tsx';
import classes from './report.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** One or two sentences on how to read it. */
  lead?: ReactNode;
  /** Left out on paper, where another section says the same. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section that folds to its heading and one line. */
export function Section({ id, title, lead, screenOnly = false, children }: SectionProps) {
  const { opened } = useFolds();
  return (
    <section
      id={id}
      data-fold={id}
      data-screen-only={screenOnly || undefined}
      aria-labelledby={`${id}-title`}
      className={clsx(classes.section, !opened.has(id) && classes.closed)}
    >
      <Title order={2} id={`${id}-title`}>
        <FoldButton id={id}>{title}</FoldButton>
      </Title>
      <Lead>{lead}</Lead>
      <Folded id={id}>
        <Stack gap="md">{children}</Stack>
      </Folded>
    </section>
  );
}

function Lead({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <Text size="sm" component="div" className={clsx(classes.quiet, classes.lead)}>
      {children}
    </Text>
  );
}

export function Subsection({ title, lead, children }: Omit<SectionProps, 'id' | 'screenOnly'>) {
  return (
    <Stack gap="xs">
      <div>
        <Title order={3}>{title}</Title>
        <Lead>{lead}</Lead>
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
