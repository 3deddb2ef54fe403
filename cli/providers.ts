/** `npm run providers`: sends one query to each configured search provider and prints the result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faultSentences } from '../adapters/serp/providers/fault-sentences.ts';
import { ProviderUnavailable } from '../adapters/serp/providers/faults.ts';
import type { Provider } from '../adapters/serp/providers/provider.ts';
import { parseCredentials, providerNames, providersOf } from '../adapters/serp/providers/providers.ts';
import { openWeb } from '../adapters/web/safe-fetch.ts';
import { userAgentOf } from '../adapters/web/user-agent.ts';
import type { SearchQuery, SerpSnapshot } from '../analysis/index.ts';
import { StartupError } from '../local/startup-error.ts';
import packageJson from '../package.json' with { type: 'json' };
import { readQuery } from './audit/options.ts';
import { type Configured, configuredHere, configuredIn } from './providers/configured.ts';
import { printable } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Asks search providers one question each, live, and says what came of it. It costs what a search costs.

Usage
  npm run -s providers -- check [<provider> …] [options]

Without names: those that SEARCH_PROVIDER names here, or the stage's, in their order.
Names: ${providerNames.join(' | ')}

Options
  --stage <stage>     a deployed stage's credentials; AWS credentials and region come from the standard chain
                      (AWS_PROFILE, AWS_REGION, …). Without it: SEARCH_CREDENTIALS, or search-credentials.json in LOCAL_DIR
  --keyword <words>   what is searched for (default: standing desk)
  --language <code>   ISO 639-1 (default: en)
  --country <code>    ISO 3166-1 alpha-2 (default: US)
  --help              this text

Credentials are never printed. Exit code 0: every provider gave a results page; 1: one did not; 2: a mistake in the call.
`;

/** The time that an audit waits for all providers together. */
const timeMs = 40_000;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      keyword: { type: 'string', default: 'standing desk' },
      language: { type: 'string', default: 'en' },
      country: { type: 'string', default: 'US' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, ...names] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(help);
    if (!values.help) process.exitCode = 2;
    return;
  }
  if (command !== 'check') throw new UsageError(`there is no command "${command}"; see --help`);
  const query = readQuery(values);
  const wanted = names.map((name) => {
    const found = providerNames.find((known) => known === name);
    if (found === undefined)
      throw new UsageError(`there is no provider "${name}": it is one of ${providerNames.join(', ')}`);
    return found;
  });
  if (values.stage === '') throw new UsageError('--stage is empty');
  await check(values.stage === undefined ? configuredHere(wanted) : await configuredIn(values.stage, wanted), query);
}

/** Queries the providers one after the other, so that results appear in fallback order. */
async function check({ names, credentials, contactUrl, alsoAllowed }: Configured, query: SearchQuery): Promise<void> {
  const userAgent = userAgentOf(packageJson.version, contactUrl);
  const opened: ReturnType<typeof openWeb>[] = [];
  const providers = providersOf(names, parseCredentials(credentials), (more) => {
    const web = openWeb({ userAgent, alsoAllowed: [...alsoAllowed, ...more] });
    opened.push(web);
    return { request: web.fetch, now: () => new Date(), sleep: (ms) => sleep(ms) };
  });
  for (const provider of providers) console.log(printable((await lines(provider, query)).join('\n')));
  await Promise.all(opened.map((web) => web.close()));
}

async function lines(provider: Provider, query: SearchQuery): Promise<string[]> {
  try {
    return told(await provider.search(query, timeMs));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    process.exitCode = 1;
    return [`${error.message}`, `  ${faultSentences[error.fault]}`];
  }
}

function told({ provider, organic, features, answers, call }: SerpSnapshot): string[] {
  const { latency_ms = 0, attempts = 0, cost_usd } = call ?? {};
  const price = cost_usd === undefined ? 'it does not say what it cost' : `${cost_usd} USD`;
  const seconds = (latency_ms / 1_000).toFixed(1);
  const states = [...new Set(Object.values(features))].toSorted();
  return [
    `${provider}: ok, ${organic.length} results in ${seconds} s, ${attempts} request${attempts === 1 ? '' : 's'}, ${price}`,
    ...states.map((state) => {
      const ofState = Object.keys(features).filter((name) => features[name] === state);
      return `  ${state.replace('_', ' ').padEnd(12)}  ${ofState.join(', ')}`;
    }),
    ...answers.map(
      ({ engine, state, references }) => `  ${engine}: ${state.replace('_', ' ')}, ${references.length} references`,
    ),
  ];
}

run().catch((error: unknown) => {
  const isMistake =
    error instanceof UsageError ||
    error instanceof StartupError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(printable(error instanceof Error ? error.message : String(error)));
  if (isMistake) console.error('See: npm run -s providers -- --help');
  process.exitCode = isMistake ? 2 : 1;
});
