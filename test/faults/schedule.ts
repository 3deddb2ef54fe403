/** What EventBridge does for a simulated run: calls functions every minute. */
import type { Simulation, Task } from './simulation.ts';

const everyMs = 60_000;

export interface Scheduled {
  kind: string;
  timeoutMs: number;
  work: (task: Task) => Promise<void>;
}

export interface ScheduleOptions {
  sim: Simulation;
  skewMs: () => number;
  threw: (error: unknown) => void;
  /** The schedule ends when it does not. */
  goesOn: () => boolean;
  /** Called every minute beside the functions. */
  everyMinute: () => void;
}

/** Calls the functions every minute, from now on; while a call of one lasts, it is not called again. */
export function openSchedule(functions: readonly Scheduled[], options: ScheduleOptions): void {
  const { sim, skewMs, threw, goesOn, everyMinute } = options;
  const busy = new Set<string>();
  const tick = (): void => {
    if (!goesOn()) return;
    sim.start({ kind: 'lambda tick', inMs: everyMs, work: async () => tick() });
    everyMinute();
    for (const { kind, timeoutMs, work } of functions) {
      if (busy.has(kind)) continue;
      busy.add(kind);
      sim.start({
        ...{ kind, timeoutMs, work, skewMs: skewMs() },
        ended: (end) => {
          busy.delete(kind);
          if (end.how === 'threw') threw(end.error);
        },
      });
    }
  };
  tick();
}
