/** Brave Search: an index of its own, and its summariser as an answer engine. api-dashboard.search.brave.com */
import * as z from 'zod';
import type { SearchQuery, SerpItem, SerpSnapshot } from '../../../analysis/index.ts';
import { converse, type ProviderFault, type ProviderWorld, paceOf, unavailable } from './ask.ts';
import { braveCountry, braveLanguage } from './brave-locales.ts';
import { braveSummary } from './brave-summary.ts';
import type { Provider } from './provider.ts';
import { featuresOf, looseList, looseText, organicOf, parsedOf, referenceOf } from './snapshot-parts.ts';

export const braveCredentials = z.strictObject({
  subscription_token: z.string().min(1),
  base_url: z.url().default('https://api.search.brave.com'),
  /** Whether the plan includes the summariser. */
  summarizer: z.boolean().default(true),
});

const name = 'brave';
const endpoint = '/res/v1/web/search';
const timeoutMs = 20_000;
/** The smallest plan lets one request through a second. */
const perMinute = 60;

const row = z.object({ title: looseText, url: looseText, description: looseText, page_age: looseText });
const inside = z.object({ results: looseList }).nullish();
const answerSchema = z.object({
  query: z.object({ original: looseText, altered: looseText }).nullish(),
  web: inside,
  faq: inside,
  discussions: inside,
  news: inside,
  videos: inside,
  locations: inside,
  infobox: inside,
  mixed: z.object({ main: looseList }).nullish(),
  summarizer: z.object({ key: z.string().min(1) }).nullish(),
});
type Answer = z.output<typeof answerSchema>;

/** Sections of the answer that are no web results, with our names for them. */
const sections = {
  faq: 'paa',
  discussions: 'discussions',
  news: 'news',
  videos: 'video',
  locations: 'local_pack',
  infobox: 'knowledge_graph',
} as const;

/** A provider with the account's token. */
export function brave(credentials: z.output<typeof braveCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const headers = { 'x-subscription-token': credentials.subscription_token, accept: 'application/json' };
  return {
    name,
    search: async (query) => {
      const conversation = converse(name, world, pace);
      const url = new URL(endpoint, credentials.base_url);
      for (const [key, value] of Object.entries(parametersOf(query, credentials.summarizer))) {
        url.searchParams.set(key, value);
      }
      const { status, headers: told, json, sha256 } = await conversation.ask({ url: url.href, headers, timeoutMs });
      if (status !== 200) throw unavailable(name, faultOf(status, told, json), status);
      const parsed = answerSchema.safeParse(json);
      if (!parsed.success) throw unavailable(name, 'unreadable');
      const collected_at = world.now().toISOString();
      const summary = await braveSummary({
        key: parsed.data.summarizer?.key,
        isOffered: credentials.summarizer,
        ask: (path) => conversation.ask({ url: new URL(path, credentials.base_url).href, headers, timeoutMs }),
        sleep: world.sleep,
        observed_at: collected_at,
      });
      return {
        ...snapshotOf(query, parsed.data, collected_at),
        answers: [summary],
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

function parametersOf({ keyword, language, country }: SearchQuery, summarizer: boolean): Record<string, string> {
  const search_lang = braveLanguage(language, country);
  const market = braveCountry(country);
  // Results for the whole world would be passed off as this country's: another provider may know it.
  if (search_lang === undefined || market === undefined) throw unavailable(name, 'refused', `${language}-${country}`);
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

function snapshotOf(
  request: SearchQuery,
  answer: Answer,
  collected_at: string,
): Omit<SerpSnapshot, 'raw_sha256' | 'answers'> {
  const places = placesOf(answer);
  const rows = (answer.web?.results ?? []).map((value, index) => ({ value, rank: places.get(`web ${index}`) }));
  const web = rows.flatMap(({ value, rank }) => {
    const parsed = row.safeParse(value);
    return parsed.success ? [{ ...parsed.data, rank }] : [];
  });
  // The order over all kinds comes from `mixed`; what it does not place comes after, in its own order.
  const ordered = web
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => (a.entry.rank ?? 1_000) - (b.entry.rank ?? 1_000) || a.index - b.index);
  const items = itemsOf(answer, places);
  const faq = parsedOf(
    answer.faq?.results ?? [],
    z.object({ question: z.string().min(1), answer: looseText, url: looseText }),
  );
  const [box] = parsedOf(
    answer.infobox?.results ?? [],
    z.object({ title: z.string().min(1), description: looseText, url: looseText }),
  );
  const source = box && referenceOf({ url: box.url });
  return {
    provider: name,
    request,
    collected_at,
    organic: organicOf(
      ordered.map(({ entry: { url, title, description, page_age, rank } }) => ({
        url,
        title,
        snippet: description,
        ...(rank === undefined ? {} : { rank }),
        ...(page_age === '' ? {} : { date: page_age }),
      })),
    ),
    paa: faq.map(({ question, answer: text, url }) => {
      const from = referenceOf({ url });
      return {
        question,
        ...(text === '' ? {} : { answer: text }),
        ...(from === undefined ? {} : { url: from.url, domain: from.domain }),
      };
    }),
    related: [],
    items,
    ...(box === undefined
      ? {}
      : {
          knowledge_graph: {
            title: box.title,
            ...(box.description === '' ? {} : { description: box.description }),
            ...(source === undefined ? {} : { url: source.url }),
          },
        }),
    features: featuresOf(
      Object.values(sections),
      ['ai_overview', 'featured_snippet', 'related', 'shopping'],
      new Set(items.map(({ type }) => type)),
    ),
  };
}

/** The place of each result over all kinds, from 1: `web 0` is the first web result. */
function placesOf(answer: Answer): Map<string, number> {
  const main = parsedOf(answer.mixed?.main ?? [], z.object({ type: z.string(), index: z.int().min(0).optional() }));
  return new Map(main.map(({ type, index = 0 }, place) => [`${type} ${index}`, place + 1]));
}

function itemsOf(answer: Answer, places: ReadonlyMap<string, number>): SerpItem[] {
  return Object.entries(sections).flatMap(([section, type]) => {
    const results = parsedOf(answer[section as keyof typeof sections]?.results ?? [], z.object({ url: looseText }));
    if (results.length === 0) return [];
    const rank = places.get(`${section} 0`);
    const domains = results.flatMap(({ url }) => referenceOf({ url })?.domain ?? []);
    return [
      { type, ...(rank === undefined ? {} : { rank_absolute: rank }), domains: [...new Set(domains)].slice(0, 20) },
    ];
  });
}

const errorSchema = z.object({ error: z.object({ code: looseText }) });

/** A limit a second passes; the month's does not, and is told by the code or by the second number of the headers. */
function faultOf(status: number, headers: Readonly<Record<string, string>>, json: unknown): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  const parsed = errorSchema.safeParse(json);
  const code = parsed.success ? parsed.data.error.code : '';
  if (status === 422 && /TOKEN/iu.test(code)) return 'credentials';
  if (status === 402) return 'out_of_credit';
  if (status === 429) {
    const [, ofMonth] = (headers['x-ratelimit-remaining'] ?? '').split(',').map((part) => part.trim());
    return code === 'QUOTA_LIMITED' || ofMonth === '0' ? 'out_of_credit' : 'rate_limited';
  }
  return status >= 500 ? 'their_fault' : 'refused';
}
