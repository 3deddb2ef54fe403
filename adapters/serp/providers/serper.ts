/** Serper: a short form of Google's results page. serper.dev */
import * as z from 'zod';
import type { SearchQuery } from '../../../analysis/index.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from './ask.ts';
import { addressAt, baseUrl } from './base-url.ts';
import { faultOfStatus } from './faults.ts';
import { googleInterface } from './google-locales.ts';
import { anything, givenList, looseList, looseRank, looseText, looseUrl, parsedOf } from './loose.ts';
import type { Provider } from './provider.ts';
import { itemOf, resultsPage } from './results-page.ts';

export const serperCredentials = z.strictObject({
  api_key: z.string().min(1),
  base_url: baseUrl.default('https://google.serper.dev'),
});

const name = 'serper';
const endpoint = '/search';
const perMinute = 600;

const answerSchema = z.object({
  /** Present even if empty; if it were optional, a broken response would pass for a page without results. */
  organic: givenList,
  peopleAlsoAsk: looseList,
  relatedSearches: looseList,
  topStories: looseList,
  knowledgeGraph: anything,
  answerBox: anything,
});
type Answer = z.output<typeof answerSchema>;

const row = z.object({ title: looseText, link: looseUrl, snippet: looseText, date: looseText, position: looseRank });
const question = z.object({ question: looseText, snippet: looseText, link: looseUrl });
const graph = z.object({ title: looseText, type: looseText, description: looseText, descriptionLink: looseUrl });
const box = z.object({ title: looseText, snippet: looseText, answer: looseText, link: looseUrl });

/** Creates a provider that uses the account's key. */
export function serper({ api_key, base_url }: z.output<typeof serperCredentials>, world: ProviderWorld): Provider {
  const pace = paceOf(perMinute, world);
  return {
    name,
    search: async (query, timeMs) => {
      const conversation = converse(name, world, pace, timeMs);
      const request = {
        url: addressAt(base_url, endpoint),
        method: 'POST',
        headers: { 'x-api-key': api_key, 'content-type': 'application/json' },
        body: JSON.stringify({
          q: query.keyword,
          gl: query.country.toLowerCase(),
          hl: googleInterface(query),
          num: 10,
          autocorrect: false,
        }),
      } as const;
      const { found, sha256 } = await conversation.ask(request, read);
      return {
        ...pageOf(query, found, world.now().toISOString()),
        raw_sha256: sha256,
        call: conversation.record(endpoint),
      };
    },
  };
}

/** Only the text of a 400 shows that the credit is used up; it is matched and discarded. */
function read({ status, json }: ProviderAnswer): Reading<Answer> {
  if (status !== 200) {
    const told = z.object({ message: looseText }).safeParse(json).data?.message ?? '';
    const isCredit = status === 400 && /credit/iu.test(told);
    return { fault: isCredit ? 'out_of_credit' : faultOfStatus(status), code: status };
  }
  const parsed = answerSchema.safeParse(json);
  return parsed.success ? { found: parsed.data } : { fault: 'unreadable' };
}

function pageOf(request: SearchQuery, answer: Answer, collected_at: string): ReturnType<typeof resultsPage> {
  const shown = box.safeParse(answer.answerBox).data;
  const known = graph.safeParse(answer.knowledgeGraph).data;
  const stories = parsedOf(answer.topStories, z.object({ link: looseUrl })).map(({ link }) => link);
  return resultsPage({
    provider: name,
    request,
    collected_at,
    organic: parsedOf(answer.organic, row).map(({ link, title, snippet, date, position }) => ({
      url: link,
      title,
      snippet,
      date,
      rank: position,
    })),
    questions: parsedOf(answer.peopleAlsoAsk, question).map((each) => ({
      title: each.question,
      text: each.snippet,
      url: each.link,
    })),
    related: parsedOf(answer.relatedSearches, z.object({ query: looseText }))
      .map(({ query }) => query)
      .filter((query) => query !== ''),
    items: [
      // A box without a source is a calculation, a clock or a conversion, not text from a page.
      ...(shown !== undefined && shown.link === '' ? [itemOf('answer_box', [])] : []),
      ...(stories.length === 0 ? [] : [itemOf('news', stories)]),
    ],
    featured: shown && { title: shown.title, text: shown.snippet || shown.answer, url: shown.link },
    graph: known && { title: known.title, type: known.type, text: known.description, url: known.descriptionLink },
    shows: ['featured_snippet', 'paa', 'related', 'knowledge_graph', 'news'],
    never: ['ai_overview', 'local_pack', 'shopping', 'video', 'discussions'],
  });
}
