/** How long something was at work: the time in which at least one piece of it was under way. */

export interface BusyTime {
  /** Runs `work`, and counts the time that it takes once, however many run beside it. */
  during<R>(work: () => Promise<R>): Promise<R>;
  /** Milliseconds so far. */
  spentMs(): number;
}

/** Counts from nothing. */
export function busyTime(clock: () => number = () => performance.now()): BusyTime {
  let underWay = 0;
  let began = 0;
  let before = 0;
  return {
    during: async (work) => {
      if (underWay++ === 0) began = clock();
      try {
        return await work();
      } finally {
        if (--underWay === 0) before += clock() - began;
      }
    },
    spentMs: () => before + (underWay === 0 ? 0 : clock() - began),
  };
}
