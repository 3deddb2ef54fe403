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

const makers: { [Name in ProviderName]: (credentials: Credentials, world: ProviderWorld) => Provider | undefined } = {
  dataforseo: ({ dataforseo }, world) => dataforseo && dataForSeo(dataforseo, world),
  serper: ({ serper: own }, world) => own && serper(own, world),
  brave: ({ brave: own }, world) => own && brave(own, world),
  serpapi: ({ serpapi }, world) => serpapi && serpApi(serpapi, world),
  searxng: ({ searxng: own }, world) => own && searxng(own, world),
};

/**
 * The providers of `names`, in their order.
 * @throws Error naming the provider that has no credentials, never the credentials
 */
export function providersOf(
  names: readonly ProviderName[],
  credentials: Credentials,
  world: ProviderWorld,
): Provider[] {
  return names.map((name) => {
    const provider = makers[name](credentials, world);
    if (provider === undefined) throw new Error(`there are no credentials for the search provider ${name}`);
    return provider;
  });
}

/** Credentials out of the text of a secret. @throws Error that names the fields at fault and none of their values */
export function parseCredentials(secret: string): Credentials {
  let value: unknown;
  try {
    value = JSON.parse(secret);
  } catch {
    throw new Error('the credentials of search providers are no JSON');
  }
  const parsed = credentialsSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new Error(`the credentials of search providers are not as they must be: ${faults.join('; ')}`);
}
