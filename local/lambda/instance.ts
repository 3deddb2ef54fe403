/** One instance of a function: a worker thread that handles one event at a time. */

import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { codeOf } from '../startup-error.ts';
import type { FunctionLog } from './function-log.ts';
import type {
  FunctionError,
  InstanceMessage,
  InstanceSettings,
  InvocationOutcome,
  InvocationRequest,
} from './protocol.ts';

/** A running instance. */
export interface Instance {
  /** Resolves once the bundle is loaded, or with the error if loading failed. */
  ready: Promise<FunctionError | undefined>;
  /** Handles one event. The instance is lost if it times out or crashes. Never throws. */
  invoke: (request: { requestId: string; payload: string; timeoutMs: number }) => Promise<InvocationOutcome>;
  isLost: () => boolean;
  stop: () => Promise<void>;
}

/** Lambda allows 10 s. Two busy cores may need longer to load several bundles at once. */
const loadTimeoutMs = 30_000;

const ErrorCopy = z.object({ name: z.string(), message: z.string(), stack: z.string().default('') });

/**
 * Starts an instance.
 *
 * @param settings The bundle and the function's identity.
 * @param environment Its whole `process.env`.
 * @param log The log for its output.
 * @returns The instance, loading.
 */
export function startInstance(
  settings: InstanceSettings,
  environment: Readonly<Record<string, string>>,
  log: FunctionLog,
): Instance {
  const worker = new Worker(new URL('./runtime.ts', import.meta.url), {
    workerData: settings,
    env: { ...environment },
    stdout: true,
    stderr: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb },
  });
  for (const stream of [worker.stdout, worker.stderr]) stream.setEncoding('utf8').on('data', log.write);

  let lost: FunctionError | undefined;
  let settleLoad: (error?: FunctionError) => void = () => {};
  let settleInvocation: (outcome: InvocationOutcome) => void = () => {};
  const ready = new Promise<FunctionError | undefined>((resolve) => {
    settleLoad = resolve;
  });
  const lose = (error: FunctionError): void => {
    if (lost !== undefined) return;
    lost = error;
    log.write(`${JSON.stringify({ level: 'ERROR', ...error })}\n`);
    void worker.terminate();
    settleLoad(error);
    settleInvocation({ ok: false, error });
  };
  const loadTimer = setTimeout(
    () => lose({ errorType: 'Sandbox.Timedout', errorMessage: 'the bundle was not loaded in time' }),
    loadTimeoutMs,
  );
  void ready.then(() => clearTimeout(loadTimer));

  worker.on('message', (message: InstanceMessage) => {
    if (message.kind === 'ready') settleLoad();
    else if (message.kind === 'not-loaded') lose(message.error);
    else settleInvocation(message.outcome);
  });
  worker.on('error', (error: unknown) => lose(crash(error)));
  worker.on('exit', (code) =>
    lose({ errorType: 'Runtime.ExitError', errorMessage: `the runtime exited with code ${code}` }),
  );

  return {
    ready,
    isLost: () => lost !== undefined,
    invoke: async ({ requestId, payload, timeoutMs }) => {
      const error = await ready;
      if (error !== undefined) return { ok: false, error };
      const seconds = (timeoutMs / 1_000).toFixed(2);
      const timeout = { errorType: 'Sandbox.Timedout', errorMessage: `Task timed out after ${seconds} seconds` };
      const timer = setTimeout(() => lose(timeout), timeoutMs);
      const outcome = await new Promise<InvocationOutcome>((resolve) => {
        settleInvocation = resolve;
        if (lost !== undefined) resolve({ ok: false, error: lost });
        const request: InvocationRequest = { requestId, payload, deadlineMs: Date.now() + timeoutMs };
        worker.postMessage(request);
      });
      clearTimeout(timer);
      if (!outcome.ok) log.write(`${JSON.stringify({ level: 'ERROR', requestId, ...outcome.error })}\n`);
      return outcome;
    },
    stop: async () => {
      lost ??= { errorType: 'Runtime.Stopped', errorMessage: 'the service is stopping' };
      settleLoad(lost);
      settleInvocation({ ok: false, error: lost });
      await worker.terminate();
    },
  };
}

/** Converts an uncaught error, an unhandled rejection or a full heap into the error that the invoker receives. */
function crash(error: unknown): FunctionError {
  if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { errorType: 'Runtime.OutOfMemory', errorMessage: 'the function ran out of memory' };
  }
  // The error of a thread arrives as a copy, which may not be an instance of this thread's Error.
  const copy = ErrorCopy.safeParse(error);
  if (!copy.success) return { errorType: 'Runtime.Unknown', errorMessage: String(error) };
  const { name, message, stack } = copy.data;
  return { errorType: name, errorMessage: message, trace: stack.split('\n') };
}
