/** A schedule that has run for three days, as the service answers it: the real one needs the days. */
import type { Page } from '@playwright/test';

const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const scheduleId = '019a0000-0000-7000-8000-000000000001';
const run = (day: number, more: object) => ({
  ...{ planned_at: `2026-11-0${day}T08:00:00.000Z`, ran_at: `2026-11-0${day}T08:00:20.000Z`, missed: 0 },
  ...{ audit_id: `019a0000-0000-7000-8000-00000000010${day}`, status: 'completed' },
  ...more,
});
const figures = (score: number) => [
  { name: 'score', value: score, of: 100 },
  { name: 'questions', value: 3, of: 8 },
];
const history = {
  ...{ schedule_id: scheduleId, livemode: true, status: 'active', frequency: 'daily', order, key_id: 'key' },
  ...{ starts_at: '2026-11-01T08:00:00.000Z', next_run_at: '2026-11-04T08:00:00.000Z' },
  ...{ created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-03T08:00:30.000Z' },
  runs: [
    run(3, {
      ...{ figures: figures(72), compared_with: '019a0000-0000-7000-8000-000000000102', rules_changed: false },
      changes: [{ kind: 'results_new', count: 2 }],
    }),
    { ...run(2, { status: 'skipped', skip_reason: 'quota_exceeded' }), audit_id: undefined },
    run(1, { figures: figures(60) }),
  ],
};

/** Answers the page's questions for schedules with this one. */
export async function showSchedule(page: Page): Promise<void> {
  await page.route(`**/dashboard/schedules/${scheduleId}?*`, (route) => route.fulfill({ json: history }));
  const listed = { ...history, last_run: history.runs[0] };
  await page.route('**/dashboard/schedules?*', (route) => route.fulfill({ json: { schedules: [listed] } }));
}
