/** Says on every view that it shows test mode, and marks a single audit of it. */
import { Alert, Anchor, Badge, Button, Group } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMode } from './mode.ts';

export function TestModeBanner() {
  const { livemode, choose } = useMode();
  if (livemode) return null;
  return (
    <Alert
      role="status"
      color="orange"
      variant="light"
      mb="lg"
      title="Test mode"
      icon={<IconFlask aria-hidden />}
      data-screen-only
    >
      <Group justify="space-between" gap="sm">
        <span>
          Audits run over recorded markets: they cost nothing and count in no quota. Live audits and keys are not shown.{' '}
          <Anchor component={Link} to="/guide/test-mode" inherit c="inherit" underline="always">
            How it works
          </Anchor>
        </span>
        <Button size="xs" variant="default" onClick={() => choose(true)}>
          Leave test mode
        </Button>
      </Group>
    </Alert>
  );
}

/** Beside what an audit says of itself, in whatever mode the page is. */
export function TestModeBadge({ livemode }: { livemode: boolean }) {
  return livemode ? null : <Badge color="orange">Test mode</Badge>;
}
