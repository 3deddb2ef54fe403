/** The search providers by name, and the parsing of their credentials. */
import * as z from 'zod';
import { engineCredentials } from '../engines/credentials.ts';
import type { ProviderWorld } from './ask.ts';
import { brave, braveCredentials } from './brave.ts';
import { dataForSeo } from './dataforseo.ts';
import { dataForSeoCredentials } from './dataforseo-task.ts';
import type { Provider } from './provider.ts';
import { searxng, searxngCredentials } from './searxng.ts';
import { serpApi, serpApiCredentials } from './serpapi.ts';
import { serper, serperCredentials } from './serper.ts';

export const providerNames = ['dataforseo', 'serper', 'brave', 'serpapi', 'searxng'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * Credentials by provider and by answer engine, as stored in the stage's secret as JSON. Everything but the keys has
 * defaults.
 */
export const credentialsSchema = z.strictObject({
  dataforseo: dataForSeoCredentials.optional(),
  serper: serperCredentials.optional(),
  brave: braveCredentials.optional(),
  serpapi: serpApiCredentials.optional(),
  searxng: searxngCredentials.optional(),
  ...engineCredentials,
  /** Of a language model that speaks OpenAI's protocol; models of Bedrock need none. */
  language_model: z.strictObject({ api_key: z.string().min(1) }).optional(),
});
export type Credentials = z.output<typeof credentialsSchema>;

/** Opens network access for a provider: to public addresses, and to those in `alsoAllowed`. */
export type OpenWorld = (alsoAllowed: readonly string[]) => ProviderWorld;

const makers: { [Name in ProviderName]: (credentials: Credentials, open: OpenWorld) => Provider | undefined } = {
  dataforseo: ({ dataforseo: own }, open) => own && dataForSeo(own, open([])),
  serper: ({ serper: own }, open) => own && serper(own, open([])),
  brave: ({ brave: own }, open) => own && brave(own, open([])),
  serpapi: ({ serpapi: own }, open) => own && serpApi(own, open([])),
  searxng: ({ searxng: own }, open) => own && searxng(own, open(own.allowed_addresses)),
};

/** Unusable credentials. The message names fields and providers but no values, so that it may be logged. */
export class CredentialsUnusable extends Error {
  override readonly name = 'CredentialsUnusable';
}

/**
 * Creates the providers of `names`, in their order.
 * @throws CredentialsUnusable naming a provider without credentials
 */
export function providersOf(names: readonly ProviderName[], credentials: Credentials, open: OpenWorld): Provider[] {
  return names.map((name) => {
    const provider = makers[name](credentials, open);
    if (provider === undefined) throw new CredentialsUnusable(`there are no credentials for the provider ${name}`);
    return provider;
  });
}

/**
 * Parses the text of the secret.
 *
 * @throws CredentialsUnusable naming the invalid fields
 */
export function parseCredentials(secret: string): Credentials {
  let value: unknown;
  try {
    value = JSON.parse(secret);
  } catch {
    throw new CredentialsUnusable('the credentials of search providers are no JSON');
  }
  const parsed = credentialsSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'top level'}: ${code}`);
  throw new CredentialsUnusable(`the credentials of search providers are not as they must be: ${faults.join('; ')}`);
}
