/** `npm run deliveries`: the operator's command for webhook deliveries. */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { documentClient } from '../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../adapters/dynamo/deliveries.ts';
import { dynamoWebhookReader } from '../adapters/dynamo/webhooks.ts';
import { sqsClient } from '../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../adapters/sqs/delivery-queue.ts';
import { isOwner, ownerId, ownerIds } from '../core/test-mode.ts';
import type { DeliverySummary } from '../core/webhooks/deliveries.ts';
import { deliveryStates } from '../core/webhooks/delivery.ts';
import { type ResendOutcome, resendDelivery } from '../core/webhooks/resend.ts';
import { accountArgument, listLimit, parse, runCommand, targetOptions } from './arguments.ts';
import { targetFor } from './operator.ts';
import { printableJson } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Shows events on their way to webhooks, and sends them again.

Usage
  npm run deliveries -- list [--state <state>] [--limit <n>] [--test] [--account <id>] [--json]
  npm run deliveries -- show <delivery_id> [--account <id>]
  npm run deliveries -- resend <delivery_id> [--account <id>]

Options
  --account <id>    whose deliveries (default: the dashboard's on this machine; required with --stage)
  --state <state>   ${deliveryStates.join(' | ')}
  --test            those of test keys
  --limit <n>       how many, newest first, 1 to 1000 (default: 50)
  --stage <stage>   a deployed stage; AWS credentials and region come from the standard chain
                    (AWS_PROFILE, AWS_REGION, …). Without it: the service that npm start runs here (LOCAL_DIR)
  --json            list as JSON
  --help            this text

A delivery is kept for 30 days after its last change. Sending it again begins a new round of tries at once, under the
same id, to the address that the key's webhook has now.
`;

const state = z.enum(deliveryStates, { error: `--state must be one of: ${deliveryStates.join(', ')}` });

function row(delivery: DeliverySummary): string {
  const { delivery_id, type, attempt, created_at, next_attempt_at, ended_at, last_result, given_up_reason } = delivery;
  return [
    delivery_id,
    delivery.state.padEnd(9),
    type.padEnd(15),
    `created ${created_at}`,
    `attempts ${attempt}`,
    ...(last_result === undefined ? [] : [`last ${last_result}`]),
    ...(next_attempt_at === undefined ? [] : [`next ${next_attempt_at}`]),
    ...(ended_at === undefined ? [] : [`ended ${ended_at}`]),
    ...(given_up_reason === undefined ? [] : [given_up_reason]),
  ].join('  ');
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...targetOptions,
      state: { type: 'string' },
      limit: { type: 'string' },
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
  const owners = ownerIds(account);
  const open = async () => {
    const { client, tables, deliveries } = await targetFor(values, {
      command: `deliveries ${command}`,
      subject: account,
      detail: argument,
    });
    const documents = documentClient(client);
    return {
      deliveries: dynamoDeliveries(documents, tables.deliveries),
      webhooks: dynamoWebhookReader(documents, tables.webhooks),
      queue: sqsDeliveryQueue(sqsClient(deliveries.client), deliveries.queueUrl),
      now: () => new Date(),
    };
  };

  switch (command) {
    case 'list': {
      const query = {
        limit: parse(listLimit, values.limit ?? '50'),
        ...(values.state === undefined ? {} : { state: parse(state, values.state) }),
      };
      const found = await (await open()).deliveries.list(ownerId(account, values.test !== true), query);
      if (values.json) console.log(printableJson(found));
      else if (found.length === 0) console.error(`Account ${account} has no such deliveries.`);
      else for (const delivery of found) console.log(row(delivery));
      return;
    }
    case 'show': {
      if (!argument) throw new UsageError('show needs the id of a delivery; see: npm run deliveries -- list');
      const delivery = await (await open()).deliveries.get(argument);
      if (!delivery || !isOwner(owners, delivery.account_id)) throw unknown(account, argument);
      console.log(printableJson({ ...delivery, body: JSON.parse(delivery.body) }));
      return;
    }
    case 'resend': {
      if (!argument) throw new UsageError('resend needs the id of a delivery; see: npm run deliveries -- list');
      const resending = await resendDelivery({ deliveryId: argument, accountId: owners }, await open());
      if (resending.outcome === 'unknown') throw unknown(account, argument);
      if (resending.outcome !== 'sent') throw new UsageError(refusals[resending.outcome]);
      console.error(`Delivery ${argument} is on its way to ${resending.delivery.url}`);
      return;
    }
    default:
      throw new UsageError(`there is no command "${command}"; see --help`);
  }
}

const refusals: Readonly<Record<Exclude<ResendOutcome['outcome'], 'sent' | 'unknown'>, string>> = {
  busy: 'an attempt is under way: look again in a minute',
  no_webhook: 'its key has no webhook any more; give it one: npm run keys -- webhook <key_id> --url <url>',
  webhook_disabled: "its key's webhook is disabled; enable it: npm run keys -- webhook <key_id> --enable",
};

function unknown(account: string, deliveryId: string): UsageError {
  return new UsageError(`account ${account} has no delivery ${deliveryId}; see: npm run deliveries -- list`);
}

runCommand('deliveries', run);
