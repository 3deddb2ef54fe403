/** Builds a `SerpSnapshot` from a provider's response, in one way for all providers. */
import {
  type AskedQuestion,
  domainOf,
  type FeatureState,
  type KnowledgeGraph,
  type ObservedAnswer,
  type OrganicResult,
  type Reference,
  type SearchQuery,
  type SerpItem,
  type SerpSnapshot,
} from '../../../analysis/index.ts';
import { writtenDate } from './written-date.ts';

/** An organic result from the provider; `url` is empty if it has no usable one. */
export interface OrganicRow {
  url: string;
  title: string;
  snippet: string;
  date?: string;
  rank?: number | undefined;
}

/** A text with a source; missing values are empty strings. */
export interface LinkedText {
  title: string;
  text: string;
  url: string;
}

/** The content of a response, with every text and address parsed through `loose.ts`. */
export interface ResultsPage {
  provider: string;
  request: SearchQuery;
  collected_at: string;
  /** In page order. */
  organic: readonly OrganicRow[];
  questions?: readonly LinkedText[];
  related?: readonly string[];
  answers?: ObservedAnswer[];
  /** Other items, if the provider reports what the page shows. */
  items?: readonly SerpItem[];
  featured?: LinkedText | undefined;
  graph?: (LinkedText & { type?: string }) | undefined;
  spelling?: string;
  /** Features that the provider returns if the page has them, and those that it never returns. */
  shows: readonly string[];
  never: readonly string[];
}

const maxDomains = 20;
const maxRelated = 50;

/** Returns the snapshot without the hash of the raw response and the call record, which the conversation adds. */
export function resultsPage(page: ResultsPage): Omit<SerpSnapshot, 'raw_sha256' | 'call'> {
  const { provider, request, collected_at, answers = [], spelling = '' } = page;
  const paa = questionsOf(page.questions ?? []);
  const related = [...new Set(page.related ?? [])].slice(0, maxRelated);
  const featured = page.featured && referenceOf(page.featured);
  const graph = page.graph && graphOf(page.graph);
  const overview = answers.find(({ engine }) => engine === 'google_ai_overview');
  const isThere: Record<string, boolean> = {
    ai_overview: overview?.state === 'captured' || overview?.state === 'not_captured',
    featured_snippet: featured !== undefined,
    knowledge_graph: graph !== undefined,
    paa: paa.length > 0,
    related: related.length > 0,
  };
  const told = page.items ?? [];
  const types = new Set(told.map(({ type }) => type));
  // A feature without an item of its own is added as an item without a rank.
  const untold = Object.keys(isThere).filter((type) => isThere[type] === true && !types.has(type));
  const stateOf = (feature: string): FeatureState => {
    if (feature === 'ai_overview' && overview !== undefined) return overview.state;
    if (isThere[feature] ?? types.has(feature)) return 'captured';
    return types.has(feature) ? 'not_captured' : 'absent';
  };
  return {
    provider,
    request,
    collected_at,
    organic: organicOf(page.organic),
    paa,
    related,
    answers,
    items: [...told, ...untold.map((type) => ({ type, domains: [] }))],
    ...(featured === undefined ? {} : { featured_snippet: featured }),
    ...(graph === undefined ? {} : { knowledge_graph: graph }),
    ...(spelling === '' ? {} : { spell_suggestion: spelling }),
    features: Object.fromEntries([
      ...page.shows.map((feature): [string, FeatureState] => [feature, stateOf(feature)]),
      ...page.never.map((feature): [string, FeatureState] => [feature, 'unsupported']),
    ]),
  };
}

/** Rows with an address, ranked in order. The provider's rank is used unless it does not increase. */
function organicOf(rows: readonly OrganicRow[]): OrganicResult[] {
  let last = 0;
  return rows
    .filter(({ url }) => url !== '')
    .map(({ url, title, snippet, date = '', rank = 0 }, index) => {
      last = Math.max(last + 1, rank);
      const day = writtenDate(date);
      return {
        rank_absolute: last,
        rank_group: index + 1,
        url,
        domain: domainOf(url),
        title,
        snippet,
        ...(day === undefined ? {} : { date: day }),
      };
    });
}

function questionsOf(rows: readonly LinkedText[]): AskedQuestion[] {
  return rows
    .filter(({ title }) => title !== '')
    .map(({ title, text, url }) => ({
      question: title,
      ...(text === '' ? {} : { answer: text }),
      ...(url === '' ? {} : { url, domain: domainOf(url) }),
    }));
}

/** Converts to a reference; undefined without an address. */
export function referenceOf({ url, title, text }: LinkedText): Reference | undefined {
  if (url === '') return undefined;
  return { url, domain: domainOf(url), ...(title === '' ? {} : { title }), ...(text === '' ? {} : { text }) };
}

function graphOf({ title, text, url, type = '' }: LinkedText & { type?: string }): KnowledgeGraph | undefined {
  if (title === '') return undefined;
  return {
    title,
    ...(type === '' ? {} : { type }),
    ...(text === '' ? {} : { description: text }),
    ...(url === '' ? {} : { url }),
  };
}

/** Creates an item that shows `urls`. */
export function itemOf(type: string, urls: readonly string[], rank?: number): SerpItem {
  const domains = [...new Set(urls.map((url) => domainOf(url)))].filter((domain) => domain !== '');
  return { type, ...(rank === undefined ? {} : { rank_absolute: rank }), domains: domains.slice(0, maxDomains) };
}
