/** The frame of a piece of evidence: what kind it is, its id, its name. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  kind: string;
  id: string;
  title: ReactNode;
  children: ReactNode;
}

export function Card({ kind, id, title, children }: CardProps) {
  return (
    <Stack gap={6}>
      <div>
        <Text size="xs" c="dimmed">
          {kind} · {id}
        </Text>
        <Title order={3} size="h4">
          {title}
        </Title>
      </div>
      {children}
    </Stack>
  );
}
