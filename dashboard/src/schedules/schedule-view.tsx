/** The view of one schedule: its history as lines, and its runs with what changed. */
import { Anchor, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconCalendarRepeat } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import type { ScheduleHistory } from '../../../functions/api/contract/schedules.ts';
import { useSchedule } from '../api/schedules.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { type RowColumn, RowList } from '../ui/row-list.tsx';
import { Time } from '../ui/time.tsx';
import { historyOf, historyText } from './history-points.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { figureText, figureWords, frequencyWords, missedText, type Run, runText } from './schedule-words.ts';
import { RunStatusBadge } from './schedules-view.tsx';

// Loaded on demand, because the chart library is larger than the rest of the page.
const HistoryChart = lazy(() => import('./history-chart.tsx').then(({ HistoryChart }) => ({ default: HistoryChart })));

export function ScheduleView() {
  const { scheduleId = '' } = useParams();
  const schedule = useSchedule(scheduleId);
  const { data } = schedule;
  return (
    <Stack gap="sm">
      <Anchor component={Link} to="/schedules" size="sm" underline="hover">
        <Group gap={4} w="fit-content">
          <IconArrowLeft size={16} aria-hidden />
          All schedules
        </Group>
      </Anchor>
      <Page
        title={data?.order.keyword ?? 'Schedule'}
        lead={data && <Plan schedule={data} />}
        actions={data && <ScheduleActions schedule={data} />}
      >
        <QueryView query={schedule} errorTitle="The schedule could not be loaded">
          {({ runs }) => <Runs runs={runs} />}
        </QueryView>
      </Page>
    </Stack>
  );
}

function Plan({ schedule: { frequency, next_run_at } }: { schedule: ScheduleHistory }) {
  return (
    <Text span size="sm">
      {frequencyWords[frequency]}.{' '}
      {next_run_at === undefined ? (
        'Paused.'
      ) : (
        <>
          Next run: <Time iso={next_run_at} />.
        </>
      )}
    </Text>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) {
    return (
      <EmptyState icon={<IconCalendarRepeat size={26} />} title="No run yet">
        A run begins within a minute of its time.
      </EmptyState>
    );
  }
  const history = historyOf(runs, (iso) => formatDateTime(iso, 'UTC').replace(/,? UTC$/u, ''));
  return (
    <Stack gap="md">
      <Paper p="md" component="section" aria-label="History">
        <Stack gap="sm">
          <Text size="sm">{historyText(runs)}</Text>
          {history.points.length > 1 && (
            <Suspense fallback={<Skeleton height={280} radius="md" />}>
              <HistoryChart history={history} />
            </Suspense>
          )}
        </Stack>
      </Paper>
      <RowList label="Runs" rows={runs} columns={columns} idOf={({ planned_at }) => planned_at} />
    </Stack>
  );
}

const columns: RowColumn<Run>[] = [
  {
    title: 'Planned for',
    inCard: 'title',
    show: ({ planned_at, audit_id, status }) =>
      audit_id === undefined || status === 'removed' ? (
        <Time iso={planned_at} />
      ) : (
        <Anchor component={Link} inherit to={`/audits/${audit_id}`}>
          <Time iso={planned_at} />
        </Anchor>
      ),
  },
  { title: 'State', show: ({ status }) => <RunStatusBadge status={status} /> },
  {
    title: 'Figures',
    show: ({ figures = [] }) =>
      figures.length === 0 ? (
        '–'
      ) : (
        <Stack gap={0}>
          {figures.map((figure) => (
            <Text key={figure.name} size="sm" span>
              {figureWords[figure.name]} {figureText(figure)}
            </Text>
          ))}
        </Stack>
      ),
  },
  {
    title: 'What changed',
    show: (run) => (
      <Stack gap={2} maw={420}>
        <Text size="sm" span>
          {[runText(run), missedText(run)].join(' ').trim() || '–'}
        </Text>
        {run.compared_with !== undefined && run.audit_id !== undefined && (
          <Anchor component={Link} size="sm" to={`/audits/${run.compared_with}/compare/${run.audit_id}`}>
            Compare with the run before
          </Anchor>
        )}
      </Stack>
    ),
  },
];
