/** Converts DataForSEO's items to a results page. Every item keeps its rank, and unknown types their name. */
import * as z from 'zod';
import { domainOf, type ObservedAnswer, type SearchQuery, type SerpItem } from '../../../analysis/index.ts';
import { dataForSeoAnswer } from './dataforseo-answer.ts';
import { looseList, looseRank, looseText, looseUrl, parsedOf, textsOf } from './loose.ts';
import { itemOf, type LinkedText, resultsPage } from './results-page.ts';

const item = z.object({
  type: z.string().regex(/^[a-z0-9_]{1,64}$/u),
  rank_absolute: looseRank,
  domain: looseText,
  url: looseUrl,
  title: looseText,
  subtitle: looseText,
  description: looseText,
  timestamp: looseText,
  pre_snippet: looseText,
  items: looseList,
  references: looseList,
});
type Item = z.output<typeof item>;

/** Features that are requested, or always returned if the page has them, by our names. */
const shows = [
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
  people_also_search: 'related',
  top_stories: 'news',
  popular_products: 'shopping',
  discussions_and_forums: 'discussions',
};

/** Returns the page in `found`; organic results are in rank order. */
export function dataForSeoPage(
  request: SearchQuery,
  found: { items: readonly unknown[]; spell?: unknown },
  collected_at: string,
): ReturnType<typeof resultsPage> {
  const all = parsedOf(found.items, item).map((each) => ({ ...each, type: ours[each.type] ?? each.type }));
  const others = all.filter(({ type }) => type !== 'organic');
  const snippet = others.find(({ type }) => type === 'featured_snippet');
  const box = others.find(({ type, title }) => type === 'knowledge_graph' && title !== '');
  const spell = z.object({ keyword: looseText }).safeParse(found.spell);
  return resultsPage({
    provider: 'dataforseo',
    request,
    collected_at,
    organic: all
      .filter(({ type }) => type === 'organic')
      .map(({ url, title, description, timestamp, pre_snippet, rank_absolute }) => ({
        url,
        title,
        snippet: description,
        date: timestamp === '' ? pre_snippet : timestamp,
        rank: rank_absolute,
      })),
    questions: others.filter(({ type }) => type === 'paa').flatMap(({ items }) => questionsIn(items)),
    related: others.filter(({ type }) => type === 'related').flatMap(({ items }) => textsOf(items)),
    answers: [overviewOf(others, collected_at)],
    items: others.map(shownOf),
    featured: snippet && { url: snippet.url, title: snippet.title, text: snippet.description },
    graph: box && { title: box.title, type: box.subtitle, text: box.description, url: box.url },
    spelling: spell.success ? spell.data.keyword : '',
    shows,
    never: [],
  });
}

function overviewOf(others: readonly Item[], observed_at: string): ObservedAnswer {
  const overview = others.find(({ type }) => type === 'ai_overview');
  if (overview !== undefined) return dataForSeoAnswer(overview, observed_at);
  return { engine: 'google_ai_overview', state: 'absent', observed_at, blocks: [], references: [] };
}

const question = z.object({ title: looseText, expanded_element: looseList });
/** A quote from a page, or in `items` and `references` an answer that Google composed from several. */
const expanded = z.object({ url: looseUrl, description: looseText, items: looseList, references: looseList });

function questionsIn(items: readonly unknown[]): LinkedText[] {
  return parsedOf(items, question).map(({ title, expanded_element }) => {
    const [first] = parsedOf(expanded_element, expanded);
    if (first === undefined) return { title, text: '', url: '' };
    const made = parsedOf(first.items, z.object({ text: looseText })).map(({ text }) => text);
    const [source] = parsedOf(first.references, z.object({ url: looseUrl }));
    return { title, text: first.description || made.join(' ').trim(), url: first.url || (source?.url ?? '') };
  });
}

/** The hosts are in `domain`, of the item and of its entries. */
function shownOf({ type, rank_absolute, domain, items }: Item): SerpItem {
  const inside = parsedOf(items, z.object({ domain: looseText }));
  const hosts = [domain, ...inside.map((each) => each.domain)].map((host) => domainOf(`https://${host}`));
  return itemOf(
    type,
    hosts.filter((host) => host !== '').map((host) => `https://${host}`),
    rank_absolute,
  );
}
