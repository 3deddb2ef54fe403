/** The search providers by name, and how their credentials are read. */
import * as z from 'zod';
import type { ProviderWorld } from './ask.ts';
import { brave, braveCredentials } from './brave.ts';
import { dataForSeo, dataForSeoCredentials } from './dataforseo.ts';
import type { Provider } from './provider.ts';
import { searxng, searxngCredentials } from './searxng.ts';
import { serpApi, serpApiCredentials } from './serpapi.ts';
import { serper, serperCredentials } from './serper.ts';

export const providerNames = ['dataforseo', 'serper', 'brave', 'serpapi', 'searxng'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Credentials by provider, as the stage's secret holds them in JSON. Each has defaults for all but its keys. */
export const credentialsSchema = z.strictObject({
  dataforseo: dataForSeoCredentials.optional(),
  serper: serperCredentials.optional(),
  brave: braveCredentials.optional(),
  serpapi: serpApiCredentials.optional(),
  searxng: searxngCredentials.optional(),
});
export type Credentials = z.output<typeof credentialsSchema>;

/** Opens the way out for a provider: to public addresses, and to those named. */
export type OpenWorld = (alsoAllowed: readonly string[]) => ProviderWorld;

const makers: { [Name in ProviderName]: (credentials: Credentials, open: OpenWorld) => Provider | undefined } = {
  dataforseo: ({ dataforseo: own }, open) => own && dataForSeo(own, open([])),
  serper: ({ serper: own }, open) => own && serper(own, open([])),
  brave: ({ brave: own }, open) => own && brave(own, open([])),
  serpapi: ({ serpapi: own }, open) => own && serpApi(own, open([])),
  searxng: ({ searxng: own }, open) => own && searxng(own, open(own.allowed_addresses)),
};

/** Credentials that cannot be used; the message names fields and providers and no value, so that it may be logged. */
export class CredentialsUnusable extends Error {
  override readonly name = 'CredentialsUnusable';
}

/**
 * The providers of `names`, in their order.
 * @throws CredentialsUnusable naming the provider that has none
 */
export function providersOf(names: readonly ProviderName[], credentials: Credentials, open: OpenWorld): Provider[] {
  return names.map((name) => {
    const provider = makers[name](credentials, open);
    if (provider === undefined) throw new CredentialsUnusable(`there are no credentials for the provider ${name}`);
    return provider;
  });
}

/** Credentials out of the text of a secret. @throws CredentialsUnusable that names the fields at fault */
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
