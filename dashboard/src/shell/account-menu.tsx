/** The account menu: user, plan, and sign-out. */
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useAccount } from '../api/account.ts';
import { useSession, useSessionState } from '../session/session-context.ts';

export function AccountMenu() {
  const session = useSession();
  const state = useSessionState(session);
  const { data: account } = useAccount();
  const email = state.state === 'signed_in' ? state.email : undefined;
  return (
    <Menu position="bottom-end" withinPortal width={260}>
      <Menu.Target>
        <Button
          variant="default"
          h={36}
          px="xs"
          aria-label={`Account${email === undefined ? '' : ` of ${email}`}`}
          leftSection={<IconUserCircle size={20} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <Text span size="sm" visibleFrom="sm" maw={200} truncate>
            {email ?? 'Account'}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          Signed in{email === undefined ? '' : ' as'}
          {email !== undefined && (
            <Text size="sm" c="var(--mantine-color-text)" fw={600} style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          )}
          {account && (
            <Text size="xs" c="dimmed" mt={4}>
              Plan {account.plan} · account {account.account_id}
            </Text>
          )}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void session.signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
