/** The current time, updated often enough for texts with minutes. */
import { useSyncExternalStore } from 'react';

const everyMs = 15_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

// One timer serves all times on the page.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const tell of listeners) tell();
  }, everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
