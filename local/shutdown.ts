/** Stops what was started, in reverse order. */

import { setTimeout as sleep } from 'node:timers/promises';

/** A list of shutdown steps. */
export interface Shutdown {
  /** Adds a step, which runs before the earlier ones. */
  onStop: (step: () => Promise<void>) => void;
  /** Waits for work to finish, but not beyond the limit. Ignores its errors. */
  within: (limitMs: number, work: Promise<unknown>) => Promise<void>;
  /** Runs all steps once. If steps fail, the others still run, and the first error is thrown at the end. */
  stop: () => Promise<void>;
}

/**
 * Opens an empty list of steps.
 *
 * @returns The list.
 */
export function openShutdown(): Shutdown {
  const steps: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  return {
    onStop: (step) => void steps.push(step),
    within: async (limitMs, work) => {
      await Promise.race([work.catch(() => {}), sleep(limitMs, undefined, { ref: false })]);
    },
    stop: () => {
      stopping ??= run();
      return stopping;
    },
  };
}
