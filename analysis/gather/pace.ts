/** Reports the progress of a run to its caller in order, and stops the run at the deadline. */
import type { AnalyzeOptions, Progress } from './order.ts';

/** The deadline passed. Stays inside the engine: `analyze` turns it into an outcome. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

export interface Pace {
  /**
   * Reports to the caller and waits, one report at a time.
   * @throws if the caller rejects or the deadline has passed
   */
  report(progress: Progress): Promise<void>;
  /**
   * Runs `work`.
   * @throws DeadlinePassed as soon as the deadline passes
   */
  withinDeadline<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates the pace of one run. */
export function paceOf({ onProgress, signal }: Pick<AnalyzeOptions, 'onProgress' | 'signal'>): Pace {
  let last: Promise<void> = Promise.resolve();
  const check = () => {
    if (signal?.aborted === true) throw new DeadlinePassed();
  };
  return {
    report: (progress) => {
      // Several pages may arrive at once, but the caller renews a lease here, which must not run concurrently. After a
      // rejection the chain stays rejected, so a run that has ended reports nothing more.
      last = last.then(async () => {
        check();
        await onProgress?.(progress);
        check();
      });
      return last;
    },
    withinDeadline: async (work) => {
      check();
      return await beforeAbort(work(), signal);
    },
  };
}

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(new DeadlinePassed());
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
