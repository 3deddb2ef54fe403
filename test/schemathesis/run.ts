/**
 * `npm run test:schemathesis -- --seed 7 --seconds 60`: Schemathesis, all checks and stateful links, against `npm start`.
 * It needs Python 3.10; without it, or without the package, it says so and is skipped.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { localTarget } from '../../cli/target.ts';
import { createApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { endAll, run } from '../emulator/programs.ts';
import { projectDir, startAsUser } from '../started-service.ts';

const usage = `npm run test:schemathesis -- [--seed n] [--seconds n] [--report folder]
  --seed     chooses what is sent; a random one without it
  --seconds  how long requests are made up (60)
  --report   where to write the report of Schemathesis`;

/** As tested: what its checks demand changes from version to version. */
const version = '4.32.5';
/** A key may send 100 requests a minute and launch 20 audits an hour; these may do 15,000 and 3,000. */
const keyCount = 150;
const minuteMs = 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    seconds: { type: 'string', default: '60' },
    report: { type: 'string' },
  },
});
const [seed = -1, seconds = -1] = [values.seed, values.seconds].map(Number);
if (![seed, seconds].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error(usage);
  process.exit(2);
}

/** The environment's Schemathesis, installed once for each version; undefined if it cannot be had. */
async function installed(): Promise<string | undefined> {
  const folder = join(projectDir, '.local', `schemathesis-${version}`);
  const command = join(folder, 'bin', 'schemathesis');
  const options = { env: environment, cwd: projectDir, timeoutMs: 5 * minuteMs };
  const works = async () => (await run(command, ['--version'], options)).text.includes(version);
  if (existsSync(command) && (await works())) return command;
  rmSync(folder, { recursive: true, force: true });
  const made = await run('python3', ['-m', 'venv', folder], options).catch(() => ({ code: 1 }));
  if (made.code !== 0) return undefined;
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--quiet', '--retries', '1'];
  await run(join(folder, 'bin', 'python'), [...pip, `schemathesis==${version}`], options);
  return existsSync(command) && (await works()) ? command : undefined;
}

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
);

/** Keys of one account, so that what was launched with one is read with another. */
async function issueKeys(localDir: string): Promise<string[]> {
  const { client: connection, tables } = await localTarget(localDir);
  const client = documentClient(connection);
  const management = {
    accounts: dynamoAccountStore(client, tables.accounts),
    apiKeys: dynamoApiKeyStore(client, tables.apiKeys),
    now: () => new Date(),
    randomBytes,
    newId: randomUUID,
  };
  const order = {
    accountId: 'schemathesis',
    name: 'schemathesis',
    environment: 'live' as const,
    plan: 'scale' as const,
  };
  const keys: string[] = [];
  for (let count = 0; count < keyCount; count++) keys.push((await createApiKey(order, management)).key);
  client.destroy();
  return keys;
}

async function main(): Promise<void> {
  const schemathesis = await installed();
  if (schemathesis === undefined) {
    console.log(`skipped: Python 3.10 with venv, or schemathesis ${version}, cannot be had here`);
    return;
  }
  const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-schemathesis-'));
  const service = await startAsUser(localDir);
  try {
    const keys = await issueKeys(localDir);
    console.log(`schemathesis ${version}, seed ${seed}, ${seconds} s`);
    const { code } = await run(
      schemathesis,
      [
        ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
        ...['run', `${service.baseUrl}/openapi.json`, '--seed', String(seed), '--max-time', String(seconds)],
        // `hooks.py` has this check, with what the schema cannot say.
        ...['--checks', 'all', '--exclude-checks', 'positive_data_acceptance'],
        '--continue-on-failure',
        ...['--no-color', '--generation-database', 'none'],
        ...(values.report === undefined ? [] : ['--report', 'json,ndjson', '--report-dir', resolve(values.report)]),
      ],
      {
        env: {
          ...environment,
          SCHEMATHESIS_HOOKS: 'hooks',
          AUDIT_API_KEYS: keys.join(','),
          PYTHONPATH: import.meta.dirname,
          PYTHONDONTWRITEBYTECODE: '1',
        },
        // It keeps notes where it runs.
        cwd: localDir,
        output: 'shown',
        timeoutMs: seconds * 1_000 + 5 * minuteMs,
      },
    );
    if (code !== 0) process.exitCode = 1;
  } finally {
    await service.end('SIGTERM');
    rmSync(localDir, { recursive: true, force: true });
    await endAll();
  }
}

await main();
