/** What the commands have in common: the account and the service they work on, and how a mistake is told. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { localAccountId } from '../local/page/local-user.ts';
import { deployedTarget, localTarget, type Target } from './target.ts';
import { UsageError } from './usage-error.ts';

/** `--account` and `--stage`, as every command takes them. */
export const targetOptions = { account: { type: 'string' }, stage: { type: 'string' } } as const;

const accountId = z
  .string()
  .regex(/^[\p{L}\p{N}._@-]{1,64}$/u, '--account must be 1 to 64 letters, digits and . _ @ -');

/** The value as `schema` has it. Throws a UsageError with the schema's words. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'not a valid value');
  return parsed.data;
}

/** The account that is named, or that of the dashboard's user on this machine. Throws a UsageError when a stage is named without one. */
export function accountArgument({ account, stage }: { account?: string; stage?: string }): string {
  if (stage !== undefined && account === undefined) throw new UsageError('--stage needs --account');
  return parse(accountId, account ?? localAccountId);
}

/** The deployed stage that is named, or the service that runs here. Throws with a sentence when there is none. */
export function targetOf({ stage }: { stage?: string }): Promise<Target> {
  return stage === undefined
    ? localTarget(resolve(process.env.LOCAL_DIR ?? '.local'))
    : deployedTarget(parse(z.string().min(1), stage));
}

/** Runs a command: what goes wrong is a sentence, with exit code 2 when the call was at fault and 1 otherwise. */
export function runCommand(script: string, run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    const isMistake =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(error instanceof Error ? error.message : String(error));
    if (isMistake) console.error(`See: npm run ${script} -- --help`);
    process.exitCode = isMistake ? 2 : 1;
  });
}
