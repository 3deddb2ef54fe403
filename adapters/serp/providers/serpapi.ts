/** SerpApi: Google's results page; a deferred AI overview takes a second request. serpapi.com/search-api */
import * as z from 'zod';
import type { ObservedAnswer } from '../../../analysis/index.ts';
import { answerWithout } from './answer-parts.ts';
import { type Conversation, converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { faultOfStatus, type ProviderFault } from './faults.ts';
import { googleInterface } from './google-locales.ts';
import { looseText } from './loose.ts';
import type { Provider } from './provider.ts';
import { serpApiAnswer } from './serpapi-answer.ts';
import { type SerpApiAnswer, serpApiAnswerSchema, serpApiPage } from './serpapi-page.ts';

export const serpApiCredentials = z.strictObject({
  api_key: z.string().min(1),
  base_url: baseUrl.default('https://serpapi.com'),
});
type Credentials = z.output<typeof serpApiCredentials>;

const name = 'serpapi';
const endpoint = '/search.json';
const perMinute = 120;

/** Creates a provider that uses the account's key. */
export function serpApi({ api_key, base_url }: Credentials, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const at = (parameters: Record<string, string>) => addressAt(base_url, endpoint, { ...parameters, api_key });
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const url = at({
        engine: 'google',
        q: query.keyword,
        gl: query.country.toLowerCase(),
        hl: googleInterface(query),
        device: 'desktop',
      });
      const { found, sha256 } = await conversation.ask({ url }, read);
      const collected_at = world.now().toISOString();
      const overview = await overviewOf(found, at, conversation, collected_at);
      return {
        ...serpApiPage(query, found, overview, collected_at),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

/** SerpApi reports an empty results page as an error. */
const noResults = /hasn['’]t returned any results/iu;

const errorSchema = z.object({ error: looseText });

function read(answer: ProviderAnswer): Reading<SerpApiAnswer> {
  const failure = serpApiFailure(answer);
  if (failure !== undefined) return failure;
  const parsed = serpApiAnswerSchema.safeParse(answer.json);
  return parsed.success ? { found: parsed.data } : { fault: 'unreadable' };
}

/** Why a response is no answer; undefined if it is one, even an empty one. */
export function serpApiFailure({
  status,
  json,
}: ProviderAnswer): Exclude<Reading<never>, { found: never }> | undefined {
  const failure = errorSchema.safeParse(json);
  const text = failure.success ? failure.data.error : '';
  if ((status === 200 && text === '') || noResults.test(text)) return undefined;
  return { fault: faultOf(status, text), code: status, isBilled: status === 200 };
}

/** 429 also means an exhausted plan; only the text distinguishes them, and it is then discarded. */
function faultOf(status: number, text: string): ProviderFault {
  if (/invalid api key/iu.test(text)) return 'credentials';
  if (/run out of searches|out of searches|plan searches|upgrade your plan|credit/iu.test(text)) return 'out_of_credit';
  return status === 200 ? 'their_fault' : faultOfStatus(status);
}

/**
 * Returns the overview; a deferred one is fetched by its token (valid for a minute). The search succeeds without it.
 */
async function overviewOf(
  { ai_overview }: SerpApiAnswer,
  at: (parameters: Record<string, string>) => string,
  conversation: Conversation,
  observed_at: string,
): Promise<ObservedAnswer> {
  const pending = z.object({ page_token: z.string().min(1) }).safeParse(ai_overview);
  const shown = serpApiAnswer(ai_overview, observed_at);
  if (!pending.success || shown.state === 'captured') return shown;
  const url = at({ engine: 'google_ai_overview', page_token: pending.data.page_token });
  try {
    const { found } = await conversation.ask({ url }, readOverview);
    return serpApiAnswer(found, observed_at);
  } catch {
    // The overview was announced, so it is not captured rather than absent.
    return answerWithout('google_ai_overview', 'not_captured', observed_at);
  }
}

function readOverview({ status, json }: ProviderAnswer): Reading<object> {
  if (status !== 200) return { fault: faultOfStatus(status) };
  const parsed = z.object({ ai_overview: z.looseObject({}) }).safeParse(json);
  return parsed.success ? { found: parsed.data.ai_overview } : { fault: 'unreadable' };
}
