/** A view's frame: its heading, which takes the focus when the view opens, the document's title, and what can be done here. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** In the browser's tab, where it is not the heading. */
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
  // Whoever reads by ear hears where they are now; the scroll position of the view before is left behind.
  useEffect(() => {
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
