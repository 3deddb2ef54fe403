/** Converts Brave's response to a results page; `mixed` gives the order of its sections. */
import * as z from 'zod';
import type { ObservedAnswer, SearchQuery, SerpItem } from '../../../analysis/index.ts';
import { looseList, looseRank, looseText, looseUrl, parsedOf } from './loose.ts';
import { itemOf, resultsPage } from './results-page.ts';

/** Null if the page has no such section. */
const section = z.object({ results: looseList }).nullish();

export const braveAnswerSchema = z.object({
  type: z.literal('search'),
  query: z.object({ altered: looseText }).nullish(),
  web: section,
  faq: section,
  discussions: section,
  news: section,
  videos: section,
  locations: section,
  infobox: section,
  mixed: z.object({ main: looseList }).nullish(),
  summarizer: z.object({ key: z.string().min(1) }).nullish(),
});
export type BraveAnswer = z.output<typeof braveAnswerSchema>;

/** Sections other than web results, with our names for them. */
const sections = {
  faq: 'paa',
  discussions: 'discussions',
  news: 'news',
  videos: 'video',
  locations: 'local_pack',
  infobox: 'knowledge_graph',
} as const;
type Section = keyof typeof sections;

/** Texts contain HTML character references. */
const braveText = looseText.transform(withoutReferences);
const row = z.object({ title: braveText, url: looseUrl, description: braveText, page_age: looseText });
const question = z.object({ question: braveText, answer: braveText, url: looseUrl });
const box = z.object({ title: braveText, description: braveText, url: looseUrl });
const place = z.object({ type: z.string(), index: z.int().min(0).optional() });

/** Returns the page in `answer`, with the summary, which is requested separately. */
export function bravePage(
  request: SearchQuery,
  answer: BraveAnswer,
  summary: ObservedAnswer,
  collected_at: string,
): ReturnType<typeof resultsPage> {
  const places = placesOf(answer);
  const [known] = parsedOf(answer.infobox?.results ?? [], box);
  const rows = (answer.web?.results ?? []).flatMap((value, index) => {
    const { data } = row.safeParse(value);
    return data === undefined ? [] : [{ ...data, rank: looseRank.parse(places.get(`web ${index}`)) }];
  });
  return resultsPage({
    provider: 'brave',
    request,
    collected_at,
    // Results that `mixed` does not place come last, in their own order.
    organic: rows
      .toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER))
      .map(({ url, title, description, page_age, rank }) => ({
        url,
        title,
        snippet: description,
        date: page_age,
        rank,
      })),
    questions: parsedOf(answer.faq?.results ?? [], question).map((each) => ({
      title: each.question,
      text: each.answer,
      url: each.url,
    })),
    answers: [summary],
    items: itemsOf(answer, places),
    graph: known && { title: known.title, text: known.description, url: known.url },
    spelling: answer.query?.altered ?? '',
    shows: Object.values(sections),
    never: ['ai_overview', 'featured_snippet', 'related', 'shopping'],
  });
}

/** The rank of each result over all sections, from 1: `web 0` is the first web result. */
function placesOf(answer: BraveAnswer): Map<string, number> {
  const main = parsedOf(answer.mixed?.main ?? [], place);
  // If a result is placed twice, the first place counts.
  return new Map(main.map(({ type, index = 0 }, at): [string, number] => [`${type} ${index}`, at + 1]).toReversed());
}

function itemsOf(answer: BraveAnswer, places: ReadonlyMap<string, number>): SerpItem[] {
  return (Object.keys(sections) as Section[]).flatMap((name) => {
    const urls = parsedOf(answer[name]?.results ?? [], z.object({ url: looseUrl })).map(({ url }) => url);
    return urls.length === 0 ? [] : [itemOf(sections[name], urls, places.get(`${name} 0`))];
  });
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function withoutReferences(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/giu,
    (whole, hex, decimal, name) => {
      if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
      const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
      return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
    },
  );
}
