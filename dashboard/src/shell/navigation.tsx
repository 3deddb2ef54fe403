/** The main navigation. */
import { Divider, NavLink, Stack } from '@mantine/core';
import {
  IconBook2,
  IconCalendarRepeat,
  IconChartBar,
  IconCode,
  IconHistory,
  IconKey,
  IconListSearch,
  IconWebhook,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';

const places = [
  { to: '/audits', label: 'Audits', Icon: IconListSearch },
  { to: '/schedules', label: 'Schedules', Icon: IconCalendarRepeat },
  { to: '/keys', label: 'API keys', Icon: IconKey },
  { to: '/usage', label: 'Usage', Icon: IconChartBar },
  { to: '/webhooks', label: 'Webhooks', Icon: IconWebhook },
  { to: '/activity', label: 'Activity', Icon: IconHistory },
] as const;

const helpPlaces = [
  { to: '/reference', label: 'API reference', Icon: IconCode },
  { to: '/guide', label: 'Guides', Icon: IconBook2 },
] as const;

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  return (
    <Stack gap={4}>
      {places.map((place) => (
        <PlaceLink key={place.to} {...place} onNavigate={onNavigate} />
      ))}
      <Divider my="xs" />
      {helpPlaces.map((place) => (
        <PlaceLink key={place.to} {...place} onNavigate={onNavigate} />
      ))}
    </Stack>
  );
}

type Place = (typeof places | typeof helpPlaces)[number];

function PlaceLink({ to, label, Icon, onNavigate }: Place & { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const active = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <NavLink
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
}
