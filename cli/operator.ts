/** Who runs an operator's command, and the record of it: without the record, no command runs. */
import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { documentClient } from '../adapters/dynamo/client.ts';
import { dynamoOperatorTrail } from '../adapters/dynamo/operator/operator-trail.ts';
import { recordOperator } from '../core/accounts/operator-trail.ts';
import { targetOf } from './arguments.ts';
import type { Target } from './target.ts';

/** What a command is about to do. */
export interface Operation {
  /** Command and subcommand: `keys revoke`. */
  command: string;
  /** The account that it is about. */
  subject: string;
  /** What else it names, which is no secret. */
  detail?: string | undefined;
}

/**
 * The given stage or the service here, once the command stands in the trail of operators.
 *
 * @throws Error with a readable message if there is no such service
 */
export async function targetFor(options: { stage?: string }, operation: Operation): Promise<Target> {
  const target = await targetOf(options);
  await recordCommand(target, operation);
  return target;
}

async function recordCommand(
  { client, tables }: Pick<Target, 'client' | 'tables'>,
  { command, subject, detail }: Operation,
): Promise<void> {
  const documents = documentClient(client);
  // Not a secret: the id that CloudTrail gives with the principal. The local service's key says nothing.
  const { accessKeyId } = client.endpoint === undefined ? await documents.config.credentials() : {};
  await recordOperator(
    {
      ...{ command, subject, ...(detail === undefined ? {} : { detail }) },
      who: `${userInfo().username}@${hostname()}`,
      ...(accessKeyId === undefined ? {} : { accessKeyId }),
    },
    { trail: dynamoOperatorTrail(documents, tables.activity), now: () => new Date(), newId: randomUUID },
  );
}
