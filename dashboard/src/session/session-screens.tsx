/** Screens for users who are not signed in: signing in, signed out, and failed. */
import { Alert, Button, Center, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Brand } from '../shell/brand.tsx';

export function StartingScreen() {
  return (
    <Screen title="Signing in">
      <Stack align="center" gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Title order={1} size="h3">
          Signing in…
        </Title>
      </Stack>
    </Screen>
  );
}

export function SignedOutScreen({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Screen title="Signed out">
      <Title order={1} size="h2" ta="center">
        You are signed out
      </Title>
      <Text c="dimmed" ta="center" size="sm">
        Sign in to manage your API keys and read your audits.
      </Text>
      <Button size="md" fullWidth onClick={onSignIn}>
        Sign in
      </Button>
    </Screen>
  );
}

interface FailedScreenProps {
  title: string;
  detail: string;
  onRetry: () => void;
}

export function FailedScreen({ title, detail, onRetry }: FailedScreenProps) {
  return (
    <Screen title={title}>
      <Title order={1} size="h2" ta="center">
        {title}
      </Title>
      <Alert color="red" role="alert">
        {detail}
      </Alert>
      <Button size="md" fullWidth onClick={onRetry}>
        Try again
      </Button>
    </Screen>
  );
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Answer Audit`;
  }, [title]);
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--page-canvas)">
      <Paper p="xl" w="100%" maw={420} shadow="sm">
        <Stack gap="lg">
          <Center>
            <Brand />
          </Center>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
