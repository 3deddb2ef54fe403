/** The history of a schedule as points of lines with marks, and in words for those who do not see the lines. */
import { figureText, figureWords, type Run, type RunFigure, runStatusWords } from './schedule-words.ts';

type FigureName = RunFigure['name'];

/** One run on the time axis. A figure that is unknown leaves a gap in its line. */
export type HistoryPoint = { time: string } & { [Name in FigureName]?: number };

export interface HistoryMark {
  time: string;
  label: string;
  color: string;
}

export interface History {
  points: HistoryPoint[];
  marks: HistoryMark[];
  /** The lines that have a value. */
  lines: FigureName[];
  /** `%` for shares of a total, such as the score; empty for counts. */
  unit: '%' | '';
}

const markedStatuses: readonly Run['status'][] = ['skipped', 'failed'];

/**
 * @param newestFirst the runs as the service lists them
 * @param timeOf how a time is shown; each run's must differ
 */
export function historyOf(newestFirst: readonly Run[], timeOf: (iso: string) => string): History {
  const runs = newestFirst.toReversed().filter(({ status }) => status !== 'running');
  const figures = runs.flatMap((run) => run.figures ?? []);
  return {
    points: runs.map((run) => ({
      time: timeOf(run.planned_at),
      ...Object.fromEntries((run.figures ?? []).map((figure) => [figure.name, levelOf(figure)])),
    })),
    marks: runs.flatMap((run) => {
      const mark = markOf(run);
      return mark === undefined ? [] : [{ time: timeOf(run.planned_at), ...mark }];
    }),
    lines: figureNames.filter((name) => figures.some((figure) => figure.name === name)),
    unit: figures.some(({ of }) => of !== undefined) ? '%' : '',
  };
}

const figureNames = ['score', 'topics', 'questions', 'citations'] as const satisfies readonly FigureName[];

/** Of a share, in per cent; a count as it is. */
function levelOf({ value, of }: RunFigure): number {
  return of === undefined ? value : Math.round((1_000 * value) / of) / 10;
}

function markOf({
  status,
  changes = [],
  rules_changed: isOtherRuleset = false,
}: Run): Omit<HistoryMark, 'time'> | undefined {
  if (markedStatuses.includes(status)) return runStatusWords[status];
  if (changes.length > 0) return { label: 'Changed', color: 'orange' };
  return isOtherRuleset ? { label: 'New rules', color: 'gray' } : undefined;
}

/** The lines in words: where each began and where it is. */
export function historyText(newestFirst: readonly Run[]): string {
  const measured = newestFirst.filter(({ figures = [] }) => figures.length > 0);
  const [last] = measured;
  const first = measured.at(-1);
  if (last === undefined || first === undefined) return 'No run has been completed yet.';
  if (measured.length === 1) return `One completed run: ${inWords(last.figures ?? [])}.`;
  const changed = measured.filter(({ changes = [] }) => changes.length > 0).length;
  const parts = (last.figures ?? []).map((figure) => {
    const before = first.figures?.find(({ name }) => name === figure.name);
    const from = before === undefined ? '' : `from ${figureText(before)} `;
    return `${figureWords[figure.name]} ${from}to ${figureText(figure)}`;
  });
  return `${measured.length} completed runs, ${changed} with a change beyond noise. ${parts.join(', ')}.`;
}

function inWords(figures: readonly RunFigure[]): string {
  return figures.map((figure) => `${figureWords[figure.name]} ${figureText(figure)}`).join(', ');
}
