/** Opens the data sources of an audit: the pages of the corpus, or search providers and the web. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { modelSettings } from '../../adapters/model/settings.ts';
import { secretsClient, secretText } from '../../adapters/secrets/secret-text.ts';
import { openCorpus } from '../../adapters/serp/corpus.ts';
import { engineNames } from '../../adapters/serp/engines/engine-names.ts';
import type { ProviderWorld } from '../../adapters/serp/providers/ask.ts';
import { searchAnyOf } from '../../adapters/serp/providers/provider.ts';
import {
  CredentialsUnusable,
  type OpenWorld,
  type ProviderName,
  parseCredentials,
  providerNames,
  providersOf,
} from '../../adapters/serp/providers/providers.ts';
import { pagesOfWeb } from '../../adapters/web/pages.ts';
import { robotsCache } from '../../adapters/web/robots-files.ts';
import { openWeb, type Web } from '../../adapters/web/safe-fetch.ts';
import { userAgentOf } from '../../adapters/web/user-agent.ts';
import { type Ports, type Search, SearchUnavailable } from '../../analysis/index.ts';
import type { ResultsCache, SharedLimits } from '../../core/audits/shared-limits.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { answersPort } from './answers-port.ts';
import { describe } from './describe-error.ts';
import { bundleDir, optionalCount, required } from './env.ts';
import { logEvent } from './log-event.ts';
import { memoize } from './memoize.ts';
import { modelPort } from './model-port.ts';
import { cachedSearch } from './search/cached-search.ts';
import { limitsInUse } from './shared-limits.ts';

/** Words separated by commas. */
const list = z.string().transform((text) => (text === '' ? [] : text.split(',').map((word) => word.trim())));
/** The value of a JSON text; the text itself if it is none, which no schema of an object takes. */
const parsedJson = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return text;
  }
};
const optional = z.string().transform((text) => (text === '' ? undefined : text));

/**
 * The variables that choose the data sources. `SEARCH_CREDENTIALS` and `WEB_ALSO_ALLOWED` would weaken a deployed
 * stage, so only the local one accepts them.
 */
export const portsEnv = z
  .object({
    STAGE: required,
    /** In the order in which they are tried, or `corpus` alone. */
    SEARCH_PROVIDERS: list.pipe(
      z
        .array(z.enum(['corpus', ...providerNames]))
        .min(1)
        .refine((names) => names.length === 1 || !names.includes('corpus'), 'corpus stands alone'),
    ),
    /** The secret with their credentials; the local stage uses `SEARCH_CREDENTIALS` instead. */
    SEARCH_SECRET_ARN: optional.optional(),
    SEARCH_CREDENTIALS: optional.optional(),
    /** Non-public addresses that are allowed. */
    WEB_ALSO_ALLOWED: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()]))).optional(),
    BOT_CONTACT_URL: optional.optional(),
    /** Searches of all workers together in a UTC day; no limit if absent. */
    SEARCHES_PER_DAY: z.coerce.number().int().positive().optional(),
    /** How long results pages are used again; never if absent. */
    RESULTS_CACHE_MINUTES: z.coerce.number().int().positive().optional(),
    /** The answer engines that are asked; none if absent. */
    ANSWER_ENGINES: list.pipe(z.array(z.enum(engineNames))).optional(),
    /** Answers of all engines and workers together in a UTC month; none if absent. */
    ANSWERS_PER_MONTH: optionalCount,
    /** The settings of a language model as JSON; none if absent. */
    LANGUAGE_MODEL: optional.transform(parsedJson).pipe(modelSettings.optional()).optional(),
    /** Relative to the bundle, or absolute. */
    CORPUS_DIR: required,
    CORPUS_INDEX_DIR: required,
  })
  .refine(
    ({ STAGE, SEARCH_CREDENTIALS, WEB_ALSO_ALLOWED = [] }) =>
      STAGE === 'local' || (SEARCH_CREDENTIALS === undefined && WEB_ALSO_ALLOWED.length === 0),
    { path: ['SEARCH_CREDENTIALS', 'WEB_ALSO_ALLOWED'], error: 'are for the local stage alone' },
  );
type PortsEnv = z.output<typeof portsEnv>;
type CorpusEnv = Pick<PortsEnv, 'CORPUS_DIR' | 'CORPUS_INDEX_DIR'>;

/** Less than the attempt's lease of 45 s, because no progress is reported during a search. */
const searchMs = 40_000;

/**
 * Returns a function that opens the ports for one audit, over the data sources that `env` chooses.
 *
 * @param limits those that all workers share; without them this process keeps limits of its own.
 * @param results where they keep results pages; without it, nowhere.
 */
export function auditPorts(
  env: PortsEnv,
  now: () => Date,
  limits?: SharedLimits,
  results?: ResultsCache,
): (auditId: string) => Promise<Ports> {
  const names = env.SEARCH_PROVIDERS.filter((name) => name !== 'corpus');
  return names.length === 0 ? corpusPorts(env, now) : webPorts(names, env, { now, limits, results });
}

/** The corpus is opened once per instance. */
function corpusPorts({ CORPUS_DIR, CORPUS_INDEX_DIR }: CorpusEnv, now: () => Date): () => Promise<Ports> {
  return memoize(() => openCorpus({ corpusDir: resolve(bundleDir(), CORPUS_DIR), indexDir: CORPUS_INDEX_DIR, now }))
    .get;
}

/** Returns a function that opens the ports of an audit of test mode: the recorded markets in the bundle, at no cost. */
export function recordedPorts({ CORPUS_INDEX_DIR }: Pick<CorpusEnv, 'CORPUS_INDEX_DIR'>, now: () => Date) {
  return corpusPorts({ CORPUS_DIR: 'corpus', CORPUS_INDEX_DIR }, now);
}

/** Web access, providers and robots.txt files are shared per instance. */
function webPorts(
  names: readonly ProviderName[],
  env: PortsEnv,
  { now, limits, results }: { now: () => Date; limits: SharedLimits | undefined; results: ResultsCache | undefined },
): (auditId: string) => Promise<Ports> {
  const { WEB_ALSO_ALLOWED = [], BOT_CONTACT_URL, ANSWER_ENGINES: engines = [] } = env;
  const { SEARCHES_PER_DAY: searchesPerDay, ANSWERS_PER_MONTH: answersPerMonth } = env;
  const sleep = (ms: number): Promise<void> => wait(ms);
  const inUse = limitsInUse(limits, { now, sleep, searchesPerDay, answersPerMonth });
  const { providerTurn, hostTurn, health, maySearch } = inUse;
  const userAgent = userAgentOf(packageJson.version, BOT_CONTACT_URL);
  const open = (more: readonly string[]): Web => openWeb({ userAgent, alsoAllowed: [...WEB_ALSO_ALLOWED, ...more] });
  const web = open([]);
  const worldOf = ({ fetch }: Web): ProviderWorld => ({
    ...{ request: fetch, now, sleep },
    ...(providerTurn === undefined ? {} : { turn: providerTurn }),
  });
  const openWorld: OpenWorld = (more) => worldOf(more.length === 0 ? web : open(more));

  const credentials = async () => parseCredentials(await credentialsText(env));
  const providers = memoize(async (): Promise<Search> => {
    return searchAnyOf(providersOf(names, await credentials(), openWorld), {
      timeMs: searchMs,
      now,
      ...(health === undefined ? {} : { health }),
      failed: ({ provider, fault }) => {
        logEvent('warn', 'search_provider_failed', { provider, fault });
        // The operator may have changed the secret since it was read.
        if (fault === 'credentials') providers.drop();
      },
    });
  });
  const searchNow: Search = async (query) => {
    const ask = await providers.get().catch(unusable);
    if (!(await maySearch())) throw new SearchUnavailable("the day's searches are used up", { retryable: false });
    return ask(query);
  };
  const keptMs = 60_000 * (env.RESULTS_CACHE_MINUTES ?? 0);
  const isKept = results !== undefined && keptMs > 0;
  const search = isKept ? cachedSearch(searchNow, { cache: results, keptMs, providers: names, now }) : searchNow;
  const robots = robotsCache();
  const turn = hostTurn === undefined ? {} : { turn: hostTurn };
  const answersOf = engines.length === 0 ? undefined : answersPort(engines, { ...inUse, credentials, openWorld, now });
  const model =
    env.LANGUAGE_MODEL && modelPort(env.LANGUAGE_MODEL, { ...inUse, credentials, fetch: web.fetch, now, sleep });
  return async (auditId) => ({
    search,
    fetchPage: pagesOfWeb({ fetch: web.fetch, now, robots, ...turn }),
    ...(answersOf === undefined ? {} : { answers: answersOf(auditId) }),
    ...(model === undefined ? {} : { languageModel: model(auditId) }),
  });
}

async function credentialsText({ STAGE, SEARCH_CREDENTIALS, SEARCH_SECRET_ARN }: PortsEnv): Promise<string> {
  if (STAGE === 'local') return SEARCH_CREDENTIALS ?? '{}';
  if (SEARCH_SECRET_ARN === undefined) throw new CredentialsUnusable('the stage names no secret');
  return await secretText(secretsClient(), SEARCH_SECRET_ARN);
}

/** Makes audits wait for the operator, as long as attempts are left, since the failure is not the caller's. */
function unusable(error: unknown): never {
  const told = error instanceof CredentialsUnusable ? { reason: error.message } : { error: describe(error) };
  logEvent('error', 'search_providers_unusable', told);
  throw new SearchUnavailable('the search providers cannot be used', { retryable: true });
}
