/** A secret that is shown only once, with a button to copy it. */
import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import classes from './secret-once.module.css';

interface SecretOnceProps {
  label: string;
  secret: string;
  /** What is copied: "key" becomes "Copy key". */
  what: string;
  children?: ReactNode;
}

export function SecretOnce({ label, secret, what, children }: SecretOnceProps) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {label}
        </Text>
        <CopyButton text={secret} what={what} />
      </Group>
      <Code block className={classes.secret ?? ''} data-secret={what} aria-label={label} tabIndex={0}>
        {secret}
      </Code>
      {children !== undefined && (
        <Text size="xs" c="dimmed" component="div">
          {children}
        </Text>
      )}
    </Stack>
  );
}

export function ShownOnceNotice({ what }: { what: string }) {
  return (
    <Alert color="yellow" icon={<IconEyeOff aria-hidden />} title={`Store ${what} now`}>
      What stands here is shown this once. It cannot be read again: not in a list, not later, not by our support.
    </Alert>
  );
}
