/** Ends what was started, last first. */

import { setTimeout as sleep } from 'node:timers/promises';

/** The steps of an end. */
export interface Shutdown {
  /** Adds a step, to run before those that are there already. */
  onStop: (step: () => Promise<void>) => void;
  /** Waits for some work, but no longer than the limit. */
  within: (limitMs: number, work: Promise<unknown>) => Promise<void>;
  /** Runs all steps, once; a step that fails does not keep the others from running, and its error is thrown at the end. */
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
