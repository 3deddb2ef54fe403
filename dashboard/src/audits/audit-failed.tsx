/** A failed audit: the reason, and what to do. */
import { Alert, Code, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AuditRead } from '../../../functions/api/contract/read.ts';
import { failureAdvice } from './audit-words.ts';

interface AuditFailedProps {
  error: NonNullable<AuditRead['error']>;
  auditId: string;
}

export function AuditFailed({ error: { code }, auditId }: AuditFailedProps) {
  return (
    <Alert color="red" title="The audit failed" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm">
        <Text size="sm">{failureAdvice[code]}</Text>
        <Text size="xs">
          <Code>{code}</Code> · audit <Code>{auditId}</Code>
        </Text>
      </Stack>
    </Alert>
  );
}
