/** Finds the configured search providers, here or in a deployed stage, and their credentials. */
import { secretsClient, secretText } from '../../adapters/secrets/secret-text.ts';
import { type ProviderName, providerNames } from '../../adapters/serp/providers/providers.ts';
import { searchCredentials } from '../../local/search-settings.ts';
import { readSettings } from '../../local/settings.ts';
import { outputsOf } from '../target.ts';
import { UsageError } from '../usage-error.ts';

export interface Configured {
  names: ProviderName[];
  /** JSON by provider. */
  credentials: string;
  contactUrl?: string;
  alsoAllowed: readonly string[];
}

/**
 * The configuration of the environment and the local folder. `wanted` takes precedence over SEARCH_PROVIDER. Throws as
 * they do.
 */
export function configuredHere(wanted: readonly ProviderName[]): Configured {
  const { search, localDir } = readSettings(process.env, process.cwd());
  const names = wanted.length > 0 ? [...wanted] : search.providers;
  if (names.length === 0) throw new UsageError('no search provider is configured: name one, or set SEARCH_PROVIDER');
  const { contactUrl, alsoAllowed } = search;
  const credentials = searchCredentials({ ...search, providers: names }, localDir);
  return { names, credentials, alsoAllowed, ...(contactUrl === undefined ? {} : { contactUrl }) };
}

/**
 * The configuration of a stage's stack. @throws Error with a readable message if it uses no provider, or if AWS refuses
 */
export async function configuredIn(stage: string, wanted: readonly ProviderName[]): Promise<Configured> {
  const { SearchProviders = '', SearchSecretArn } = await outputsOf(stage);
  if (SearchSecretArn === undefined)
    throw new UsageError(`the stage ${stage} asks no search provider: its pages are the corpus`);
  const named = SearchProviders.split(',').flatMap((name) => providerNames.filter((known) => known === name));
  const credentials = await secretText(secretsClient(), SearchSecretArn).catch((error: unknown) => {
    throw new Error(
      `The secret ${SearchSecretArn} could not be read: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  });
  return { names: wanted.length > 0 ? [...wanted] : named, credentials, alsoAllowed: [] };
}
