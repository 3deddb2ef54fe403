/** The view for an unknown address. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../ui/page.tsx';

export function NotFound() {
  return (
    <Page title="There is nothing here">
      <Text>
        The address is wrong, or what was there is gone.{' '}
        <Anchor component={Link} to="/audits">
          To your audits
        </Anchor>
      </Text>
    </Page>
  );
}
