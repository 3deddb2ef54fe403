/** Describes errors for the log without third-party messages. */

/** Returns an error's kind and location. Messages may quote their input, so they are left out. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return {
    kind: error.name,
    http_status: $metadata?.httpStatusCode,
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
}
