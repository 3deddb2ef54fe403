/** A mistake in the call of a command: told without a stack, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
