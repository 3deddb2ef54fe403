/** `npm run accounts`: the operator's command that exports or erases an account, and shows what operators did. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { documentClient } from '../adapters/dynamo/client.ts';
import { dynamoOperatorTrail } from '../adapters/dynamo/operator/operator-trail.ts';
import { eraseCommand, type OperatorEntry } from '../core/accounts/operator-trail.ts';
import { erase, inWords, recordsOf } from './accounts/erase.ts';
import { exportAccount } from './accounts/export.ts';
import { accountArgument, listLimit, parse, runCommand, targetOf, targetOptions } from './arguments.ts';
import { targetFor } from './operator.ts';
import { printableJson } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Exports or erases everything that is stored about an account, and shows what operators did.

Usage
  npm run accounts -- export <account_id> [--to <folder>]
  npm run accounts -- erase <account_id>
  npm run accounts -- trail [--limit <n>] [--json]

Options
  --to <folder>     where the export goes (default: account-<account_id>); only you may read it
  --limit <n>       how many uses of the operator's commands, newest first, 1 to 1000 (default: 50)
  --stage <stage>   a deployed stage; AWS credentials and region come from the standard chain
                    (AWS_PROFILE, AWS_REGION, …). Without it: the service that npm start runs here (LOCAL_DIR)
  --json            the trail as JSON
  --help            this text

Both can be repeated, and continue where they were interrupted. An erasure cannot be undone: it revokes the keys, then
removes audits with their reports, deliveries, webhooks, counters, sessions, the account's trail, keys and plan.
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: targetOptions.stage,
      to: { type: 'string' },
      limit: { type: 'string' },
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
  const subject = (): string => {
    if (argument === undefined) throw new UsageError(`${command} needs the id of an account`);
    return accountArgument({ account: argument });
  };

  switch (command) {
    case 'export': {
      const account = subject();
      const folder = resolve(values.to ?? `account-${account}`);
      const target = await targetFor(values, { command: 'accounts export', subject: account });
      const counts = await exportAccount(account, { records: recordsOf(target), folder });
      console.error(`Account ${account}: ${inWords(counts)}. Written to ${folder}`);
      return;
    }
    case 'erase': {
      const account = subject();
      const target = await targetFor(values, { command: eraseCommand, subject: account });
      const counts = await erase(account, target);
      console.error(`Account ${account}: ${inWords(counts)} erased.`);
      return;
    }
    case 'trail': {
      if (argument !== undefined) throw new UsageError(`what is "${argument}"? See --help`);
      const limit = parse(listLimit, values.limit ?? '50');
      const { client, tables } = await targetOf(values);
      const entries = await dynamoOperatorTrail(documentClient(client), tables.activity).list({ limit });
      if (values.json) console.log(printableJson(entries));
      else for (const entry of entries) console.log(row(entry));
      return;
    }
    default:
      throw new UsageError(`there is no command "${command}"; see --help`);
  }
}

function row({ at, who, aws_access_key_id, command, subject, detail }: OperatorEntry): string {
  return [
    ...[at, who, ...(aws_access_key_id === undefined ? [] : [aws_access_key_id]), command, subject],
    ...(detail === undefined ? [] : [detail]),
  ].join('  ');
}

runCommand('accounts', run);
