/** A placeholder for an empty list: what it would contain, and how to start. */
import { Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Paper p="xl">
      <Stack align="center" gap="sm" py="lg" ta="center">
        <ThemeIcon size={52} radius="xl" variant="light" aria-hidden>
          {icon}
        </ThemeIcon>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text c="dimmed" size="sm" maw={440}>
          {children}
        </Text>
        {action}
      </Stack>
    </Paper>
  );
}
