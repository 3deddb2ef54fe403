/** Wakes receives that wait for a queue's next message. */

import { EventEmitter, once } from 'node:events';

/** Who waits for which queue. */
export interface Arrivals {
  /** A message of the queue is visible now, or will be at another time than before. */
  announce: (queueName: string) => void;
  /** Waits for an announcement, the time limit or the signal, whichever comes first; never throws. */
  wait: (queueName: string, limitMs: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Opens the waiting room.
 *
 * @returns The arrivals.
 */
export function openArrivals(): Arrivals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: (queueName) => void emitter.emit(eventOf(queueName)),
    wait: async (queueName, limitMs, signal) => {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), limitMs);
      try {
        await once(emitter, eventOf(queueName), { signal: AbortSignal.any([signal, limit.signal]) });
      } catch {
        // The limit or the caller ended the wait: the queue is looked at once more, or not at all.
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A queue may be called `error`, which is an event of its own kind. */
function eventOf(queueName: string): string {
  return `queue ${queueName}`;
}
