/** The frame of a view: document title, heading (focused when the view opens), lead and actions. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** Title of the browser tab, if it differs from the heading. */
  documentTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, documentTitle = title, lead, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle} · Answer Audit`;
  }, [documentTitle]);
  // Screen readers announce the new view. The scroll position of the previous view is reset, before a part of this one
  // scrolls to what the address names.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} className={classes.words ?? ''}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
            {title}
          </Title>
          {lead !== undefined && (
            <Text c="dimmed" size="sm" component="div">
              {lead}
            </Text>
          )}
        </Stack>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
