/**
 * Runs in a function's worker thread: loads the bundle and calls its handler for one event at a time, like Lambda's
 * runtime.
 */

import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  FunctionError,
  InstanceMessage,
  InstanceSettings,
  InvocationOutcome,
  InvocationRequest,
} from './protocol.ts';

type Handler = (event: unknown, context: object) => unknown;

const settings: InstanceSettings = workerData;
const say = (message: InstanceMessage): void => parentPort?.postMessage(message);

try {
  const handler = await loadHandler();
  parentPort?.on('message', (request: InvocationRequest) => {
    void invoke(handler, request).then((outcome) => say({ kind: 'done', requestId: request.requestId, outcome }));
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'not-loaded', error: describeError(error) });
}

/** Loads the handler. The compile cache on disk halves the time of the next start. */
async function loadHandler(): Promise<Handler> {
  enableCompileCache(settings.compileCacheFolder);
  const bundle: Record<string, unknown> = await import(pathToFileURL(settings.modulePath).href);
  const handler = bundle[settings.exportName];
  if (typeof handler !== 'function') throw new Error(`the bundle has no function ${settings.exportName}`);
  flushCompileCache();
  return handler as Handler;
}

/** Calls the handler. Exceptions and results that cannot be written as JSON become errors of the outcome. */
async function invoke(
  handler: Handler,
  { requestId, payload, deadlineMs }: InvocationRequest,
): Promise<InvocationOutcome> {
  process.env._X_AMZN_TRACE_ID = traceId(requestId);
  const context = {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    logGroupName: settings.logGroupName,
    logStreamName: 'local',
    memoryLimitInMB: String(settings.memoryMb),
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - Date.now()),
  };
  try {
    const result = await handler(JSON.parse(payload), context);
    return { ok: true, payload: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    return { ok: false, error: describeError(error) };
  }
}

/** A trace id in the format that loggers read, marked as not sampled. */
function traceId(requestId: string): string {
  const digits = requestId.replaceAll('-', '');
  return `Root=1-${digits.slice(0, 8)}-${digits.slice(8)};Parent=${digits.slice(0, 16)};Sampled=0`;
}

function describeError(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}
