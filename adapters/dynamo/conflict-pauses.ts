/** Pauses between tries of a transaction that conflicts with another one; the SDK does not retry these. */

/** Sources of randomness and time; tests replace them. */
export interface PauseDeps {
  random?: () => number;
  wait?: (ms: number) => Promise<void>;
  nowMs?: () => number;
}

/** The first pause is up to 25 ms, about two transactions; 200 callers on one item need pauses of up to 500 ms. */
const firstPauseMs = 25;
const maxPauseMs = 500;

/**
 * Creates pauses that double, with full jitter, within `budgetMs` from now.
 *
 * @returns a function that waits once and returns true, or returns false if the budget is spent.
 */
export function conflictPauses(
  budgetMs: number,
  { random = Math.random, wait = waitMs, nowMs = () => performance.now() }: PauseDeps = {},
): () => Promise<boolean> {
  const endsAtMs = nowMs() + budgetMs;
  let tries = 0;
  return async () => {
    const pauseMs = random() * Math.min(maxPauseMs, firstPauseMs * 2 ** tries++);
    if (nowMs() + pauseMs > endsAtMs) return false;
    await wait(pauseMs);
    return true;
  };
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
