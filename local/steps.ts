/** Reports the steps of a start and how long each took. */

/** Runs steps one after the other and reports each. */
export interface Steps {
  /** Runs a step; reports its name when it begins, and its seconds when it ends. What it throws is thrown. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Seconds since the first step, as text. */
  total: () => string;
}

/**
 * Opens the report of a start.
 *
 * @param count How many steps there will be.
 * @param options `say` receives two lines for each step; `nowMs` is a clock in milliseconds.
 * @returns The steps.
 */
export function openSteps(count: number, { say, nowMs }: { say: (line: string) => void; nowMs: () => number }): Steps {
  const startedMs = nowMs();
  let done = 0;
  return {
    run: async (name, work) => {
      const begunMs = nowMs();
      const at = `${done + 1}/${count} ${name}`;
      say(`${at} ...`);
      const result = await work();
      done++;
      say(`${at}: ready (${secondsText(nowMs() - begunMs)})`);
      return result;
    },
    total: () => secondsText(nowMs() - startedMs),
  };
}

/** `0.3 s` or `48 s`: tenths only below ten seconds. */
function secondsText(ms: number): string {
  const seconds = ms / 1_000;
  return `${seconds < 9.95 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
