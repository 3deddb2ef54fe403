/** Labels for schedules and their runs, and a run's figures and changes in words. */
import type { ScheduleHistory, ScheduleRead } from '../../../functions/api/contract/schedules.ts';

export type Run = ScheduleHistory['runs'][number];
export type RunFigure = NonNullable<Run['figures']>[number];
type ChangeKind = NonNullable<Run['changes']>[number]['kind'];

export const frequencyWords = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
} as const satisfies Record<ScheduleRead['frequency'], string>;

export const runStatusWords = {
  running: { label: 'Running', color: 'blue' },
  completed: { label: 'Completed', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
  skipped: { label: 'Skipped', color: 'orange' },
  removed: { label: 'Audit deleted', color: 'gray' },
} as const satisfies Record<Run['status'], { label: string; color: string }>;

const skipWords = {
  quota_exceeded: 'The quota of the month was used up.',
  key_inactive: 'The key of the schedule was revoked or has expired, so the schedule was paused.',
} as const satisfies Record<NonNullable<Run['skip_reason']>, string>;

export const figureWords = {
  score: 'Score',
  topics: 'Topics',
  questions: 'Questions',
  citations: 'Citations',
} as const satisfies Record<RunFigure['name'], string>;

/** What so many differences of a kind are called. */
const kindWords: Readonly<Record<ChangeKind, readonly [one: string, many: string]>> = {
  score: ['the score', 'the score'],
  topics: ['the topics covered', 'the topics covered'],
  questions: ['the questions answered', 'the questions answered'],
  citations: ['the citations of your site', 'the citations of your site'],
  results_new: ['new result', 'new results'],
  results_lost: ['lost result', 'lost results'],
  results_moved: ['result moved', 'results moved'],
  citations_new: ['new citation', 'new citations'],
  citations_lost: ['lost citation', 'lost citations'],
  market_topics_new: ['new topic of the market', 'new topics of the market'],
  market_topics_lost: ['lost topic of the market', 'lost topics of the market'],
  market_questions_new: ['new question of the market', 'new questions of the market'],
  market_questions_lost: ['lost question of the market', 'lost questions of the market'],
  verdict: ['the verdict', 'the verdict'],
  findings_new: ['new finding', 'new findings'],
  findings_solved: ['solved finding', 'solved findings'],
};

/** What a run found or why it did not, in a sentence. */
export function runText(run: Run): string {
  if (run.skip_reason !== undefined) return skipWords[run.skip_reason];
  if (run.status === 'running') return 'The audit has not ended yet.';
  if (run.status !== 'completed') return '';
  const rules = run.rules_changed ? ' The rules of the audit changed in between.' : '';
  if (run.compared_with === undefined) return 'The first run to compare others with.';
  const { changes = [] } = run;
  if (changes.length === 0) return `Nothing changed beyond noise.${rules}`;
  const parts = changes.map(({ kind, count }) => {
    const [one, many] = kindWords[kind];
    return one.startsWith('the ') ? one : `${count} ${count === 1 ? one : many}`;
  });
  return `Changed: ${parts.join(', ')}.${rules}`;
}

/** How many planned times this run makes up for besides its own; empty for none. */
export function missedText({ missed }: Pick<Run, 'missed'>): string {
  return missed === 0 ? '' : `Also for ${missed} missed ${missed === 1 ? 'run' : 'runs'}.`;
}

/** For example `61 of 100`. */
export function figureText({ value, of }: RunFigure): string {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  return of === undefined ? number.format(value) : `${number.format(value)} of ${number.format(of)}`;
}
