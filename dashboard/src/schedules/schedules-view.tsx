/** The view of schedules: what repeats, how its last run ended, and when the next one is. */
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ScheduleRead } from '../../../functions/api/contract/schedules.ts';
import { useSchedules } from '../api/schedules.ts';
import { typeWords } from '../audits/audit-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { countryName, languageName } from '../ui/format.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { type RowColumn, RowList } from '../ui/row-list.tsx';
import { TimeAgo, TimeUntil } from '../ui/time.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { frequencyWords, runStatusWords } from './schedule-words.ts';

export function SchedulesView() {
  const schedules = useSchedules();
  return (
    <Page
      title="Schedules"
      lead="Audits that repeat. Each run counts one audit of the month and is compared with the one before."
    >
      <QueryView query={schedules} errorTitle="The schedules could not be loaded">
        {({ schedules: list }) =>
          list.length === 0 ? (
            <EmptyState icon={<IconCalendarRepeat size={26} />} title="Nothing repeats yet">
              Open an audit and choose “Repeat…” in its menu. Your programs create schedules with{' '}
              <code>POST /v1/schedules</code>.
            </EmptyState>
          ) : (
            <RowList label="Schedules" rows={list} columns={columns} idOf={({ schedule_id }) => schedule_id} />
          )
        }
      </QueryView>
    </Page>
  );
}

const columns: RowColumn<ScheduleRead>[] = [
  {
    title: 'Keyword',
    inCard: 'title',
    show: ({ schedule_id, order }) => (
      <Stack gap={2}>
        <Anchor
          component={Link}
          to={`/schedules/${schedule_id}`}
          size="sm"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{order.keyword}</bdi>
        </Anchor>
        <Text size="xs" c="dimmed">
          {typeWords[order.audit_type]}, {languageName(order.language)}, {countryName(order.country)}
        </Text>
      </Stack>
    ),
  },
  { title: 'Repeats', show: ({ frequency }) => frequencyWords[frequency] },
  {
    title: 'Next run',
    show: ({ next_run_at }) =>
      next_run_at === undefined ? <Badge color="gray">Paused</Badge> : <TimeUntil iso={next_run_at} />,
  },
  {
    title: 'Last run',
    show: ({ last_run }) =>
      last_run === undefined ? (
        'None yet'
      ) : (
        <Group gap="xs" component="span">
          <RunStatusBadge status={last_run.status} /> <TimeAgo iso={last_run.ran_at} />
        </Group>
      ),
  },
  { title: 'Actions', inCard: 'plain', atEnd: true, show: (schedule) => <ScheduleActions schedule={schedule} /> },
];

export function RunStatusBadge({ status }: { status: NonNullable<ScheduleRead['last_run']>['status'] }) {
  const { label, color } = runStatusWords[status];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}
