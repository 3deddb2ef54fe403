/** The trail of operators: who ran which command on which account, and when. Kept apart from the accounts' own trails. */
import { short, trailDays } from './trail.ts';

/** One use of an operator's command. It holds no secret, and outlives the account that it is about. */
export interface OperatorEntry {
  entry_id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The user and machine that ran the command. */
  who: string;
  /** The id of the AWS access key, by which CloudTrail knows the principal; absent on one machine. */
  aws_access_key_id?: string;
  /** Command and subcommand: `keys revoke`. */
  command: string;
  /** The account that it is about. */
  subject: string;
  /** What else the command names: a key's id, a plan, a delivery's id. */
  detail?: string;
}

/** Stores entries for `operatorTrailDays`. */
export interface OperatorTrail {
  add(entry: OperatorEntry): Promise<void>;
  /** The newest entries first. */
  list(query: { limit: number }): Promise<OperatorEntry[]>;
}

/** The command that erases an account; the trail proves the erasure. */
export const eraseCommand = 'accounts erase';

/** The accounts whose erasure the entries record after `at`, each once. */
export function erasedSince(entries: readonly OperatorEntry[], at: Date): string[] {
  const erased = entries.filter((entry) => entry.command === eraseCommand && Date.parse(entry.at) > at.getTime());
  return [...new Set(erased.map(({ subject }) => subject))];
}

/** As long as the accounts' own trails. */
export const operatorTrailDays = trailDays;

/**
 * Records that a command is about to run.
 *
 * @throws if it cannot be recorded; the command must not run then.
 */
export async function recordOperator(
  {
    who,
    accessKeyId,
    command,
    subject,
    detail,
  }: {
    who: string;
    accessKeyId?: string;
    command: string;
    subject: string;
    detail?: string;
  },
  { trail, now, newId }: { trail: Pick<OperatorTrail, 'add'>; now: () => Date; newId: () => string },
): Promise<void> {
  await trail.add({
    entry_id: newId(),
    at: now().toISOString(),
    who: short(who),
    ...(accessKeyId === undefined ? {} : { aws_access_key_id: short(accessKeyId) }),
    command,
    subject,
    ...(detail === undefined ? {} : { detail: short(detail) }),
  });
}
