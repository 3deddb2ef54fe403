/** The switch between live and test mode. */
import { Switch } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { useMode } from './mode.ts';

export function ModeSwitch() {
  const { livemode, choose } = useMode();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Switch
      px="sm"
      py="xs"
      color="orange"
      label="Test mode"
      checked={!livemode}
      onChange={({ currentTarget }) => {
        choose(!currentTarget.checked);
        // An audit or a schedule belongs to one mode: its view would not be of the chosen one.
        const [, list] = /^(\/(?:audits|schedules))\//u.exec(pathname) ?? [];
        if (list !== undefined) void navigate(list);
      }}
    />
  );
}
