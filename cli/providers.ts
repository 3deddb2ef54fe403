/** `npm run providers`: sends one query to each configured search provider and answer engine, and prints the result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { EngineAnswer } from '../adapters/serp/engines/engine.ts';
import { engineNames } from '../adapters/serp/engines/engine-names.ts';
import { enginesOf } from '../adapters/serp/engines/engines.ts';
import { faultSentences } from '../adapters/serp/providers/fault-sentences.ts';
import { ProviderUnavailable } from '../adapters/serp/providers/faults.ts';
import { type OpenWorld, parseCredentials, providerNames, providersOf } from '../adapters/serp/providers/providers.ts';
import { openWeb } from '../adapters/web/safe-fetch.ts';
import { userAgentOf } from '../adapters/web/user-agent.ts';
import { keywordQuestion, type ProviderCall, type SearchQuery, type SerpSnapshot } from '../analysis/index.ts';
import { StartupError } from '../local/startup-error.ts';
import packageJson from '../package.json' with { type: 'json' };
import { readQuery } from './audit/options.ts';
import { type Configured, configuredHere, configuredIn } from './providers/configured.ts';
import { printable } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Asks search providers and answer engines one question each, live, and says what came of it. It costs what a search costs.

Usage
  npm run -s providers -- check [<provider> …] [options]

Without names: those that SEARCH_PROVIDER and ANSWER_ENGINES name here, or the stage's, in their order.
Providers: ${providerNames.join(' | ')}
Answer engines: ${engineNames.join(' | ')}

Options
  --stage <stage>     a deployed stage's credentials; AWS credentials and region come from the standard chain
                      (AWS_PROFILE, AWS_REGION, …). Without it: SEARCH_CREDENTIALS, or search-credentials.json in LOCAL_DIR
  --keyword <words>   what is searched for (default: standing desk)
  --language <code>   ISO 639-1 (default: en)
  --country <code>    ISO 3166-1 alpha-2 (default: US)
  --help              this text

Credentials are never printed. Exit code 0: every one answered; 1: one did not; 2: a mistake in the call.
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
  const known: readonly string[] = [...providerNames, ...engineNames];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`there is no provider "${unknown}": it is one of ${known.join(', ')}`);
  }
  const wanted = {
    names: names.flatMap((name) => providerNames.filter((provider) => provider === name)),
    engines: names.flatMap((name) => engineNames.filter((engine) => engine === name)),
  };
  if (values.stage === '') throw new UsageError('--stage is empty');
  await check(values.stage === undefined ? configuredHere(wanted) : await configuredIn(values.stage, wanted), query);
}

/** Queries the providers one after the other, so that results appear in fallback order. */
async function check(configured: Configured, query: SearchQuery): Promise<void> {
  const { names, engines, contactUrl, alsoAllowed } = configured;
  const credentials = parseCredentials(configured.credentials);
  const userAgent = userAgentOf(packageJson.version, contactUrl);
  const opened: ReturnType<typeof openWeb>[] = [];
  const openWorld: OpenWorld = (more) => {
    const web = openWeb({ userAgent, alsoAllowed: [...alsoAllowed, ...more] });
    opened.push(web);
    return { request: web.fetch, now: () => new Date(), sleep: (ms) => sleep(ms) };
  };
  for (const provider of providersOf(names, credentials, openWorld)) {
    await print(async () => told(await provider.search(query, timeMs)));
  }
  const question = keywordQuestion(query.keyword, query.language).text;
  for (const engine of enginesOf(engines, credentials, openWorld)) {
    await print(async () => answered(engine.name, await engine.ask({ ...query, question }, timeMs)));
  }
  await Promise.all(opened.map((web) => web.close()));
}

/** Prints what `ask` tells, or why it failed. */
async function print(ask: () => Promise<string[]>): Promise<void> {
  const lines = await ask().catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    process.exitCode = 1;
    return [error.message, `  ${faultSentences[error.fault]}`];
  });
  console.log(printable(lines.join('\n')));
}

function answered(name: string, { sample, model = 'a model that it does not name' }: EngineAnswer): string[] {
  const { text, citations, fan_out_queries: searches, call } = sample;
  const cited = new Set(citations.filter(({ role }) => role === 'cited').map(({ url }) => url)).size;
  return [
    `${name}: ok, ${text.length} characters by ${model} in ${effort(call)}`,
    `  pages cited: ${cited}, searches named: ${searches.length}`,
  ];
}

/** Time, requests and price of a call. */
function effort({ latency_ms = 0, attempts = 0, cost_usd, list_price_usd }: Partial<ProviderCall> = {}): string {
  const byList = list_price_usd === undefined ? '' : `, ${list_price_usd} USD by its price list`;
  const price = cost_usd === undefined ? `it does not say what it cost${byList}` : `${cost_usd} USD`;
  return `${(latency_ms / 1_000).toFixed(1)} s, ${attempts} request${attempts === 1 ? '' : 's'}, ${price}`;
}

function told({ provider, organic, features, answers, call }: SerpSnapshot): string[] {
  const states = [...new Set(Object.values(features))].toSorted();
  return [
    `${provider}: ok, ${organic.length} results in ${effort(call)}`,
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
