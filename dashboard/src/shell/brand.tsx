/** The logo and name of the service. */
import { Group, Text } from '@mantine/core';

export function Brand() {
  return (
    <Group gap={10} wrap="nowrap">
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
        <path
          d="M9 11h14M9 16h9M9 21h5"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinecap="round"
          fill="none"
          opacity="0.85"
        />
        <path d="m17 21.5 2.6 2.6 5-6" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" fill="none" />
      </svg>
      <Text fw={700} size="md" style={{ letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}>
        Answer Audit
      </Text>
    </Group>
  );
}
