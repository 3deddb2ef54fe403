/** Keeps a run in step with its caller: reports progress in order, and stops at the deadline. */
import type { AnalyzeOptions, Progress } from './order.ts';

/** The deadline passed. Stays inside the engine: `analyze` turns it into an outcome. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

export interface Pace {
  /** Tells the caller and waits for its answer, one report at a time; throws when it refuses or time is up. */
  report(progress: Progress): Promise<void>;
  /** `work`, or `DeadlinePassed` as soon as the deadline is. */
  withinDeadline<T>(work: () => Promise<T>): Promise<T>;
}

/** The pace of one run. */
export function paceOf({ onProgress, signal }: Pick<AnalyzeOptions, 'onProgress' | 'signal'>): Pace {
  let last: Promise<void> = Promise.resolve();
  const check = () => {
    if (signal?.aborted === true) throw new DeadlinePassed();
  };
  return {
    report: (progress) => {
      // Pages arrive together; the caller renews a lease here, which must not happen twice at once. After a refusal
      // the chain stays broken: nobody is told of a run that has ended.
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
