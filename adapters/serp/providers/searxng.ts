/** SearXNG: a meta search engine run by the operator. docs.searxng.org/dev/search_api.html */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { faultOfStatus } from './faults.ts';
import { givenList, looseList, looseText, looseUrl, parsedOf, textsOf } from './loose.ts';
import type { Provider } from './provider.ts';
import { resultsPage } from './results-page.ts';

/** An IP address in the form that a resolver returns. */
const address = z.union([z.ipv4(), z.ipv6().transform((text) => new URL(`http://[${text}]`).hostname.slice(1, -1))]);

export const searxngCredentials = z
  .strictObject({
    base_url: baseUrl,
    /** For an instance behind HTTP basic authentication. */
    user: z.string().min(1).optional(),
    password: z.string().min(1).optional(),
    /** Addresses of an instance in a private network; all other non-public addresses are refused. */
    allowed_addresses: z.array(address).max(8).default([]),
  })
  .refine(({ user, password }) => (user === undefined) === (password === undefined), {
    error: 'user and password come together',
    path: ['password'],
  });
type Credentials = z.output<typeof searxngCredentials>;

const name = 'searxng';
const endpoint = '/search';
const perMinute = 120;

const answerSchema = z.object({
  results: givenList,
  suggestions: looseList,
  infoboxes: looseList,
  /** Engines that did not respond. */
  unresponsive_engines: looseList,
});
type Answer = z.output<typeof answerSchema>;

const row = z.object({ title: looseText, url: looseUrl, content: looseText, publishedDate: looseText });
const box = z.object({ infobox: looseText, content: looseText, id: looseUrl });

/** Creates a provider over the operator's instance, whose `formats` must include `json`. */
export function searxng({ base_url, user, password }: Credentials, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  const headers = {
    accept: 'application/json',
    ...(user === undefined ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }),
  };
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const url = addressAt(base_url, endpoint, {
        q: query.keyword,
        format: 'json',
        language: `${query.language}-${query.country}`,
        pageno: '1',
        safesearch: '0',
      });
      const { found, sha256 } = await conversation.ask({ url, headers }, read);
      return {
        ...pageOf(query, found, world.now().toISOString()),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

/** An instance responds 403 if its JSON format is disabled, and 429 if its limiter takes us for a bot. */
function read({ status, json }: ProviderAnswer): Reading<Answer> {
  if (status !== 200) return { fault: faultOfStatus(status), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const { results, unresponsive_engines } = parsed.data;
  // No results because no engine responded is not an empty page. An immediate retry would not help.
  if (results.length === 0 && unresponsive_engines.length > 0) return { fault: 'their_fault', isBilled: true };
  return { found: parsed.data };
}

function pageOf(request: SearchQuery, answer: Answer, collected_at: string): ReturnType<typeof resultsPage> {
  const [known] = parsedOf(answer.infoboxes, box);
  return resultsPage({
    provider: name,
    request,
    collected_at,
    organic: parsedOf(answer.results, row).map(({ url, title, content, publishedDate }) => ({
      url,
      title,
      snippet: content,
      date: publishedDate,
    })),
    related: textsOf(answer.suggestions),
    graph: known && { title: known.infobox, text: known.content, url: known.id },
    shows: ['related', 'knowledge_graph'],
    never: ['ai_overview', 'featured_snippet', 'paa', 'local_pack', 'shopping', 'video', 'news', 'discussions'],
  });
}
