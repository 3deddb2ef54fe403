/** The instances of one function: started on demand up to a cap, kept warm, ended when idle. */

import { randomUUID } from 'node:crypto';
import type { Instance } from './instance.ts';
import type { InvocationOutcome } from './protocol.ts';

/** What a pool is made for. */
export interface PoolOptions {
  start: () => Instance;
  timeoutMs: number;
  maxInstances: number;
  idleMs: number;
}

/** Invokes one function. */
export interface Pool {
  /** Handles an event as soon as an instance is free, in the order of calls. Never throws. */
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
 * Opens a pool; no instance is started before the first event.
 *
 * @param options How to start an instance, how many there may be, and their times in milliseconds.
 * @returns The pool.
 */
export function openPool({ start, timeoutMs, maxInstances, idleMs }: PoolOptions): Pool {
  const idle: { instance: Instance; sinceMs: number }[] = [];
  const instances = new Set<Instance>();
  const waiting: WaitingEvent[] = [];
  let isStarting = false;
  let stopped = false;

  /**
   * Gives waiting events to idle instances, the one used last first: the others grow cold. Where none is idle, one more is
   * started; the events stay in the queue meanwhile, because a busy instance may well be free before.
   */
  function dispatch(): void {
    while (waiting.length > 0) {
      const instance = popIdle();
      if (instance === undefined) break;
      const event = waiting.shift();
      if (event !== undefined) void run(instance, event);
    }
    // One at a time: starts side by side slow each other down, and the instances that are at work.
    if (waiting.length > 0 && instances.size < maxInstances && !isStarting && !stopped) void startOne();
  }
  /** Skips instances that crashed after their last event. */
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
      // A crash while idle is noticed here, too.
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
