/** Serper: Google's results page in short. serper.dev */
import * as z from 'zod';
import type { SearchQuery, SerpItem, SerpSnapshot } from '../../../analysis/index.ts';
import { converse, type ProviderFault, type ProviderWorld, paceOf, unavailable } from './ask.ts';
import type { Provider } from './provider.ts';
import { featuresOf, looseList, looseRank, looseText, organicOf, parsedOf, referenceOf } from './snapshot-parts.ts';

export const serperCredentials = z.strictObject({
  api_key: z.string().min(1),
  base_url: z.url().default('https://google.serper.dev'),
});

const name = 'serper';
const endpoint = '/search';
const timeoutMs = 20_000;
const perMinute = 600;

const row = z.object({ title: looseText, link: looseText, snippet: looseText, date: looseText, position: looseRank });
const answerSchema = z.object({
  organic: looseList,
  peopleAlsoAsk: looseList,
  relatedSearches: looseList,
  topStories: looseList,
  knowledgeGraph: z.unknown(),
  answerBox: z.unknown(),
});
const asked = z.object({ question: looseText, snippet: looseText, link: looseText });
const graph = z.object({
  title: z.string().min(1),
  type: looseText,
  description: looseText,
  descriptionLink: looseText,
});
const box = z.object({ title: looseText, snippet: looseText, answer: looseText, link: looseText });
const error = z.object({ message: looseText });

/** A provider with the account's key. */
export function serper(credentials: z.output<typeof serperCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  return {
    name,
    search: async (query) => {
      const conversation = converse(name, world, pace);
      const { status, json, sha256 } = await conversation.ask({
        url: new URL(endpoint, credentials.base_url).href,
        method: 'POST',
        headers: { 'x-api-key': credentials.api_key, 'content-type': 'application/json' },
        body: JSON.stringify({
          q: query.keyword,
          gl: query.country.toLowerCase(),
          hl: query.language,
          num: 10,
          autocorrect: false,
        }),
        timeoutMs,
      });
      if (status !== 200) throw unavailable(name, faultOf(status, json), status);
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
  const rows = parsedOf(answer.organic, row);
  const questions = parsedOf(answer.peopleAlsoAsk, asked).filter(({ question }) => question !== '');
  const related = parsedOf(answer.relatedSearches, z.object({ query: z.string().min(1) })).map(({ query }) => query);
  const known = graph.safeParse(answer.knowledgeGraph);
  const shown = box.safeParse(answer.answerBox);
  const featured =
    shown.success && shown.data.link !== ''
      ? referenceOf({ url: shown.data.link, title: shown.data.title, text: shown.data.snippet || shown.data.answer })
      : undefined;
  const stories = parsedOf(answer.topStories, z.object({ link: looseText }));
  const source = known.success ? referenceOf({ url: known.data.descriptionLink }) : undefined;
  const items: SerpItem[] = [
    ...(known.success ? [{ type: 'knowledge_graph', domains: source === undefined ? [] : [source.domain] }] : []),
    ...(shown.success ? [{ type: 'featured_snippet', domains: featured === undefined ? [] : [featured.domain] }] : []),
    ...(questions.length > 0 ? [{ type: 'paa', domains: [] }] : []),
    ...(stories.length > 0
      ? [{ type: 'news', domains: stories.flatMap(({ link }) => referenceOf({ url: link })?.domain ?? []) }]
      : []),
    ...(related.length > 0 ? [{ type: 'related', domains: [] }] : []),
  ];
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
    answers: [],
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
    features: featuresOf(
      ['featured_snippet', 'paa', 'related', 'knowledge_graph', 'news'],
      ['ai_overview', 'local_pack', 'shopping', 'video', 'discussions'],
      new Set(items.map(({ type }) => type)),
    ),
  };
}

/** Credit that is used up is told by the text of a 400, which is matched and thrown away. */
function faultOf(status: number, json: unknown): ProviderFault {
  if (status === 401 || status === 403) return 'credentials';
  const parsed = error.safeParse(json);
  if (status === 402 || (status === 400 && parsed.success && /credit/iu.test(parsed.data.message)))
    return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'their_fault' : 'refused';
}
