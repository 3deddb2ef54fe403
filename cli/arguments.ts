/** Shared by the operator commands: the account and service to work on, and how errors are reported. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { localAccountId } from '../local/page/local-user.ts';
import { deployedTarget, localTarget, type Target } from './target.ts';
import { printable } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The options `--account` and `--stage` of every command. */
export const targetOptions = { account: { type: 'string' }, stage: { type: 'string' } } as const;

const accountId = z
  .string()
  .regex(/^[\p{L}\p{N}._@-]{1,64}$/u, '--account must be 1 to 64 letters, digits and . _ @ -');

/** The option `--limit` of lists. */
export const listLimit = z
  .string()
  .regex(/^[1-9]\d{0,3}$/u, '--limit must be a whole number from 1 to 1000')
  .transform(Number)
  .refine((count) => count <= 1000, '--limit must be a whole number from 1 to 1000');

/** Parses a value. @throws UsageError with the schema's message */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'not a valid value');
  return parsed.data;
}

/**
 * The given account, by default that of the local dashboard's user. @throws UsageError for a stage without an account
 */
export function accountArgument({ account, stage }: { account?: string; stage?: string }): string {
  if (stage !== undefined && account === undefined) throw new UsageError('--stage needs --account');
  return parse(accountId, account ?? localAccountId);
}

/**
 * The given deployed stage, by default the service on this machine. @throws Error with a readable message if there is
 * none
 */
export function targetOf({ stage }: { stage?: string }): Promise<Target> {
  return stage === undefined
    ? localTarget(resolve(process.env.LOCAL_DIR ?? '.local'))
    : deployedTarget(parse(z.string().min(1), stage));
}

/** Runs a command and prints errors as messages. The exit code is 2 for a mistake in the call, otherwise 1. */
export function runCommand(script: string, run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    const isMistake =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(printable(error instanceof Error ? error.message : String(error)));
    if (isMistake) console.error(`See: npm run ${script} -- --help`);
    process.exitCode = isMistake ? 2 : 1;
  });
}
