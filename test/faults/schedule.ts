/** What EventBridge does for a simulated run: calls functions every minute. */
import type { Simulation, Task } from './simulation.ts';

const everyMs = 60_000;
const ticksPerLook = 5;

export interface Scheduled {
  kind: string;
  timeoutMs: number;
  work: (task: Task) => Promise<void>;
}

export interface ScheduleOptions {
  sim: Simulation;
  skewMs: () => number;
  threw: (error: unknown) => void;
  /** While it is silent nothing is called. */
  isSilent: () => boolean;
  /** The schedule ends when it does not. */
  goesOn: () => boolean;
  /** Has all queues looked at, every few minutes: what was hidden may be seen again. */
  lookAtAll: () => void;
}

/** Calls the functions every minute, from now on; while a call of one lasts, it is not called again. */
export function openSchedule(functions: readonly Scheduled[], options: ScheduleOptions): void {
  const { sim, skewMs, threw, goesOn, isSilent, lookAtAll } = options;
  const busy = new Set<string>();
  let ticks = 0;
  const tick = (): void => {
    if (!goesOn()) return;
    sim.start({ kind: 'lambda tick', inMs: everyMs, work: async () => tick() });
    if (++ticks % ticksPerLook === 0) lookAtAll();
    if (isSilent()) return;
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
