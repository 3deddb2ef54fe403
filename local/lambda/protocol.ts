/** What the service and a function's worker thread say to each other. Payloads travel as JSON text, as with Lambda. */

/** What a worker thread is started with. */
export interface InstanceSettings {
  /** The bundle's module, absolute, and the export that is the handler. */
  modulePath: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  logGroupName: string;
  /** Where V8's compiled code is kept. */
  compileCacheFolder: string;
}

/** One invocation, on its way to the worker. */
export interface InvocationRequest {
  requestId: string;
  payload: string;
  /** When the function's time is over, milliseconds since the epoch. */
  deadlineMs: number;
}

/** An error as Lambda reports it to the invoker. */
export interface FunctionError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/** How an invocation ended: the handler's answer as JSON, or an error. */
export type InvocationOutcome = { ok: true; payload: string } | { ok: false; error: FunctionError };

/** What the worker says: it is ready, its module could not be loaded, or one invocation has ended. */
export type InstanceMessage =
  | { kind: 'ready' }
  | { kind: 'not-loaded'; error: FunctionError }
  | { kind: 'done'; requestId: string; outcome: InvocationOutcome };
