/** Meters of simulated traffic: how much in a second, and how many at once. */

/** Sums amounts by the second. */
export function rate(second: () => number) {
  const sums = new Map<number, number>();
  return {
    add(amount: number): void {
      sums.set(second(), (sums.get(second()) ?? 0) + amount);
    },
    /** The most in one second. */
    peak: (): number => [...sums.values()].reduce((most, sum) => Math.max(most, sum), 0),
    /** Over the seconds from the first to the last that had any. */
    mean(): number {
      if (sums.size === 0) return 0;
      const total = [...sums.values()].reduce((all, sum) => all + sum, 0);
      const seconds = [...sums.keys()];
      return total / (seconds.reduce((a, b) => Math.max(a, b)) - seconds.reduce((a, b) => Math.min(a, b)) + 1);
    },
  };
}

/** Counts what goes on at the same time. */
export function gauge() {
  let [running, most] = [0, 0];
  return {
    async during<T>(work: () => Promise<T>): Promise<T> {
      running++;
      most = Math.max(most, running);
      try {
        return await work();
      } finally {
        running--;
      }
    },
    peak: (): number => most,
  };
}
