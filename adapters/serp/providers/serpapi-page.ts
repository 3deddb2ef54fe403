/** Converts SerpApi's response to a results page. It lists the page's features without their positions. */
import * as z from 'zod';
import type { ObservedAnswer, SearchQuery } from '../../../analysis/index.ts';
import { anything, looseList, looseRank, looseText, looseUrl, parsedOf } from './loose.ts';
import { itemOf, resultsPage } from './results-page.ts';

/** Present in every response; if it were optional, a broken response would pass for a page without results. */
const information = z.looseObject({ spelling_fix: looseText });

export const serpApiAnswerSchema = z.object({
  search_information: information,
  organic_results: looseList,
  related_questions: looseList,
  related_searches: looseList,
  answer_box: anything,
  knowledge_graph: anything,
  ai_overview: anything,
  top_stories: looseList,
  inline_videos: looseList,
  shopping_results: looseList,
  local_results: anything,
  discussions_and_forums: looseList,
});
export type SerpApiAnswer = z.output<typeof serpApiAnswerSchema>;

const row = z.object({ title: looseText, link: looseUrl, snippet: looseText, date: looseText, position: looseRank });
const question = z.object({ question: looseText, snippet: looseText, link: looseUrl });
const linked = z.object({ link: looseUrl });
const graph = z.object({ title: looseText, type: looseText, description: looseText, source: anything });
const box = z.object({ title: looseText, snippet: looseText, answer: looseText, link: looseUrl });

/** Field names by our feature names. */
const lists = {
  news: 'top_stories',
  video: 'inline_videos',
  shopping: 'shopping_results',
  discussions: 'discussions_and_forums',
} as const;

/** Returns the page in `answer`, with its AI overview, which may come from a second request. */
export function serpApiPage(
  request: SearchQuery,
  answer: SerpApiAnswer,
  overview: ObservedAnswer,
  collected_at: string,
): ReturnType<typeof resultsPage> {
  const shown = box.safeParse(answer.answer_box).data;
  const known = graph.safeParse(answer.knowledge_graph).data;
  return resultsPage({
    provider: 'serpapi',
    request,
    collected_at,
    organic: parsedOf(answer.organic_results, row).map(({ link, title, snippet, date, position }) => ({
      url: link,
      title,
      snippet,
      date,
      rank: position,
    })),
    questions: parsedOf(answer.related_questions, question).map((each) => ({
      title: each.question,
      text: each.snippet,
      url: each.link,
    })),
    related: parsedOf(answer.related_searches, z.object({ query: looseText }))
      .map(({ query }) => query)
      .filter((query) => query !== ''),
    answers: [overview],
    items: [
      // A box without a source is a calculation, a clock or a conversion, not text from a page.
      ...(shown !== undefined && shown.link === '' ? [itemOf('answer_box', [])] : []),
      ...((answer.local_results ?? null) === null ? [] : [itemOf('local_pack', [])]),
      ...Object.entries(lists).flatMap(([type, field]) => {
        const links = parsedOf(answer[field], linked).map(({ link }) => link);
        return links.length === 0 ? [] : [itemOf(type, links)];
      }),
    ],
    featured: shown && { title: shown.title, text: shown.snippet || shown.answer, url: shown.link },
    graph: known && {
      title: known.title,
      type: known.type,
      text: known.description,
      url: linked.safeParse(known.source).data?.link ?? '',
    },
    spelling: answer.search_information.spelling_fix,
    shows: [
      'ai_overview',
      'featured_snippet',
      'paa',
      'related',
      'knowledge_graph',
      'local_pack',
      ...Object.keys(lists),
    ],
    never: [],
  });
}
