/** Queries for schedules (the list, one with its runs), and mutations to create, change and delete one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NewScheduleBody,
  ScheduleChangeBody,
  ScheduleHistory,
  ScheduleList,
  ScheduleRead,
} from '../../../functions/api/contract/schedules.ts';
import { useApi } from './api-context.ts';

const everyMs = 30_000;
/** Interval while a run has not ended: an audit takes seconds, and its end is recorded within a minute. */
const runningEveryMs = 5_000;

const pathOf = (scheduleId: string) => `/schedules/${encodeURIComponent(scheduleId)}`;
const isRunning = ({ last_run }: ScheduleRead) => last_run?.status === 'running';

/** All schedules of the account, which has at most a hundred. */
export function useSchedules() {
  const api = useApi();
  return useQuery({
    queryKey: ['schedules'],
    queryFn: ({ signal }) => api.json<ScheduleList>('GET', '/schedules?limit=100', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.schedules.some(isRunning) ? runningEveryMs : everyMs),
  });
}

/** One schedule with its last hundred runs. */
export function useSchedule(scheduleId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['schedule', scheduleId],
    queryFn: ({ signal }) => api.json<ScheduleHistory>('GET', `${pathOf(scheduleId)}?limit=100`, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? runningEveryMs : everyMs),
  });
}

export function useCreateSchedule() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, livemode }: { body: NewScheduleBody; livemode: boolean }) =>
      api.json<ScheduleRead>('POST', '/schedules', { body, livemode }),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedules'] }),
  });
}

export function useChangeSchedule(scheduleId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleChangeBody) => api.json<ScheduleRead>('PATCH', pathOf(scheduleId), { body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['schedules'] });
      void client.invalidateQueries({ queryKey: ['schedule', scheduleId] });
    },
  });
}

export function useDeleteSchedule(scheduleId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(pathOf(scheduleId)),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['schedule', scheduleId] });
      void client.invalidateQueries({ queryKey: ['schedules'] });
    },
  });
}
