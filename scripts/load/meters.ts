/** Meters of simulated traffic: amounts per second, and concurrency. */

/** Sums amounts per second. */
export function rate(second: () => number) {
  const sums = new Map<number, number>();
  return {
    add(amount: number): void {
      sums.set(second(), (sums.get(second()) ?? 0) + amount);
    },
    /** The highest sum of one second. */
    peak: (): number => [...sums.values()].reduce((most, sum) => Math.max(most, sum), 0),
    /** The mean from the first to the last second with an amount. */
    mean(): number {
      if (sums.size === 0) return 0;
      const total = [...sums.values()].reduce((all, sum) => all + sum, 0);
      const seconds = [...sums.keys()];
      return total / (seconds.reduce((a, b) => Math.max(a, b)) - seconds.reduce((a, b) => Math.min(a, b)) + 1);
    },
  };
}

/** Counts concurrent work. */
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
