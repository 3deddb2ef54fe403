/** Readers of JSON that strangers send, each with answers to mutate. */
import type { HttpRequest } from '../../adapters/serp/providers/ask.ts';
import { parseCredentials, providersOf } from '../../adapters/serp/providers/providers.ts';
import { serpFileText } from '../../adapters/serp/snapshot/serp-file.ts';
import type { SerpSnapshot } from '../../analysis/index.ts';
import { createAuditBody } from '../../functions/api/contract/launch.ts';
import { listAuditsQuery } from '../../functions/api/contract/read.ts';
import { listDeliveriesQuery } from '../../functions/dashboard/contract/deliveries.ts';
import { keyBodies } from '../../functions/dashboard/contract/keys.ts';
import { parseBody, parseQuery } from '../../functions/runtime/parse-request.ts';
import { openTokens } from '../../functions/runtime/tokens.ts';
import { braveEmpty, braveFull, bravePending, braveSummaryFull } from '../adapters/serp/providers/answers/brave.ts';
import { dataForSeoEmpty, dataForSeoFull } from '../adapters/serp/providers/answers/dataforseo.ts';
import { searxngEmpty, searxngFull } from '../adapters/serp/providers/answers/searxng.ts';
import { serpApiEmpty, serpApiFull, serpApiOverview } from '../adapters/serp/providers/answers/serpapi.ts';
import { serperEmpty, serperFull } from '../adapters/serp/providers/answers/serper.ts';
import { testWorld } from '../adapters/serp/providers/world.ts';
import type { Issuer } from '../api/issuer.ts';

/** A reader of a stranger's JSON. */
export interface JsonParser {
  name: string;
  samples: readonly unknown[];
  /** Reads an input; what it throws is a fault unless `refusals` names it. */
  read: (value: unknown) => unknown;
  refusals?: readonly string[];
}

const request = { keyword: 'standing desk', language: 'en', country: 'US' };
const base_url = 'https://provider.example';
const credentials = parseCredentials(
  JSON.stringify({
    serper: { api_key: 'k', base_url },
    brave: { subscription_token: 'k', base_url },
    serpapi: { api_key: 'k', base_url },
    dataforseo: { login: 'l', password: 'p', base_url },
    searxng: { base_url },
  }),
);

/** What a provider makes of an answer, and that what it makes can be saved. */
function provider(name: 'serper' | 'brave' | 'serpapi' | 'dataforseo' | 'searxng', samples: unknown[]): JsonParser {
  return {
    name: `answers of ${name}`,
    samples,
    read: async (value) => {
      const body = new TextEncoder().encode(JSON.stringify(value));
      const send: HttpRequest = async () => ({ outcome: 'answered', status: 200, headers: {}, body });
      const [own] = providersOf([name], credentials, () => testWorld(send));
      const page: SerpSnapshot | undefined = await own?.search(request, 10_000);
      if (page !== undefined) serpFileText({ serp: page });
    },
    refusals: ['SearchUnavailable'],
  };
}

const eventOf = (body: unknown): Parameters<typeof parseBody>[0] =>
  ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) as never;

/** The parsers; tokens are signed by `issuer`, so that nothing but their claims is wrong. */
export function jsonParsers(issuer: Issuer): readonly JsonParser[] {
  const verify = openTokens(issuer);
  const rules = keyBodies({ webhookUrlFault: () => undefined, now: () => new Date(0) });
  return [
    provider('serper', [serperFull, serperEmpty]),
    provider('brave', [braveFull, braveEmpty, bravePending, braveSummaryFull]),
    provider('serpapi', [serpApiFull, serpApiEmpty, serpApiOverview]),
    provider('dataforseo', [dataForSeoFull, dataForSeoEmpty]),
    provider('searxng', [searxngFull, searxngEmpty]),
    {
      name: 'claims of tokens',
      samples: [
        { sub: 'user', aud: ['x'], nbf: 0, token_use: 'access', scope: 'openid' },
        { sub: 'user', exp: 9_999_999_999, iat: 1, client_id: issuer.clientId, iss: issuer.issuer },
      ],
      read: (claims) => verify(issuer.token('user', Object(claims))),
    },
    {
      name: 'bodies of requests',
      samples: [
        { audit_type: 'gap', ...request, user_url: 'https://example.org/' },
        { name: 'key', expires_at: '2027-01-31T12:00:00.000Z', webhook_url: 'https://example.org/' },
      ],
      read: (body) => {
        for (const schema of [createAuditBody, rules.create, rules.change])
          refusing(() => parseBody(eventOf(body), schema, 16_384));
      },
    },
    {
      name: 'queries of requests',
      samples: [{ limit: '20', cursor: 'WyJhIiwiYiJd', status: 'failed', audit_type: 'gap', state: 'pending' }],
      read: (query) => {
        const event = { queryStringParameters: query } as never;
        for (const schema of [listAuditsQuery, listDeliveriesQuery]) refusing(() => parseQuery(event, schema));
      },
    },
  ];
}

/** A refusal with a sentence is what such a request gets. */
function refusing(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ServiceError') throw error;
  }
}
