/** Wakes receives that wait for the next message of a queue. */

import { EventEmitter, once } from 'node:events';

/** Notifications between senders and waiting receivers. */
export interface Arrivals {
  /** Call when a message becomes visible, or when the time at which it will be visible changes. */
  announce: (queueName: string) => void;
  /** Waits for an announcement, the time limit or the signal, whichever is first. Never throws. */
  wait: (queueName: string, limitMs: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Creates the notifications.
 *
 * @returns The notifications.
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
        // The limit or the signal ended the wait. The caller checks which.
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The event's name is prefixed because EventEmitter treats `error` specially, and a queue may have that name. */
function eventOf(queueName: string): string {
  return `queue ${queueName}`;
}
