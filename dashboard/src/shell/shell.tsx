/** The frame around every view: header, navigation (a drawer on a phone), and the view itself. */
import { AppShell, Box, Burger, Divider, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMode } from '../mode/mode.ts';
import { ModeSwitch } from '../mode/mode-switch.tsx';
import { TestModeBadge, TestModeBanner } from '../mode/test-mode-notice.tsx';
import { Opening } from '../ui/opening.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';

export function Shell() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const { livemode } = useMode();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', md: 'xl' }}
    >
      <a href="#main" className={classes.skip} data-screen-only>
        Skip to the content
      </a>
      <AppShell.Header className={classes.header ?? ''}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
              aria-expanded={opened}
            />
            <Brand />
            <Box visibleFrom="sm">
              <TestModeBadge livemode={livemode} />
            </Box>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ColorSchemeSwitch />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" className={classes.navbar ?? ''} aria-label="Main">
        <Navigation onNavigate={close} />
        <Divider my="xs" />
        <ModeSwitch />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} className={classes.main ?? ''}>
        <div className={classes.content}>
          <TestModeBanner />
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<Opening />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
