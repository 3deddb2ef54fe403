/** The main navigation. */
import { NavLink, Stack } from '@mantine/core';
import { IconChartBar, IconHistory, IconKey, IconListSearch, IconWebhook } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';

const places = [
  { to: '/audits', label: 'Audits', Icon: IconListSearch },
  { to: '/keys', label: 'API keys', Icon: IconKey },
  { to: '/usage', label: 'Usage', Icon: IconChartBar },
  { to: '/webhooks', label: 'Webhooks', Icon: IconWebhook },
  { to: '/activity', label: 'Activity', Icon: IconHistory },
] as const;

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  return (
    <Stack gap={4}>
      {places.map(({ to, label, Icon }) => {
        const active = pathname === to || pathname.startsWith(`${to}/`);
        return (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            fw={active ? 600 : 500}
            active={active}
            {...(active ? { 'aria-current': pathname === to ? ('page' as const) : ('true' as const) } : {})}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            onClick={onNavigate}
            style={{ borderRadius: 'var(--mantine-radius-md)' }}
          />
        );
      })}
    </Stack>
  );
}
