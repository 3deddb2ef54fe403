/** `npm run keys`: the operator's command for API keys and plans, against the local service or a deployed stage. */
import { randomBytes, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { planNames } from '../core/accounts/plans.ts';
import type { ApiKey } from '../core/api-keys/api-key.ts';
import { createApiKey, type KeyManagement, setAccountPlan } from '../core/api-keys/manage-api-keys.ts';
import { parseExpiry } from './expiry.ts';
import { deployedTarget, localTarget, type Target } from './target.ts';
import { UsageError } from './usage-error.ts';

const help = `Makes, lists and revokes API keys, and sets the plan of an account.

Usage
  npm run keys -- create --name <name> [--account <id>] [--plan <plan>] [--expires <time>]
  npm run keys -- list [--account <id>] [--json]
  npm run keys -- revoke <key_id> [--account <id>]
  npm run keys -- plan <plan> [--account <id>]

Options
  --account <id>    whose keys: letters, digits and . _ @ - (default: "local"; required with --stage)
  --name <name>     what the key is for, 1 to 100 characters
  --plan <plan>     ${planNames.join(' | ')}: plan of an account that is made with its first key (default: free)
  --expires <time>  a date (2027-01-31), an ISO 8601 time, or days from now (90d)
  --stage <stage>   a deployed stage; AWS credentials and region come from the standard chain
                    (AWS_PROFILE, AWS_REGION, …). Without it: the service that npm start runs here (LOCAL_DIR)
  --json            list as JSON
  --help            this text

A key is shown once, when it is made. A revoked key is refused from the next request on.
`;

const accountId = z
  .string()
  .regex(/^[\p{L}\p{N}._@-]{1,64}$/u, '--account must be 1 to 64 letters, digits and . _ @ -');
const keyName = z
  .string({ error: 'create needs --name: what the key is for' })
  .trim()
  .regex(/^[^\p{Cc}]{1,100}$/u, '--name must be 1 to 100 characters without control characters');
const planName = z.enum(planNames, { error: `the plan must be one of: ${planNames.join(', ')}` });

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'not a valid value');
  return parsed.data;
}

function row({ key_id, start, status, plan, name, created_at, expires_at = 'never' }: ApiKey): string {
  return [
    key_id,
    `${start}…`,
    status.padEnd(7),
    plan.padEnd(7),
    `created ${created_at}`,
    `expires ${expires_at}`,
    name,
  ].join('  ');
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      name: { type: 'string' },
      plan: { type: 'string' },
      expires: { type: 'string' },
      stage: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, argument, ...rest] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(help);
    if (!values.help) process.exitCode = 2;
    return;
  }
  if (rest.length > 0) throw new UsageError(`what is "${rest[0]}"? See --help`);
  if (values.stage !== undefined && values.account === undefined) throw new UsageError('--stage needs --account');
  const account = parse(accountId, values.account ?? 'local');
  const target = (): Promise<Target> =>
    values.stage === undefined
      ? localTarget(resolve(process.env.LOCAL_DIR ?? '.local'))
      : deployedTarget(parse(z.string().min(1), values.stage));

  switch (command) {
    case 'create': {
      const order = {
        accountId: account,
        name: parse(keyName, values.name),
        ...(values.plan === undefined ? {} : { plan: parse(planName, values.plan) }),
        ...(values.expires === undefined ? {} : { expiresAt: parseExpiry(values.expires, new Date()) }),
      };
      const { environment, ...found } = await target();
      const { key, stored } = await createApiKey({ ...order, environment }, management(found));
      if (values.plan !== undefined && stored.plan !== values.plan) {
        console.error(
          `Account ${account} is there already, on plan ${stored.plan}; change it with: npm run keys -- plan ${values.plan}`,
        );
      }
      console.error(`Key ${stored.key_id} of account ${account} (plan ${stored.plan}). It is shown this once:`);
      console.log(key);
      return;
    }
    case 'list': {
      const keys = await management(await target()).apiKeys.list(account);
      if (values.json)
        console.log(
          JSON.stringify(
            keys.map(({ key_hash: _, ...key }) => key),
            null,
            2,
          ),
        );
      else if (keys.length === 0) console.error(`Account ${account} has no keys.`);
      else for (const key of keys) console.log(row(key));
      return;
    }
    case 'revoke': {
      if (!argument) throw new UsageError('revoke needs the id of a key; see: npm run keys -- list');
      const { apiKeys } = management(await target());
      if (!(await apiKeys.revoke(account, argument, new Date().toISOString()))) {
        throw new UsageError(
          `account ${account} has no key ${argument}; see: npm run keys -- list --account ${account}`,
        );
      }
      console.error(`Key ${argument} is revoked.`);
      return;
    }
    case 'plan': {
      const plan = parse(planName, argument);
      if (!(await setAccountPlan(account, plan, management(await target())))) {
        throw new UsageError(`there is no account ${account}; it is made with its first key`);
      }
      console.error(`Account ${account} is on plan ${plan}.`);
      return;
    }
    default:
      throw new UsageError(`there is no command "${command}"; see --help`);
  }
}

function management({ client, tables }: Pick<Target, 'client' | 'tables'>): KeyManagement {
  const documents = documentClient(client);
  return {
    accounts: dynamoAccountStore(documents, tables.accounts),
    apiKeys: dynamoApiKeyStore(documents, tables.apiKeys),
    now: () => new Date(),
    randomBytes,
    newId: randomUUID,
  };
}

run().catch((error: unknown) => {
  const isMistake =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(error instanceof Error ? error.message : String(error));
  if (isMistake) console.error('See: npm run keys -- --help');
  process.exitCode = isMistake ? 2 : 1;
});
