/** Measures busy time: the time during which at least one piece of work was running. */

export interface BusyTime {
  /** Runs `work` and counts its time; overlapping work is counted once. */
  during<R>(work: () => Promise<R>): Promise<R>;
  /** Milliseconds so far. */
  spentMs(): number;
}

/** Starts at 0. */
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
