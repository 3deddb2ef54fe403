/** Errors for the log: no message of another's, which may quote what it was given. */

/** An error for the log: its kind and place. Messages of others may quote what they were given, so they stay out. */
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
