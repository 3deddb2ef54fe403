/** DataForSEO v3: Google's results page, live and advanced. docs.dataforseo.com/v3/serp/google/organic/live/advanced */
import * as z from 'zod';
import type { ObservedAnswer, Reference, SearchQuery, SerpItem, SerpSnapshot } from '../../../analysis/index.ts';
import { converse, type ProviderFault, type ProviderWorld, paceOf, unavailable } from './ask.ts';
import { countryNumber } from './country-numbers.ts';
import { dataForSeoAnswer } from './dataforseo-answer.ts';
import type { Provider } from './provider.ts';
import { featuresOf, looseList, looseRank, looseText, organicOf, parsedOf, referenceOf } from './snapshot-parts.ts';

export const dataForSeoCredentials = z.strictObject({
  login: z.string().min(1),
  password: z.string().min(1),
  base_url: z.url().default('https://api.dataforseo.com'),
});

const name = 'dataforseo';
const endpoint = '/v3/serp/google/organic/live/advanced';
/** Live answers come within six seconds as a rule, and may take more than twenty. */
const timeoutMs = 45_000;
/** 2,000 calls a minute for an account, which may have several workers; the service sends no headers about it. */
const perMinute = 300;

const envelope = z.object({
  status_code: z.number(),
  cost: z.number().optional(),
  tasks: z
    .array(
      z.object({
        status_code: z.number(),
        cost: z.number().optional(),
        result: z.array(z.object({ spell: z.unknown(), items: looseList })).nullish(),
      }),
    )
    .nullish(),
});

const item = z.object({
  type: z.string().min(1),
  rank_absolute: looseRank,
  domain: looseText,
  url: looseText,
  title: looseText,
  description: looseText,
  timestamp: looseText,
  items: looseList,
});
type Item = z.output<typeof item>;

/** What is asked for, or always shown where it exists; the names are ours. */
const known = [
  'ai_overview',
  'featured_snippet',
  'paa',
  'related',
  'knowledge_graph',
  'local_pack',
  'shopping',
  'video',
  'news',
  'discussions',
];

/** The provider's names that differ from ours. */
const ours: Readonly<Record<string, string>> = {
  people_also_ask: 'paa',
  related_searches: 'related',
  top_stories: 'news',
  popular_products: 'shopping',
  discussions_and_forums: 'discussions',
};

/** Google's name of a language where it is not the ISO 639-1 code. */
const languageCodes: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no', jv: 'jw' };

/** A provider with the account's credentials. */
export function dataForSeo(credentials: z.output<typeof dataForSeoCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const basic = Buffer.from(`${credentials.login}:${credentials.password}`).toString('base64');
  return {
    name,
    search: async (query) => {
      const conversation = converse(name, world, pace);
      const { status, json, sha256 } = await conversation.ask({
        url: new URL(endpoint, credentials.base_url).href,
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify([taskOf(query)]),
        timeoutMs,
      });
      if (status !== 200) throw unavailable(name, faultOfStatus(status), status);
      const parsed = envelope.safeParse(json);
      if (!parsed.success) throw unavailable(name, 'unreadable');
      const [task] = parsed.data.tasks ?? [];
      // Both are read: the envelope may be well while its task is not.
      for (const code of [parsed.data.status_code, task?.status_code ?? 0]) {
        const fault = faultOfCode(code);
        if (fault !== undefined) throw unavailable(name, fault, code);
      }
      const [result] = task?.result ?? [];
      const cost = task?.cost ?? parsed.data.cost;
      return {
        ...snapshotOf(query, parsedOf(result?.items ?? [], item), world.now().toISOString()),
        ...spellingOf(result?.spell),
        raw_sha256: sha256,
        call: conversation.record(endpoint, cost === undefined ? {} : { cost_usd: cost }),
      };
    },
  };
}

function taskOf({ keyword, language, country }: SearchQuery) {
  const number = countryNumber(country);
  if (number === undefined) throw unavailable(name, 'refused', country);
  return {
    // The service decodes %xx and takes + for a space.
    keyword: keyword.slice(0, 700).replaceAll('%', '%25').replaceAll('+', '%2B'),
    location_code: 2000 + number,
    language_code: languageOf(language, country),
    device: 'desktop',
    os: 'windows',
    depth: 10,
    load_async_ai_overview: true,
    people_also_ask_click_depth: 1,
  };
}

function languageOf(language: string, country: string): string {
  if (language === 'zh') return country === 'TW' || country === 'HK' || country === 'MO' ? 'zh-TW' : 'zh-CN';
  return languageCodes[language] ?? language;
}

function snapshotOf(
  request: SearchQuery,
  items: readonly Item[],
  collected_at: string,
): Omit<SerpSnapshot, 'raw_sha256'> {
  const organic = items.filter(({ type }) => type === 'organic');
  const others = items.filter(({ type }) => type !== 'organic');
  const seen = new Set(others.map(({ type }) => ours[type] ?? type));
  const overview = others.find(({ type }) => type === 'ai_overview');
  const answer: ObservedAnswer =
    overview === undefined
      ? { engine: 'google_ai_overview', state: 'absent', observed_at: collected_at, blocks: [], references: [] }
      : dataForSeoAnswer(overview, collected_at);
  const snippet = others.find(({ type }) => type === 'featured_snippet');
  const featured = snippet && referenceOf({ url: snippet.url, title: snippet.title, text: snippet.description });
  const box = others.find(({ type, title }) => type === 'knowledge_graph' && title !== '');
  return {
    provider: name,
    request,
    collected_at,
    organic: organicOf(
      organic.map(({ url, title, description, timestamp, rank_absolute }) => ({
        url,
        title,
        snippet: description,
        rank: rank_absolute,
        ...(timestamp === '' ? {} : { date: timestamp }),
      })),
    ),
    paa: others.filter(({ type }) => type === 'people_also_ask').flatMap(({ items: asked }) => askedOf(asked)),
    related: others
      .filter(({ type }) => type === 'related_searches' || type === 'people_also_search')
      .flatMap(({ items: texts }) => texts.filter((text) => typeof text === 'string')),
    answers: [answer],
    items: others.map((other) => shownOf(other)),
    ...(featured === undefined ? {} : { featured_snippet: featured }),
    ...(box === undefined ? {} : { knowledge_graph: graphOf(box) }),
    features: { ...featuresOf(known, [], seen), ai_overview: answer.state },
  };
}

const askedElement = z.object({ title: looseText, expanded_element: looseList });
const expanded = z.object({ url: looseText, description: looseText, domain: looseText });

function askedOf(elements: readonly unknown[]): SerpSnapshot['paa'] {
  return parsedOf(elements, askedElement)
    .filter(({ title }) => title !== '')
    .map(({ title, expanded_element }) => {
      const [first] = parsedOf(expanded_element, expanded);
      const source = first && referenceOf({ url: first.url });
      return {
        question: title,
        ...(first === undefined || first.description === '' ? {} : { answer: first.description }),
        ...(source === undefined ? {} : { url: source.url, domain: source.domain }),
      };
    });
}

function shownOf({ type, rank_absolute, domain, items }: Item): SerpItem {
  const inside = parsedOf(items, z.object({ domain: looseText })).map((each) => each.domain);
  return {
    type: ours[type] ?? type,
    ...(rank_absolute === undefined ? {} : { rank_absolute }),
    domains: [...new Set([domain, ...inside].filter((each) => each !== ''))].slice(0, 20),
  };
}

function graphOf({ title, description, url }: Item) {
  const source: Reference | undefined = referenceOf({ url });
  return {
    title,
    ...(description === '' ? {} : { description }),
    ...(source === undefined ? {} : { url: source.url }),
  };
}

function spellingOf(spell: unknown): { spell_suggestion?: string } {
  const parsed = z.object({ keyword: z.string().min(1) }).safeParse(spell);
  return parsed.success ? { spell_suggestion: parsed.data.keyword } : {};
}

function faultOfStatus(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 402) return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'their_fault' : 'refused';
}

/** What a status code of envelope or task says; undefined where there is an answer, an empty one included (40102). */
function faultOfCode(code: number): ProviderFault | undefined {
  if ((code >= 20_000 && code < 30_000) || code === 40_102) return undefined;
  if (code === 40_100 || code === 40_104) return 'credentials';
  if (code === 40_200 || code === 40_210) return 'out_of_credit';
  if (code === 40_202 || code === 40_209) return 'rate_limited';
  if (code === 40_101 || code === 40_103 || code === 40_602 || code >= 50_000 || code === 0) return 'their_fault';
  return 'refused';
}
