/** Finds the configured search providers, here or in a deployed stage, and their credentials. */

import { secretsClient, secretText } from '../../adapters/secrets/secret-text.ts';
import { type EngineName, engineNames } from '../../adapters/serp/engines/engine-names.ts';
import { type ProviderName, providerNames } from '../../adapters/serp/providers/providers.ts';
import { searchCredentials } from '../../local/search-settings.ts';
import { readSettings } from '../../local/settings.ts';
import { outputsOf } from '../target.ts';
import { UsageError } from '../usage-error.ts';

export interface Configured {
  names: ProviderName[];
  engines: EngineName[];
  /** JSON by provider and engine. */
  credentials: string;
  contactUrl?: string;
  alsoAllowed: readonly string[];
}

/** The providers and engines to ask. */
export interface Wanted {
  names: readonly ProviderName[];
  engines: readonly EngineName[];
}

const isEmpty = ({ names, engines }: Wanted): boolean => names.length + engines.length === 0;

/**
 * The configuration of the environment and the local folder. `wanted` takes precedence over SEARCH_PROVIDER. Throws as
 * they do.
 */
export function configuredHere(wanted: Wanted): Configured {
  const { search, localDir } = readSettings(process.env, process.cwd());
  const { names, engines } = isEmpty(wanted) ? { names: search.providers, engines: search.engines } : wanted;
  if (isEmpty({ names, engines })) {
    throw new UsageError('no search provider is configured: name one, or set SEARCH_PROVIDER');
  }
  const { contactUrl, alsoAllowed } = search;
  const chosen = { names: [...names], engines: [...engines] };
  const credentials = searchCredentials({ ...search, providers: chosen.names, engines: chosen.engines }, localDir);
  return { ...chosen, credentials, alsoAllowed, ...(contactUrl === undefined ? {} : { contactUrl }) };
}

/**
 * The configuration of a stage's stack. @throws Error with a readable message if it uses no provider, or if AWS refuses
 */
export async function configuredIn(stage: string, wanted: Wanted): Promise<Configured> {
  const { SearchProviders = '', AnswerEngines = '', SearchSecretArn } = await outputsOf(stage);
  if (SearchSecretArn === undefined)
    throw new UsageError(`the stage ${stage} asks no search provider: its pages are the corpus`);
  const named = {
    names: SearchProviders.split(',').flatMap((name) => providerNames.filter((known) => known === name)),
    engines: AnswerEngines.split(',').flatMap((name) => engineNames.filter((known) => known === name)),
  };
  const { names, engines } = isEmpty(wanted) ? named : wanted;
  const credentials = await secretText(secretsClient(), SearchSecretArn).catch((error: unknown) => {
    throw new Error(
      `The secret ${SearchSecretArn} could not be read: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  });
  return { names: [...names], engines: [...engines], credentials, alsoAllowed: [] };
}
