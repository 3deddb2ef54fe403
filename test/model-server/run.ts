/**
 * `npm run test:model`: audits with a real language model behind the OpenAI adapter. It needs Python 3 and PyPI, and
 * installs what it uses in `.local/model-server`; without them it says so and is skipped.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, endAll, forceAll } from '../emulator/programs.ts';
import { checkAudits } from './checks.ts';
import { installServer, ModelServerMissing, startModelServer } from './server.ts';

const folder = join(import.meta.dirname, '../../.local/model-server');
const env: Environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name.startsWith('AWS_') ? [] : [[name, value] as const],
  ),
);

for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(name, () => process.exit(code));
}
process.once('exit', forceAll);

const beganMs = Date.now();
const sinceStart = (): string => `${((Date.now() - beganMs) / 1_000).toFixed(0)} s`;
try {
  mkdirSync(folder, { recursive: true });
  const python = await installServer(folder, env);
  const server = await startModelServer(python, folder, env);
  console.log(`a model answers at ${server.origin} (${sinceStart()})`);
  try {
    await checkAudits(server.origin, server.stop);
  } finally {
    await server.stop();
  }
  console.log(`all holds (${sinceStart()})`);
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  if (error instanceof ModelServerMissing) console.log(`Skipped: ${sentence}`);
  else {
    console.error(sentence);
    process.exitCode = 1;
  }
} finally {
  await endAll();
}
