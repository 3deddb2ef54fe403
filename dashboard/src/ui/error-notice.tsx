/** A notice of an error, with a sentence and a button to retry. */
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface ErrorNoticeProps {
  title: string;
  /** One sentence for users. */
  detail: string;
  /** For support. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

export function ErrorNotice({ title, detail, requestId, onRetry, retrying = false }: ErrorNoticeProps) {
  return (
    <Alert role="alert" color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm">
        <Text size="sm">{detail}</Text>
        {requestId !== undefined && (
          <Text size="xs">
            Request <Code>{requestId}</Code>
          </Text>
        )}
        {onRetry && (
          <Group>
            <Button size="xs" variant="default" onClick={onRetry} loading={retrying}>
              Try again
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
