/** The instances of one function: started on demand up to a limit, kept warm, and stopped when idle. */

import { randomUUID } from 'node:crypto';
import type { Instance } from './instance.ts';
import type { InvocationOutcome } from './protocol.ts';

/** Settings of a pool. */
export interface PoolOptions {
  start: () => Instance;
  timeoutMs: number;
  maxInstances: number;
  idleMs: number;
}

/** Invokes one function. */
export interface Pool {
  /** Handles an event as soon as an instance is free, in call order. Never throws. */
  invoke: (payload: string) => Promise<InvocationOutcome>;
  stop: () => Promise<void>;
}

interface WaitingEvent {
  payload: string;
  resolve: (outcome: InvocationOutcome) => void;
}

const stoppedError: InvocationOutcome = {
  ok: false,
  error: { errorType: 'Runtime.Stopped', errorMessage: 'the service is stopping' },
};

/**
 * Opens a pool. The first instance starts with the first event.
 *
 * @param options How to start an instance, the limits, and the times in milliseconds.
 * @returns The pool.
 */
export function openPool({ start, timeoutMs, maxInstances, idleMs }: PoolOptions): Pool {
  const idle: { instance: Instance; sinceMs: number }[] = [];
  const instances = new Set<Instance>();
  const waiting: WaitingEvent[] = [];
  let isStarting = false;
  let stopped = false;

  /**
   * Assigns waiting events to idle instances, the most recently used first, so that the others become idle long enough
   * to stop. If none is idle, one more is started. Events stay in the queue meanwhile, as a busy instance may be free
   * sooner.
   */
  function dispatch(): void {
    while (waiting.length > 0) {
      const instance = popIdle();
      if (instance === undefined) break;
      const event = waiting.shift();
      if (event !== undefined) void run(instance, event);
    }
    // One at a time: concurrent starts slow down each other and the busy instances.
    if (waiting.length > 0 && instances.size < maxInstances && !isStarting && !stopped) void startOne();
  }
  /** Skips instances that have crashed since their last event. */
  function popIdle(): Instance | undefined {
    for (let entry = idle.pop(); entry !== undefined; entry = idle.pop()) {
      if (!entry.instance.isLost()) return entry.instance;
      instances.delete(entry.instance);
    }
    return undefined;
  }
  async function startOne(): Promise<void> {
    isStarting = true;
    const instance = start();
    instances.add(instance);
    const error = await instance.ready;
    isStarting = false;
    if (error === undefined) idle.push({ instance, sinceMs: Date.now() });
    else {
      instances.delete(instance);
      waiting.shift()?.resolve({ ok: false, error });
    }
    dispatch();
  }
  async function run(instance: Instance, event: WaitingEvent): Promise<void> {
    event.resolve(await instance.invoke({ requestId: randomUUID(), payload: event.payload, timeoutMs }));
    if (instance.isLost()) instances.delete(instance);
    else idle.push({ instance, sinceMs: Date.now() });
    dispatch();
  }
  const sweep = setInterval(
    () => {
      // Also removes instances that crashed while idle.
      for (const entry of [...idle]) {
        if (!entry.instance.isLost() && Date.now() - entry.sinceMs < idleMs) continue;
        idle.splice(idle.indexOf(entry), 1);
        instances.delete(entry.instance);
        void entry.instance.stop();
      }
    },
    Math.min(idleMs, 30_000),
  );
  sweep.unref();

  return {
    invoke: (payload) =>
      new Promise((resolve) => {
        if (stopped) return resolve(stoppedError);
        waiting.push({ payload, resolve });
        dispatch();
      }),
    stop: async () => {
      stopped = true;
      clearInterval(sweep);
      for (const { resolve } of waiting.splice(0)) resolve(stoppedError);
      await Promise.all([...instances].map((instance) => instance.stop()));
    },
  };
}
