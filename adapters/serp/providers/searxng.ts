/** SearXNG: a meta search engine that the operator runs. docs.searxng.org/dev/search_api.html */
import * as z from 'zod';
import type { SearchQuery, SerpSnapshot } from '../../../analysis/index.ts';
import { converse, type ProviderFault, type ProviderWorld, paceOf, unavailable } from './ask.ts';
import type { Provider } from './provider.ts';
import { featuresOf, looseList, looseText, organicOf, parsedOf, referenceOf } from './snapshot-parts.ts';

export const searxngCredentials = z.strictObject({
  base_url: z.url(),
  /** For an instance behind HTTP basic authentication. */
  user: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
});

const name = 'searxng';
const endpoint = '/search';
const timeoutMs = 20_000;
const perMinute = 120;

const answerSchema = z.object({
  results: z.array(z.unknown()),
  suggestions: looseList,
  answers: looseList,
  infoboxes: looseList,
});
const row = z.object({ title: looseText, url: looseText, content: looseText, publishedDate: looseText });

/** A provider over the operator's instance, whose `formats` must include `json`. */
export function searxng(credentials: z.output<typeof searxngCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const { user, password } = credentials;
  const headers: Record<string, string> =
    user === undefined || password === undefined
      ? {}
      : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  return {
    name,
    search: async (query) => {
      const conversation = converse(name, world, pace);
      const url = new URL(endpoint, credentials.base_url);
      url.search = new URLSearchParams({
        q: query.keyword,
        format: 'json',
        language: `${query.language}-${query.country}`,
        pageno: '1',
        safesearch: '0',
      }).toString();
      const { status, json, sha256 } = await conversation.ask({ url: url.href, headers, timeoutMs });
      if (status !== 200) throw unavailable(name, faultOf(status), status);
      const parsed = answerSchema.safeParse(json);
      if (!parsed.success) throw unavailable(name, 'unreadable');
      return {
        ...snapshotOf(query, parsed.data, world.now().toISOString()),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

function snapshotOf(
  request: SearchQuery,
  answer: z.output<typeof answerSchema>,
  collected_at: string,
): Omit<SerpSnapshot, 'raw_sha256'> {
  const [box] = parsedOf(answer.infoboxes, z.object({ infobox: z.string().min(1), content: looseText, id: looseText }));
  const source = box && referenceOf({ url: box.id });
  const related = answer.suggestions.filter((text) => typeof text === 'string');
  return {
    provider: name,
    request,
    collected_at,
    organic: organicOf(
      parsedOf(answer.results, row).map(({ title, url, content, publishedDate }) => ({
        url,
        title,
        snippet: content,
        ...(publishedDate === '' ? {} : { date: publishedDate }),
      })),
    ),
    paa: [],
    related,
    answers: [],
    items: box === undefined ? [] : [{ type: 'knowledge_graph', domains: source === undefined ? [] : [source.domain] }],
    ...(box === undefined
      ? {}
      : {
          knowledge_graph: {
            title: box.infobox,
            ...(box.content === '' ? {} : { description: box.content }),
            ...(source === undefined ? {} : { url: source.url }),
          },
        }),
    features: featuresOf(
      ['related', 'knowledge_graph'],
      ['ai_overview', 'featured_snippet', 'paa', 'local_pack', 'shopping', 'video', 'news', 'discussions'],
      new Set([...(related.length > 0 ? ['related'] : []), ...(box === undefined ? [] : ['knowledge_graph'])]),
    ),
  };
}

/** An instance answers 403 where its JSON format is switched off, and 429 where its limiter takes us for a robot. */
function faultOf(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'their_fault' : 'refused';
}
