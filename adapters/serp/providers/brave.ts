/** Brave Search: its own index, and its summarizer as an answer engine. api-dashboard.search.brave.com */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import { answerWithout } from './answer-parts.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { braveCountry, braveLanguage } from './brave-locales.ts';
import { type BraveAnswer, braveAnswerSchema, bravePage } from './brave-page.ts';
import { braveSummary } from './brave-summary.ts';
import { faultOfStatus, type ProviderFault, ProviderUnavailable } from './faults.ts';
import { looseText } from './loose.ts';
import type { Provider } from './provider.ts';

export const braveCredentials = z.strictObject({
  subscription_token: z.string().min(1),
  base_url: baseUrl.default('https://api.search.brave.com'),
  /** Whether the plan includes the summarizer. */
  summarizer: z.boolean().default(true),
});

const name = 'brave';
const endpoint = '/res/v1/web/search';
/** The smallest plan allows one request per second. */
const perMinute = 60;

/** Creates a provider that uses the account's token. */
export function brave(credentials: z.output<typeof braveCredentials>, world: ProviderWorld): Provider {
  const { subscription_token, base_url, summarizer } = credentials;
  const pace = paceOf(perMinute, world);
  const headers = { 'x-subscription-token': subscription_token, accept: 'application/json' };
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const url = addressAt(base_url, endpoint, parametersOf(query, summarizer));
      const { found, sha256 } = await conversation.ask({ url, headers }, read);
      const collected_at = world.now().toISOString();
      const ask = (path: string, parameters: Record<string, string>) => ({
        url: addressAt(base_url, path, parameters),
        headers,
      });
      const summary = summarizer
        ? await braveSummary(found.summarizer?.key, { conversation, ask, sleep: world.sleep, collected_at })
        : answerWithout('brave_summary', 'not_captured', collected_at);
      return {
        ...bravePage(query, found, summary, collected_at),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

function parametersOf({ keyword, language, country }: SearchQuery, summarizer: boolean): Record<string, string> {
  const search_lang = braveLanguage(language, country);
  const market = braveCountry(country);
  // Brave would return worldwide results, which must not pass for this country's; another provider may support it.
  if (search_lang === undefined || market === undefined) {
    throw new ProviderUnavailable(name, 'refused', `${language}-${country}`);
  }
  return {
    q: keyword.slice(0, 400),
    country: market,
    search_lang,
    count: '20',
    text_decorations: 'false',
    spellcheck: 'false',
    ...(summarizer ? { summary: '1' } : {}),
  };
}

function read({ status, headers, json }: ProviderAnswer): Reading<BraveAnswer> {
  if (status !== 200) return { fault: braveFault(status, headers, json), code: status };
  const parsed = braveAnswerSchema.safeParse(json);
  return parsed.success ? { found: parsed.data } : { fault: 'unreadable' };
}

const errorSchema = z.object({ error: z.object({ code: looseText }) });

/**
 * Distinguishes the per-second limit, which passes, from the monthly one. The code or the second number of the header
 * shows the monthly one.
 */
export function braveFault(status: number, headers: Readonly<Record<string, string>>, json: unknown): ProviderFault {
  const code = errorSchema.safeParse(json).data?.error.code ?? '';
  if (status === 422 && /TOKEN/iu.test(code)) return 'credentials';
  if (status === 429) {
    const [, ofMonth] = (headers['x-ratelimit-remaining'] ?? '').split(',').map((part) => part.trim());
    return code === 'QUOTA_LIMITED' || ofMonth === '0' ? 'out_of_credit' : 'rate_limited';
  }
  return faultOfStatus(status);
}
