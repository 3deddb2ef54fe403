/** SerpApi: Google's results page; an AI overview that is not there yet takes a second request. serpapi.com/search-api */
import * as z from 'zod';
import type { ObservedAnswer, SearchQuery, SerpItem, SerpSnapshot } from '../../../analysis/index.ts';
import { type Conversation, converse, type ProviderFault, type ProviderWorld, paceOf, unavailable } from './ask.ts';
import type { Provider } from './provider.ts';
import { serpApiAnswer } from './serpapi-answer.ts';
import { featuresOf, looseList, looseRank, looseText, organicOf, parsedOf, referenceOf } from './snapshot-parts.ts';

export const serpApiCredentials = z.strictObject({
  api_key: z.string().min(1),
  base_url: z.url().default('https://serpapi.com'),
});
type Credentials = z.output<typeof serpApiCredentials>;

const name = 'serpapi';
const endpoint = '/search.json';
const timeoutMs = 40_000;
const perMinute = 120;

const row = z.object({ title: looseText, link: looseText, snippet: looseText, date: looseText, position: looseRank });
const answerSchema = z.object({
  error: looseText,
  search_metadata: z.object({ status: looseText }).nullish(),
  search_information: z.object({ spelling_fix: looseText }).nullish(),
  organic_results: looseList,
  related_questions: looseList,
  related_searches: looseList,
  answer_box: z.unknown(),
  knowledge_graph: z.unknown(),
  ai_overview: z.unknown(),
  top_stories: looseList,
  inline_videos: looseList,
  shopping_results: looseList,
  local_results: z.unknown(),
  discussions_and_forums: looseList,
});
type Answer = z.output<typeof answerSchema>;

/** An empty results page is told as an error. */
const noResults = /hasn['’]t returned any results/iu;

/** A provider with the account's key. */
export function serpApi(credentials: Credentials, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  return {
    name,
    search: async (query) => {
      const conversation = converse(name, world, pace);
      const { status, json, sha256 } = await conversation.ask({
        url: addressOf(credentials, {
          engine: 'google',
          q: query.keyword,
          gl: query.country.toLowerCase(),
          hl: languageOf(query),
          device: 'desktop',
        }),
        timeoutMs,
      });
      const parsed = answerSchema.safeParse(json);
      const isEmpty = parsed.success && noResults.test(parsed.data.error);
      if (status !== 200 && !isEmpty) throw unavailable(name, faultOf(status, json), status);
      if (!parsed.success) throw unavailable(name, 'unreadable');
      if (!isEmpty && parsed.data.error !== '') throw unavailable(name, faultOf(status, json));
      const collected_at = world.now().toISOString();
      const answer = await overviewOf(parsed.data, credentials, conversation, collected_at);
      return {
        ...snapshotOf(query, parsed.data, answer, collected_at),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

function addressOf({ base_url, api_key }: Credentials, parameters: Record<string, string>): string {
  const url = new URL(endpoint, base_url);
  for (const [key, value] of Object.entries({ ...parameters, api_key })) url.searchParams.set(key, value);
  return url.href;
}

function languageOf({ language, country }: SearchQuery): string {
  if (language === 'zh') return country === 'TW' || country === 'HK' || country === 'MO' ? 'zh-tw' : 'zh-cn';
  if (language === 'pt') return country === 'BR' ? 'pt-br' : 'pt-pt';
  return language === 'he' ? 'iw' : language;
}

/** The overview as it came, or fetched by its token, which holds for a minute. A search without it is still a search. */
async function overviewOf(
  { ai_overview }: Answer,
  credentials: Credentials,
  conversation: Conversation,
  observed_at: string,
): Promise<ObservedAnswer> {
  const pending = z.object({ page_token: z.string().min(1) }).safeParse(ai_overview);
  if (!pending.success) return serpApiAnswer(ai_overview, observed_at);
  const parameters = { engine: 'google_ai_overview', page_token: pending.data.page_token };
  try {
    const { status, json } = await conversation.ask({ url: addressOf(credentials, parameters), timeoutMs });
    const parsed = z.object({ ai_overview: z.unknown() }).safeParse(json);
    if (status === 200 && parsed.success) {
      const answer = serpApiAnswer(parsed.data.ai_overview, observed_at);
      // It was announced: one that does not come was not captured, and is not absent.
      return answer.state === 'absent' ? { ...answer, state: 'not_captured' } : answer;
    }
  } catch {
    // As below.
  }
  return { ...serpApiAnswer(undefined, observed_at), state: 'not_captured' };
}

const linked = z.object({ link: looseText });
const graph = z.object({ title: z.string().min(1), type: looseText, description: looseText, source: z.unknown() });
const box = z.object({ title: looseText, snippet: looseText, answer: looseText, link: looseText });

function snapshotOf(
  request: SearchQuery,
  answer: Answer,
  overview: ObservedAnswer,
  collected_at: string,
): Omit<SerpSnapshot, 'raw_sha256'> {
  const rows = parsedOf(answer.organic_results, row);
  const questions = parsedOf(
    answer.related_questions,
    z.object({ question: z.string().min(1), snippet: looseText, link: looseText }),
  );
  const related = parsedOf(answer.related_searches, z.object({ query: z.string().min(1) })).map(({ query }) => query);
  const known = graph.safeParse(answer.knowledge_graph);
  const source = known.success ? referenceOf({ url: linked.safeParse(known.data.source).data?.link ?? '' }) : undefined;
  const shown = box.safeParse(answer.answer_box);
  const featured =
    shown.success && shown.data.link !== ''
      ? referenceOf({ url: shown.data.link, title: shown.data.title, text: shown.data.snippet || shown.data.answer })
      : undefined;
  const domainsOf = (values: readonly unknown[]) =>
    [...new Set(parsedOf(values, linked).flatMap(({ link }) => referenceOf({ url: link })?.domain ?? []))].slice(0, 20);
  const lists: [string, readonly unknown[]][] = [
    ['news', answer.top_stories],
    ['video', answer.inline_videos],
    ['shopping', answer.shopping_results],
    ['discussions', answer.discussions_and_forums],
  ];
  const items: SerpItem[] = [
    ...(overview.state === 'absent' ? [] : [{ type: 'ai_overview', domains: [] }]),
    ...(shown.success ? [{ type: 'featured_snippet', domains: featured === undefined ? [] : [featured.domain] }] : []),
    ...(known.success ? [{ type: 'knowledge_graph', domains: source === undefined ? [] : [source.domain] }] : []),
    ...(questions.length > 0 ? [{ type: 'paa', domains: [] }] : []),
    ...(answer.local_results == null ? [] : [{ type: 'local_pack', domains: [] }]),
    ...lists.flatMap(([type, values]) => (values.length > 0 ? [{ type, domains: domainsOf(values) }] : [])),
    ...(related.length > 0 ? [{ type: 'related', domains: [] }] : []),
  ];
  const spelling = answer.search_information?.spelling_fix ?? '';
  return {
    provider: name,
    request,
    collected_at,
    organic: organicOf(
      rows.map(({ link, title, snippet, date, position }) => ({
        url: link,
        title,
        snippet,
        rank: position,
        ...(date === '' ? {} : { date }),
      })),
    ),
    paa: questions.map(({ question, snippet, link }) => {
      const from = referenceOf({ url: link });
      return {
        question,
        ...(snippet === '' ? {} : { answer: snippet }),
        ...(from === undefined ? {} : { url: from.url, domain: from.domain }),
      };
    }),
    related,
    answers: [overview],
    items,
    ...(featured === undefined ? {} : { featured_snippet: featured }),
    ...(known.success
      ? {
          knowledge_graph: {
            title: known.data.title,
            ...(known.data.type === '' ? {} : { type: known.data.type }),
            ...(known.data.description === '' ? {} : { description: known.data.description }),
            ...(source === undefined ? {} : { url: source.url }),
          },
        }
      : {}),
    ...(spelling === '' ? {} : { spell_suggestion: spelling }),
    features: {
      ...featuresOf(
        [
          'featured_snippet',
          'paa',
          'related',
          'knowledge_graph',
          'news',
          'video',
          'shopping',
          'local_pack',
          'discussions',
        ],
        [],
        new Set(items.map(({ type }) => type)),
      ),
      ai_overview: overview.state,
    },
  };
}

/** 429 is also what an exhausted plan is answered with; the text tells, and is thrown away. */
function faultOf(status: number, json: unknown): ProviderFault {
  const parsed = z.object({ error: looseText }).safeParse(json);
  const text = parsed.success ? parsed.data.error : '';
  if (status === 401 || status === 403 || /invalid api key/iu.test(text)) return 'credentials';
  if (/run out of searches|out of searches|plan searches|upgrade your plan|credit/iu.test(text)) return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return status >= 500 || status === 200 ? 'their_fault' : 'refused';
}
