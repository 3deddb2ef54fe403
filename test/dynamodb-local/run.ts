/**
 * `npm run test:dynamodb-local`: the suites of the stores, and those that rely on exact counts and fences, on Amazon's
 * DynamoDB Local. It needs Java 17 and Maven; without them, or without the registry, it says so and is skipped.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, endAll, forceAll, run } from '../emulator/programs.ts';
import { fetchServer, ServerMissing, startServer } from './server.ts';

const projectDir = join(import.meta.dirname, '../..');
const folder = join(projectDir, '.local', 'dynamodb-local');
const logFile = join(projectDir, '.local', 'dynamodb-local.log');
const suites = ['test/contracts/dynamo.service', 'test/adapters/dynamo'];
const suiteMs = 10 * 60_000;

/** The caller's environment without its AWS account. */
const env: Environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name.startsWith('AWS_') ? [] : [[name, value] as const],
  ),
);

for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(name, () => process.exit(code));
}
process.once('exit', forceAll);

try {
  mkdirSync(folder, { recursive: true });
  const endpoint = await startServer(await fetchServer(folder, env), env, logFile);
  console.log(`DynamoDB Local answers at ${endpoint}`);
  const jest = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const { code } = await run(process.execPath, [...jest, ...suites], {
    env: { ...env, DYNAMODB_ENDPOINT: endpoint },
    cwd: projectDir,
    output: 'shown',
    timeoutMs: suiteMs,
  });
  process.exitCode = code ?? 1;
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  if (error instanceof ServerMissing) console.log(`Skipped: ${sentence}`);
  else {
    console.error(sentence);
    process.exitCode = 1;
  }
} finally {
  await endAll();
}
