/** The five providers as the contract suite asks them: their credentials, and a full and an empty answer of each. */
import type { ProviderWorld } from '../../../../adapters/serp/providers/ask.ts';
import type { Provider } from '../../../../adapters/serp/providers/provider.ts';
import { type ProviderName, parseCredentials, providersOf } from '../../../../adapters/serp/providers/providers.ts';
import { braveEmpty, braveFull, braveSummaryFull } from './answers/brave.ts';
import { dataForSeoEmpty, dataForSeoFull } from './answers/dataforseo.ts';
import { searxngEmpty, searxngFull } from './answers/searxng.ts';
import { serpApiEmpty, serpApiFull, serpApiOverview } from './answers/serpapi.ts';
import { serperEmpty, serperFull } from './answers/serper.ts';
import type { Asked } from './protocol-server.ts';

export const query = { keyword: 'c++ 100% "desk" & chair', language: 'en', country: 'US' };

export interface ProviderCase {
  name: ProviderName;
  /** As the secret holds them, for a server at `origin`. */
  credentials: (origin: string) => Record<string, unknown>;
  /** What no message, log or snapshot may hold. */
  secrets: readonly string[];
  /** The answers to the request for the page and to those that follow it. */
  full: (asked: Pick<Asked, 'path' | 'parameters'>) => unknown;
  empty: unknown;
}

export const providerCases: readonly ProviderCase[] = [
  {
    name: 'dataforseo',
    credentials: (base_url) => ({ login: 'me@example.org', password: 'p4ss:wörd', base_url }),
    secrets: ['me@example.org', 'p4ss', Buffer.from('me@example.org:p4ss:wörd').toString('base64')],
    full: () => dataForSeoFull,
    empty: dataForSeoEmpty,
  },
  {
    name: 'serper',
    credentials: (base_url) => ({ api_key: 'serper-k3y-0123456789', base_url }),
    secrets: ['serper-k3y-0123456789'],
    full: () => serperFull,
    empty: serperEmpty,
  },
  {
    name: 'brave',
    credentials: (base_url) => ({ subscription_token: 'BSA-t0ken', base_url }),
    secrets: ['BSA-t0ken'],
    full: ({ path }) => (path.endsWith('/summarizer/search') ? braveSummaryFull : braveFull),
    empty: braveEmpty,
  },
  {
    name: 'serpapi',
    credentials: (base_url) => ({ api_key: 'serpapi-k3y+/=', base_url }),
    secrets: ['serpapi-k3y', encodeURIComponent('serpapi-k3y+/=')],
    full: ({ parameters }) =>
      parameters.engine === 'google_ai_overview' ? { ai_overview: serpApiOverview } : serpApiFull,
    empty: serpApiEmpty,
  },
  {
    name: 'searxng',
    credentials: (base_url) => ({ user: 'operator', password: 'searx-p4ss', base_url: `${base_url}/searx/` }),
    secrets: ['searx-p4ss', Buffer.from('operator:searx-p4ss').toString('base64')],
    full: () => searxngFull,
    empty: searxngEmpty,
  },
];

/** The provider of a case, its credentials read as a worker reads them. */
export function providerOf({ name, credentials }: ProviderCase, origin: string, world: ProviderWorld): Provider {
  const secret = JSON.stringify({ [name]: credentials(origin) });
  const [provider] = providersOf([name], parseCredentials(secret), () => world);
  if (provider === undefined) throw new Error(`there is no ${name}`);
  return provider;
}

/** The case of a provider by its name. */
export function caseOf(wanted: ProviderName): ProviderCase {
  const found = providerCases.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`there is no ${wanted}`);
  return found;
}
