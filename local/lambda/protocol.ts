/** Messages between the service and a function's worker thread. Payloads are JSON text, as in Lambda. */

/** The settings that a worker thread starts with. */
export interface InstanceSettings {
  /** Absolute path of the bundle's module; `exportName` is the handler's export. */
  modulePath: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  logGroupName: string;
  /** Folder of V8's compile cache. */
  compileCacheFolder: string;
}

/** One invocation, as sent to the worker. */
export interface InvocationRequest {
  requestId: string;
  payload: string;
  /** When the function times out, in milliseconds since the epoch. */
  deadlineMs: number;
}

/** An error as Lambda reports it to the invoker. */
export interface FunctionError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/** The result of an invocation: the handler's response as JSON, or an error. */
export type InvocationOutcome = { ok: true; payload: string } | { ok: false; error: FunctionError };

/** Messages from the worker: it is ready, its module failed to load, or an invocation is done. */
export type InstanceMessage =
  | { kind: 'ready' }
  | { kind: 'not-loaded'; error: FunctionError }
  | { kind: 'done'; requestId: string; outcome: InvocationOutcome };
