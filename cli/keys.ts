/** `npm run keys`: the operator's command for API keys and plans, against the local service or a deployed stage. */
import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoTrail } from '../adapters/dynamo/activity.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { planNames } from '../core/accounts/plans.ts';
import { type RecordAction, recordFor } from '../core/accounts/trail.ts';
import type { ApiKey } from '../core/api-keys/api-key.ts';
import { createApiKey, type KeyManagement, setAccountPlan } from '../core/api-keys/manage-api-keys.ts';
import type { Webhook } from '../core/webhooks/webhook.ts';
import { accountArgument, parse, runCommand, targetOptions } from './arguments.ts';
import { parseExpiry } from './expiry.ts';
import { keyName, planName } from './keys/options.ts';
import { targetFor } from './operator.ts';
import type { Target } from './target.ts';
import { printableJson } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import {
  changeWebhook,
  checkedUrl,
  checkWanted,
  giveWebhook,
  webhookAction,
  webhookFields,
  webhookManagement,
  webhookOptions,
  webhookWords,
} from './webhook.ts';

const help = `Makes, lists and revokes API keys, gives them webhooks, and sets the plan of an account.

Usage
  npm run keys -- create --name <name> [--test] [--account <id>] [--plan <plan>] [--expires <time>] [--webhook <url>]
  npm run keys -- list [--account <id>] [--json]
  npm run keys -- revoke <key_id> [--account <id>]
  npm run keys -- webhook <key_id> --url <url> | --none | --rotate-secret | --enable [--account <id>]
  npm run keys -- plan <plan> [--account <id>]

Options
  --account <id>    whose keys: letters, digits and . _ @ - (default: the dashboard's on this machine; required with --stage)
  --name <name>     what the key is for, 1 to 80 characters
  --test            a test key: its audits run over recorded markets and count in no quota
  --plan <plan>     ${planNames.join(' | ')}: plan of an account that is made with its first key (default: free)
  --expires <time>  a date (2027-01-31), an ISO 8601 time, or days from now (90d)
  --webhook <url>   where the end of the key's audits is told: https, or here http://127.0.0.1:…
  --url <url>       the same for a key that is there; another address keeps the secret
  --none            takes the key's webhook away
  --rotate-secret   makes a new secret; the old one signs beside it for a day
  --enable          switches on again a webhook that was disabled because it failed
  --stage <stage>   a deployed stage; AWS credentials and region come from the standard chain
                    (AWS_PROFILE, AWS_REGION, …). Without it: the service that npm start runs here (LOCAL_DIR)
  --json            list as JSON
  --help            this text

A key and the secret of a webhook are shown once, when they are made. A revoked key is refused from the next request on.
`;

function row(
  { key_id, start, status, plan, name, created_at, expires_at = 'never' }: ApiKey,
  webhook: Webhook | undefined,
): string {
  return [
    key_id,
    `${start}…`,
    status.padEnd(7),
    plan.padEnd(7),
    `created ${created_at}`,
    `expires ${expires_at}`,
    name,
    ...webhookWords(webhook),
  ].join('  ');
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...targetOptions,
      ...webhookOptions,
      webhook: { type: 'string' },
      name: { type: 'string' },
      plan: { type: 'string' },
      expires: { type: 'string' },
      test: { type: 'boolean' },
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
  const account = accountArgument(values);
  const detail = argument ?? values.name;
  const target = () => targetFor(values, { command: `keys ${command}`, subject: account, detail });

  switch (command) {
    case 'create': {
      const order = {
        accountId: account,
        name: parse(keyName, values.name),
        environment: values.test === true ? ('test' as const) : ('live' as const),
        ...(values.plan === undefined ? {} : { plan: parse(planName, values.plan) }),
        ...(values.expires === undefined ? {} : { expiresAt: parseExpiry(values.expires, new Date()) }),
      };
      const webhookUrl =
        values.webhook === undefined ? undefined : checkedUrl(values.webhook, values.stage === undefined);
      const found = await target();
      const { key, stored } = await createApiKey(order, management(found));
      const created = { accountId: account, keyId: stored.key_id, detail: stored.name };
      await recordBy(found)({ ...created, action: 'key_created' });
      if (values.plan !== undefined && stored.plan !== values.plan) {
        console.error(
          `Account ${account} is there already, on plan ${stored.plan}; change it with: npm run keys -- plan ${values.plan}`,
        );
      }
      console.error(`Key ${stored.key_id} of account ${account} (plan ${stored.plan}). It is shown this once:`);
      console.log(key);
      if (webhookUrl !== undefined) {
        await recordBy(found)({ accountId: account, keyId: stored.key_id, action: 'webhook_set' });
        await giveWebhook(stored, webhookUrl, webhookManagement(found));
      }
      return;
    }
    case 'list': {
      const found = await target();
      const keys = await management(found).apiKeys.list(account);
      const webhooks = await webhookManagement(found).webhooks.getMany(keys.map(({ key_id }) => key_id));
      const webhookOf = new Map(webhooks.map((webhook) => [webhook.key_id, webhook]));
      if (values.json) {
        const shown = keys.map(({ key_hash: _, ...key }) => ({ ...key, ...webhookFields(webhookOf.get(key.key_id)) }));
        console.log(printableJson(shown));
      } else if (keys.length === 0) console.error(`Account ${account} has no keys.`);
      else for (const key of keys) console.log(row(key, webhookOf.get(key.key_id)));
      return;
    }
    case 'revoke': {
      if (!argument) throw new UsageError('revoke needs the id of a key; see: npm run keys -- list');
      const found = await target();
      const revoked = await management(found).apiKeys.revoke(account, argument, new Date().toISOString());
      if (!revoked) throw noSuchKey(account, argument);
      await recordBy(found)({ accountId: account, keyId: argument, action: 'key_revoked', detail: revoked.name });
      console.error(`Key ${argument} is revoked.`);
      return;
    }
    case 'webhook': {
      if (!argument) throw new UsageError('webhook needs the id of a key; see: npm run keys -- list');
      checkWanted(values);
      const found = await target();
      const key = (await management(found).apiKeys.list(account)).find(({ key_id }) => key_id === argument);
      if (!key) throw noSuchKey(account, argument);
      await recordBy(found)({ accountId: account, keyId: argument, action: webhookAction(values) });
      return changeWebhook(key, values, found);
    }
    case 'plan': {
      const plan = parse(planName, argument);
      const found = await target();
      if (!(await setAccountPlan(account, plan, management(found)))) {
        throw new UsageError(`there is no account ${account}; it is made with its first key`);
      }
      await recordBy(found)({ accountId: account, action: 'plan_changed', detail: plan });
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

/** Records the operator's actions in the account's trail. */
function recordBy({ client, tables }: Pick<Target, 'client' | 'tables'>): RecordAction {
  const trail = dynamoTrail(documentClient(client), tables.activity);
  return recordFor({ kind: 'operator' }, { trail, now: () => new Date(), newId: randomUUID });
}

function noSuchKey(account: string, keyId: string): UsageError {
  return new UsageError(`account ${account} has no key ${keyId}; see: npm run keys -- list --account ${account}`);
}

runCommand('keys', run);
