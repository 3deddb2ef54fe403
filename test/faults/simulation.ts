/** Simulated time: tasks that take turns in the order of a clock, one at a time, so that a run can be repeated exactly. */
import { createHash } from 'node:crypto';

/** One program at work: a handler of a message, a request, a sweep. */
export interface Task {
  /** What it is, for counting: `run-audit`. */
  kind: string;
  /** What it is about, for the trace. */
  about: string;
  /** How far the clock of its machine is off, in milliseconds. */
  skewMs: number;
  /** When its time is over: it is ended then, wherever it stands. */
  endsAtMs: number;
  /** What it is doing, in the words of a port. */
  step: string;
}

/** How a task ended. A task that died has been cut off: nothing of it ran afterwards, no `catch` and no `finally`. */
export type End<T> = { how: 'done'; result: T } | { how: 'threw'; error: unknown } | { how: 'died' };

export interface NewTask<T> {
  kind: string;
  about?: string;
  inMs?: number;
  skewMs?: number;
  timeoutMs?: number;
  work: (task: Task) => Promise<T>;
  /** Told how it ended, at that time; may start others. */
  ended?: (end: End<T>) => void;
}

export type Simulation = ReturnType<typeof openSimulation>;

interface Turn {
  atMs: number;
  task: Task;
  take: () => void;
}

/**
 * Opens a world whose time is `start`.
 *
 * A task has the only turn until it waits in `pass`, dies or ends. Its real calls to servers meanwhile are waited for,
 * so what it does depends on nothing but the turns before it. Tasks must not wait for one another.
 */
export function openSimulation(start: Date) {
  const agenda: Turn[] = [];
  const hash = createHash('sha256');
  const lines: string[] = [];
  let timeMs = start.getTime();
  let running: Task | undefined;
  let yieldTurn = (): void => {};

  /** Turns of the same time are taken in the order in which they were asked for. */
  const enter = (turn: Turn): void => {
    let low = 0;
    for (let high = agenda.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((agenda[middle]?.atMs ?? 0) <= turn.atMs) low = middle + 1;
      else high = middle;
    }
    agenda.splice(low, 0, turn);
  };
  const note = (text: string): void => {
    const who = running ? `${running.kind}${running.about && ` ${running.about}`}` : '-';
    const line = `${new Date(timeMs).toISOString()} ${who}: ${text}`;
    hash.update(`${line}\n`);
    lines.push(line);
  };
  const ends = new WeakMap<Task, (end: { how: 'died' }) => void>();
  /** Cuts the running task off, with all that it does side by side: whoever waits for the answer waits for ever. */
  const die = (why: string): Promise<never> => {
    note(why);
    const ended = running && ends.get(running);
    if (running) ends.delete(running);
    ended?.({ how: 'died' });
    yieldTurn();
    return new Promise<never>(() => {});
  };

  return {
    note,
    die,
    nowMs: () => timeMs,
    /** The clock of the task's machine. */
    clockOf: (task: Task) => () => new Date(timeMs + task.skewMs),
    /** Who has the turn; undefined outside of a run. */
    running: () => running,

    start<T>({ kind, about = '', inMs = 0, skewMs = 0, timeoutMs, work, ended = () => {} }: NewTask<T>): void {
      const beginsMs = timeMs + inMs;
      const endsAtMs = timeoutMs === undefined ? Number.POSITIVE_INFINITY : beginsMs + timeoutMs;
      const task: Task = { kind, about, skewMs, endsAtMs, step: '' };
      ends.set(task, ended);
      const take = (): void => {
        work(task)
          .then<End<T>, End<T>>(
            (result) => ({ how: 'done', result }),
            (error: unknown) => ({ how: 'threw', error }),
          )
          .then((end) => {
            ended(end);
            yieldTurn();
          });
      };
      enter({ atMs: beginsMs, task, take });
    },

    /** Lets others have their turns until `ms` later. A task whose time is over by then dies at its time. */
    pass(ms: number): Promise<void> {
      const task = running;
      if (!task) throw new Error('time passes for tasks alone');
      return new Promise((resolve) => {
        const take = (): void => {
          if (!ends.has(task)) yieldTurn();
          else if (timeMs >= task.endsAtMs) void die('ended: out of time');
          else resolve();
        };
        enter({ atMs: Math.min(timeMs + ms, task.endsAtMs), task, take });
        yieldTurn();
      });
    },

    /** Does all `works` of the running task side by side, each of which may wait; goes on when the last one has ended. */
    together<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
      const task = running;
      if (!task) throw new Error('time passes for tasks alone');
      const results: T[] = [];
      let left = works.length;
      return new Promise((resolve, reject) => {
        for (const [at, work] of works.entries()) {
          const take = (): void => {
            if (!ends.has(task)) return void yieldTurn();
            work().then((result) => {
              results[at] = result;
              left--;
              if (left === 0) resolve(results);
              else yieldTurn();
            }, reject);
          };
          enter({ atMs: timeMs, task, take });
        }
        yieldTurn();
      });
    },

    /** Gives turns until there are none, or `isOver` says so between two. */
    async run(isOver: () => boolean = () => false): Promise<void> {
      for (let turn = agenda.shift(); turn; turn = agenda.shift()) {
        const { atMs, task, take } = turn;
        timeMs = Math.max(timeMs, atMs);
        running = task;
        await new Promise<void>((resolve) => {
          yieldTurn = resolve;
          take();
        });
        running = undefined;
        if (isOver()) return;
      }
    },

    /** What has happened, line by line, and its SHA-256. */
    trace: () => ({ lines, sha256: hash.copy().digest('hex') }),
  };
}
