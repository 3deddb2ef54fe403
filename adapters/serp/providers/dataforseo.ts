/** DataForSEO v3: Google's results page, live and advanced. docs.dataforseo.com/v3/serp/google/organic/live/advanced */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { countryNumber } from './country-numbers.ts';
import { dataForSeoPage } from './dataforseo-page.ts';
import { faultOfStatus, type ProviderFault, ProviderUnavailable } from './faults.ts';
import { googleLanguage } from './google-locales.ts';
import { anything, looseCost, looseList } from './loose.ts';
import type { Provider } from './provider.ts';

export const dataForSeoCredentials = z.strictObject({
  login: z.string().min(1),
  password: z.string().min(1),
  base_url: baseUrl.default('https://api.dataforseo.com'),
});

const name = 'dataforseo';
const endpoint = '/v3/serp/google/organic/live/advanced';
/** An account may make 2,000 calls a minute, shared by its workers; the service sends no rate-limit headers. */
const perMinute = 300;

const envelope = z.object({
  status_code: z.number(),
  cost: looseCost,
  tasks: z
    .array(
      z.object({
        status_code: z.number(),
        cost: looseCost,
        result: z.array(z.object({ spell: anything, items: looseList })).nullish(),
      }),
    )
    .nullish(),
});

/** Creates a provider that uses the account's credentials. */
export function dataForSeo(credentials: z.output<typeof dataForSeoCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const basic = Buffer.from(`${credentials.login}:${credentials.password}`).toString('base64');
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const request = {
        url: addressAt(credentials.base_url, endpoint),
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify([taskOf(query)]),
      } as const;
      const { found, sha256 } = await conversation.ask(request, read);
      return {
        ...dataForSeoPage(query, found, world.now().toISOString()),
        raw_sha256: sha256,
        call: conversation.record(endpoint, found.cost === undefined ? {} : { cost_usd: found.cost }),
      };
    },
  };
}

function taskOf({ keyword, language, country }: SearchQuery) {
  const number = countryNumber(country);
  if (number === undefined) throw new ProviderUnavailable(name, 'refused', country);
  return {
    // The service decodes %xx and reads + as a space.
    keyword: keyword.slice(0, 700).replaceAll('%', '%25').replaceAll('+', '%2B'),
    location_code: 2000 + number,
    language_code: googleLanguage({ language, country }),
    device: 'desktop',
    os: 'windows',
    depth: 10,
    load_async_ai_overview: true,
    people_also_ask_click_depth: 1,
  };
}

interface Found {
  items: unknown[];
  spell?: unknown;
  cost: number | undefined;
}

function read({ status, json }: ProviderAnswer): Reading<Found> {
  if (status !== 200) return { fault: faultOfStatus(status), code: status };
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const [task] = parsed.data.tasks ?? [];
  // Check both: the envelope may succeed while its task fails.
  for (const code of [parsed.data.status_code, task?.status_code ?? 0]) {
    const fault = faultOfCode(code);
    if (fault !== undefined) return { fault, code, isBilled: code === searchFailed };
  }
  const cost = task?.cost ?? parsed.data.cost;
  const [result] = task?.result ?? [];
  if (result !== undefined) return { found: { ...result, cost } };
  // `noResults` means that the search has no results; a finished task without a result is unreadable.
  return task?.status_code === noResults ? { found: { items: [], cost } } : { fault: 'unreadable', isBilled: true };
}

const noResults = 40_102;
/** Google returned no page to the service; billed nevertheless. */
const searchFailed = 40_101;

/** The fault that a status code of envelope or task means; undefined if there is an answer, even an empty one. */
function faultOfCode(code: number): ProviderFault | undefined {
  if ((code >= 20_000 && code < 30_000) || code === noResults) return undefined;
  if (code === 40_100 || code === 40_104) return 'credentials';
  if (code === 40_200 || code === 40_210) return 'out_of_credit';
  if (code === 40_202 || code === 40_209) return 'rate_limited';
  if (code === searchFailed || code === 40_103 || code === 40_602 || code >= 50_000 || code === 0) return 'their_fault';
  return 'refused';
}
