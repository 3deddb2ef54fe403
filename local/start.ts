/** `npm start`: runs the whole service on this machine, and prints how to call it. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { indexCorpus } from './corpus-index.ts';
import { openFirstKey } from './first-key.ts';
import { buildPage } from './page/build.ts';
import { type PageServer, startPage } from './page/server.ts';
import { searchEnvironment } from './search-settings.ts';
import { type Service, startService } from './service.ts';
import { readSettings } from './settings.ts';
import { openShutdown } from './shutdown.ts';
import { checkFolder, checkPorts } from './startup-checks.ts';
import { StartupError } from './startup-error.ts';
import { openSteps } from './steps.ts';
import { synthesize } from './synth.ts';

const say = (line: string): void => console.log(line);

/** What nobody sees of the search otherwise: an audit of any other keyword or page fails. */
const corpusHint = `
It searches a folder of pages and not the web. The built-in one knows "standing desk" and "home insurance" in English,
"bureau assis-debout" and "assurance habitation" in French. To audit your own page, set SEARCH_PROVIDER (see README.md)
`;

// UTC in all threads, as in Lambda: results must not depend on the developer's time zone.
process.env.TZ = 'UTC';
// Everything written from here on (data, keys, logs) is private to its owner.
process.umask(0o077);

try {
  await main();
} catch (error) {
  // A StartupError is a message for the developer. Anything else is a bug, whose stack is needed.
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const searching = searchEnvironment(settings.search, settings.localDir);
  if (statSync(settings.corpusDir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new StartupError(`CORPUS_DIR ${settings.corpusDir} is not a folder`);
  }
  checkFolder(settings.localDir);
  await checkPorts({ PORT: settings.port, DASHBOARD_PORT: settings.dashboardPort });
  const indexDir = join(settings.localDir, 'corpus-index');
  const signals = listenForSignals();
  const searchesCorpus = settings.search.providers.length === 0;
  const steps = openSteps(searchesCorpus ? 4 : 3, { say, nowMs: () => performance.now() });
  if (searchesCorpus) {
    const { corpusDir } = settings;
    await steps.run('search index', () => indexCorpus({ corpusDir, indexDir, log: say }));
  }
  const shutdown = openShutdown();
  try {
    const page = await startPage({
      port: settings.dashboardPort,
      folder: await steps.run('dashboard', () => buildPage({ log: say })),
      log: say,
      signInsFile: join(settings.localDir, 'sign-ins.sqlite'),
    });
    shutdown.onStop(page.stop);
    const assemblyDir = await steps.run('stack', () => synthesize({ cacheDir: settings.localDir, log: say }));
    const service = await steps.run('database, queues and API', () =>
      startService({
        localDir: settings.localDir,
        port: settings.port,
        assemblyDir,
        environment: {
          ...page.environment,
          CORPUS_DIR: settings.corpusDir,
          CORPUS_INDEX_DIR: indexDir,
          ...searching,
          ...(settings.logLevel === undefined ? {} : { LOG_LEVEL: settings.logLevel }),
        },
        log: say,
        ...(settings.dynamodbEndpoint === undefined ? {} : { endpoints: { dynamodb: settings.dynamodbEndpoint } }),
      }),
    );
    shutdown.onStop(service.stop);
    const key = await openFirstKey(settings.localDir, service);
    // The account exists now, so users may sign in.
    page.connect(service.baseUrl);
    const stopped = signals.running();
    greet(service, page, { key, localDir: settings.localDir, took: steps.total(), searchesCorpus });
    await stopped;
    say('stopping ...');
  } finally {
    await shutdown.stop();
  }
}

/** Prints the addresses, the key, and a working example call. */
function greet(
  service: Service,
  page: PageServer,
  { key, localDir, took, searchesCorpus }: { key: string; localDir: string; took: string; searchesCorpus: boolean },
): void {
  const body = JSON.stringify({ audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' });
  say(`
The service runs at ${service.baseUrl} after ${took} (Ctrl-C ends it); data and logs are in ${localDir}

  Dashboard  ${page.url}   (one click signs in; what this key launches is shown there)
  API key    ${key}   (the same at the next start)

This launches an audit and shows its overview (paste it into another terminal):

  KEY=${key}
  AUDIT=$(curl -s ${service.baseUrl}/v1/audits -H "X-API-Key: $KEY" -H 'Content-Type: application/json' \\
    -d '${body}' | ${read('audit_id')})
  curl -s "${service.baseUrl}/v1/audits/$AUDIT?view=overview" -H "X-API-Key: $KEY" -H 'Prefer: wait=20' | \\
    ${show('output.overview')}

Without ?view=overview the answer is the whole report. To read it, open ${page.url}/audits
${searchesCorpus ? corpusHint : ''}`);
}

/** A command that prints a text in the JSON it is given; Node is there, as this runs on it. */
function read(part: string): string {
  return `node -p 'JSON.parse(fs.readFileSync(0)).${part}'`;
}

/** A command that prints a part of the JSON it is given, with all that is in it. */
function show(part: string): string {
  return `node -p 'JSON.stringify(JSON.parse(fs.readFileSync(0)).${part}, null, 2)'`;
}

/**
 * Handles Ctrl-C and SIGTERM. Until the service runs, the signal ends the process with all its children. After that,
 * the first signal starts an orderly stop, and a second one ends the process immediately.
 */
function listenForSignals(): { running: () => Promise<void> } {
  let signalled = (): void => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => signalled());
  return {
    running: () =>
      new Promise((resolve) => {
        signalled = resolve;
      }),
  };
}
