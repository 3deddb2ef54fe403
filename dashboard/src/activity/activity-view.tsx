/** The view Activity: active sessions, and the trail of changes to the account. */
import { Button, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconHistory } from '@tabler/icons-react';
import { useEndSession, useSessions, useTrail } from '../api/activity.ts';
import { useKeys } from '../api/keys.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormFault } from '../ui/form-fault.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RowList } from '../ui/row-list.tsx';
import { sessionColumns, trailColumns } from './activity-columns.tsx';

export function ActivityView() {
  const sessions = useSessions();
  const trail = useTrail();
  const keys = useKeys({ all: true });
  const ending = useEndSession();
  const keyNames = new Map(keys.data?.keys.map(({ key_id, name }) => [key_id, name]));
  const end = (sessionId: string) =>
    ending.mutate(sessionId, {
      onSuccess: () =>
        notifications.show({ color: 'green', title: 'Session ended', message: 'That browser must sign in again.' }),
    });
  return (
    <Page title="Activity" lead="Sessions that are signed in, and what was done to the account in the last 400 days.">
      <Stack component="section" gap="sm" aria-labelledby="sessions">
        <Title order={2} size="h4" id="sessions">
          Sessions
        </Title>
        <FormFault title="The session was not ended" error={ending.error} />
        <QueryView query={sessions} errorTitle="The sessions could not be loaded">
          {({ sessions: list }) => (
            <RowList
              label="Sessions"
              rows={list.toSorted((a, b) => Number(b.current) - Number(a.current))}
              columns={sessionColumns(({ session_id }) => end(session_id))}
              idOf={({ session_id }) => session_id}
            />
          )}
        </QueryView>
      </Stack>
      <Stack component="section" gap="sm" aria-labelledby="trail">
        <Title order={2} size="h4" id="trail">
          Changes
        </Title>
        <QueryView query={trail} errorTitle="The changes could not be loaded">
          {({ pages }) => {
            const entries = pages.flatMap((page) => page.entries);
            return entries.length === 0 ? (
              <EmptyState icon={<IconHistory size={26} />} title="Nothing yet">
                Sign-ins and changes of keys, webhooks, share links and plan stand here.
              </EmptyState>
            ) : (
              <RowList
                label="Changes"
                rows={entries}
                columns={trailColumns(keyNames)}
                idOf={({ entry_id }) => entry_id}
              />
            );
          }}
        </QueryView>
        {trail.hasNextPage && (
          <Button variant="default" loading={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
            Show earlier changes
          </Button>
        )}
      </Stack>
    </Page>
  );
}
