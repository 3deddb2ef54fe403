/** Writes the report's `features`. */
import { domainOf } from '../../gather/address.ts';
import type { SerpItem, SerpSnapshot } from '../../gather/ports.ts';
import type { MarketSerp } from '../../report/report.ts';
import { featureNameOf } from './feature-names.ts';
import { featuresRule } from './rule.ts';

const { maxItems, maxOwners } = featuresRule.values;

type Feature = MarketSerp['features'][number];

/**
 * Composes one entry for each item of the results page, by rank, then one for each other feature that the provider
 * reports on, by name. What was seen takes precedence over what the provider reports.
 */
export function composeFeatures(snapshot: SerpSnapshot): Feature[] {
  const items = snapshot.items
    .map((item) => ({ ...item, type: featureNameOf(item.type) }))
    .filter(({ type }) => type !== 'organic')
    .sort((a, b) => (a.rank_absolute ?? Number.MAX_SAFE_INTEGER) - (b.rank_absolute ?? Number.MAX_SAFE_INTEGER))
    .slice(0, maxItems);
  const seen = new Set(items.map(({ type }) => type));
  const states = Object.entries(snapshot.features)
    .map(([type, state]) => ({ type: featureNameOf(type), state }))
    .filter(({ type }, index, all) => !seen.has(type) && all.findIndex((other) => other.type === type) === index)
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return [
    ...items.map((item) => ({
      type: item.type,
      state: 'captured' as const,
      ...(item.rank_absolute === undefined ? {} : { rank_absolute: item.rank_absolute }),
      owners: ownersOf(item, snapshot),
    })),
    ...states.map(({ type, state }) => ({
      type,
      state,
      owners: state === 'captured' ? ownersOf({ type, domains: [] }, snapshot) : [],
    })),
  ].map((feature, index) => ({ id: `x${index + 1}`, ...feature }));
}

/** The hosts an item shows: its own list or, if empty, those in the snapshot for its type. */
function ownersOf({ type, domains }: Pick<SerpItem, 'type' | 'domains'>, snapshot: SerpSnapshot): string[] {
  const shown = domains.length > 0 ? domains : (shownBy[type]?.(snapshot) ?? []);
  return [...new Set(shown.map((host) => host.toLowerCase().replace(/^www\./u, '')))]
    .filter((host) => host !== '')
    .slice(0, maxOwners);
}

const shownBy: Readonly<Record<string, (snapshot: SerpSnapshot) => string[]>> = {
  ai_overview: ({ answers }) => referredBy(answers, 'google_ai_overview'),
  ai_summary: ({ answers }) => referredBy(answers, 'brave_summary'),
  featured_snippet: ({ featured_snippet: snippet }) => (snippet === undefined ? [] : [domainOf(snippet.url)]),
  knowledge_graph: ({ knowledge_graph: graph }) => (graph?.url === undefined ? [] : [domainOf(graph.url)]),
  paa: ({ paa }) => paa.flatMap(({ url }) => (url === undefined ? [] : [domainOf(url)])),
};

function referredBy(answers: SerpSnapshot['answers'], engine: string): string[] {
  return answers
    .filter((answer) => answer.engine === engine)
    .flatMap((answer) => answer.references.map(({ url }) => domainOf(url)));
}
