/** Pauses between tries of a transaction that met another one on the same items; the SDK does not retry it. */

/** What pauses are made of; tests give their own. */
export interface PauseDeps {
  random?: () => number;
  wait?: (ms: number) => Promise<void>;
  nowMs?: () => number;
}

/** The first pause is up to 25 ms, about two transactions; 200 callers on one item need pauses of up to 500 ms. */
const firstPauseMs = 25;
const maxPauseMs = 500;

/**
 * Pauses that double, with full jitter, within `budgetMs` from now.
 *
 * @returns waits once and answers true, or answers false when the budget is spent.
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
