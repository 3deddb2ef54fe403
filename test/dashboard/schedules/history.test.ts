/** The history of a schedule: its lines, what is marked on them, and the same in words. */
import { describe, expect, test } from '@jest/globals';
import { historyOf, historyText } from '../../../dashboard/src/schedules/history-points.ts';
import { figureText, missedText, type Run, runText } from '../../../dashboard/src/schedules/schedule-words.ts';

const run = (day: number, more: Partial<Run> = {}): Run => ({
  ...{ planned_at: `2026-11-0${day}T08:00:00.000Z`, ran_at: `2026-11-0${day}T08:00:20.000Z`, missed: 0 },
  ...{ status: 'completed', audit_id: `audit ${day}` },
  ...more,
});
const figures = (score: number, topics: number): NonNullable<Run['figures']> => [
  { name: 'score', value: score, of: 100 },
  { name: 'topics', value: topics, of: 8 },
];
/** Newest first, as the service lists them. */
const runs: Run[] = [
  run(6, { status: 'running' }),
  run(5, { figures: figures(72, 5), compared_with: 'audit 3', changes: [], rules_changed: true }),
  run(4, { status: 'skipped', skip_reason: 'quota_exceeded' }),
  run(3, {
    ...{ figures: figures(72, 5), compared_with: 'audit 2', rules_changed: false, missed: 2 },
    changes: [
      { kind: 'score', count: 1 },
      { kind: 'results_new', count: 2 },
      { kind: 'results_lost', count: 1 },
    ],
  }),
  run(2, { figures: figures(61, 3), compared_with: 'audit 1', changes: [], rules_changed: false }),
  run(1, { figures: figures(60, 3) }),
];
const day = (iso: string) => iso.slice(8, 10);

describe('the lines', () => {
  test('go from the oldest run to the newest that has ended, in per cent of each total', () => {
    const { points, lines, unit } = historyOf(runs, day);
    expect(points).toEqual([
      { time: '01', score: 60, topics: 37.5 },
      { time: '02', score: 61, topics: 37.5 },
      { time: '03', score: 72, topics: 62.5 },
      { time: '04' },
      { time: '05', score: 72, topics: 62.5 },
    ]);
    expect([lines, unit]).toEqual([['score', 'topics'], '%']);
  });

  test('of a market audit are counts', () => {
    const history = historyOf([run(1, { figures: [{ name: 'questions', value: 12 }] })], day);
    expect(history).toMatchObject({ points: [{ time: '01', questions: 12 }], lines: ['questions'], unit: '' });
  });

  test('have marks where something changed, was skipped, or the rules are others', () => {
    expect(historyOf(runs, day).marks.map(({ time, label }) => [time, label])).toEqual([
      ['03', 'Changed'],
      ['04', 'Skipped'],
      ['05', 'New rules'],
    ]);
  });
});

test('the history is told in words too', () => {
  expect(historyText(runs)).toBe(
    '4 completed runs, 1 with a change beyond noise. Score from 60 of 100 to 72 of 100, Topics from 3 of 8 to 5 of 8.',
  );
  expect(historyText(runs.slice(-1))).toBe('One completed run: Score 60 of 100, Topics 3 of 8.');
  expect(historyText(runs.slice(0, 1))).toBe('No run has been completed yet.');
});

test.each<[number, string]>([
  [0, 'The audit has not ended yet.'],
  [1, 'Nothing changed beyond noise. The rules of the audit changed in between.'],
  [2, 'The quota of the month was used up.'],
  [3, 'Changed: the score, 2 new results, 1 lost result.'],
  [4, 'Nothing changed beyond noise.'],
  [5, 'The first run to compare others with.'],
])('run %i in a sentence', (index, sentence) => {
  const shown = runs[index];
  if (shown === undefined) throw new Error('no such run');
  expect(runText(shown)).toBe(sentence);
});

test('what a run makes up for, and figures, are short', () => {
  expect([0, 1, 2].map((missed) => missedText({ missed }))).toEqual([
    ...['', 'Also for 1 missed run.', 'Also for 2 missed runs.'],
  ]);
  expect(figureText({ name: 'citations', value: 1234 })).toBe('1,234');
});
