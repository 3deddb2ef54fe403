/** The topics that the market's pages treat. */
import type { Analyzer } from '../text/analyzer.ts';
import { graphNames } from './graph-names.ts';
import type { NameUse } from './name-uses.ts';
import { findNames } from './named-passages.ts';
import { withCapital } from './natural-case.ts';
import { isAbout } from './page-focus.ts';
import { leastSample } from './quantiles.ts';
import type { ReadMarket } from './read-market.ts';
import { round } from './round.ts';
import type { MarketTerm } from './terms.ts';
import { associationsOf, groupsOf, type NameGroup } from './topic-graph.ts';
import { labelWorth, spellingOf } from './topic-labels.ts';
import { topicNames } from './topic-names.ts';
import { type Treatment, treatmentsOf } from './topic-passages.ts';
import { type Rate, rateOf } from './wilson.ts';

/** More topics than this are no overview. */
export const mostTopics = 15;

const mostPassages = 3;

/** A group whose best name is worth less has none that a reader would call it by: see `labelWorth`. */
const leastWorth = 1.5;

/** A topic of the market, as its pages show it. */
export interface FoundTopic {
  /** What names it best, as a sentence would begin with it. */
  label: string;
  /** Its names in stems, the keyword's words left out, the best label first; the rarer, the more a name tells. */
  names: { key: string; rarity: number }[];
  terms: MarketTerm[];
  /** Usable pages. */
  n: number;
  /** The pages that treat it, in their order, and their share; null below three usable pages. */
  sources: string[];
  rate: Rate | null;
  /** Words that a page which treats it gives to it, on average. */
  mean_words: number;
  /** Ids of the passages that say most about it, of different pages, best first. */
  passages: string[];
}

export interface FoundTopics {
  topics: FoundTopic[];
  /** The place in `topics` of the topic that a term belongs to, by the term's key. */
  topicOfTerm: ReadonlyMap<string, number>;
}

/**
 * The topics that at least two sites treat (one, where the market has no more), those of most pages first. A topic is a
 * group of names (terms, and phrases of headings) that stand in the same passages: `topicNames` says what a name is,
 * `graphNames` and `groupsOf` which of them make a group, `treatmentsOf` what it is to treat one. Where three pages are
 * about the keyword, one of these must treat it: what only pages that came up by a word speak of is no topic of it.
 */
export function topicsOf(
  { pages, keyword, naturalCase, analyzer }: ReadMarket,
  terms: readonly MarketTerm[],
): FoundTopics {
  const all = pages.map(({ page }) => page);
  const names = topicNames(all, terms, keyword);
  const keys = names.map(({ key }) => key);
  const { passages, uses } = findNames(pages, keys, keyword, analyzer);
  const chosen = graphNames(passages, uses);
  const groups = groupsOf(chosen, associationsOf(chosen, keys, passages));
  const topicOf = new Map(groups.flatMap((group, topic) => group.map(({ name }) => [name, topic] as const)));
  const rarity = new Map(chosen.map(({ name, at }) => [name, Math.log(1 + passages.length / at.length)]));
  const treatments = treatmentsOf(passages, topicOf, rarity);

  const leastSites = Math.min(2, new Set(all.map(({ domain }) => domain)).size);
  const about = new Set(pages.filter((entry) => isAbout(entry, keyword, analyzer)).map(({ page }) => page.source_id));
  const isTopic = (treated: readonly Treatment[]): boolean =>
    new Set(treated.map(({ domain }) => domain)).size >= leastSites &&
    (about.size < leastSample || treated.some(({ source_id }) => about.has(source_id)));

  const found = groups
    .flatMap((group, topic) => {
      const treated = treatments.get(topic) ?? [];
      const ranked = byWorth(group, uses, keys, analyzer);
      const worth = ranked[0]?.worth ?? 0;
      return worth >= leastWorth && isTopic(treated) ? [{ ranked, worth, treated }] : [];
    })
    .sort((a, b) => b.treated.length - a.treated.length || b.worth - a.worth)
    .slice(0, mostTopics);
  const topics = found.map(({ ranked, treated }): FoundTopic => {
    const own = ranked.flatMap(({ name }) => {
      const { key = '', terms: its = [] } = names[name] ?? {};
      return [{ key, rarity: rarity.get(name) ?? 0, terms: its }];
    });
    const best = uses[ranked[0]?.name ?? -1];
    const spelling = best === undefined ? '' : spellingOf(best, own[0]?.key ?? '').form;
    return {
      label: withCapital(naturalCase(spelling), analyzer.language),
      names: own.map(({ key, rarity }) => ({ key, rarity })),
      terms: own.flatMap(({ terms: its }) => its),
      ...measuresOf(treated, pages.length),
    };
  });
  return {
    topics,
    topicOfTerm: new Map(topics.flatMap((topic, at) => topic.terms.map(({ key }) => [key, at] as const))),
  };
}

/** The names of a group, the best label first. */
function byWorth(group: NameGroup, uses: readonly NameUse[], keys: readonly string[], analyzer: Analyzer) {
  return group
    .flatMap((entry) => {
      const use = uses[entry.name];
      if (use === undefined) return [];
      return [{ name: entry.name, worth: labelWorth(entry, use, keys[entry.name] ?? '', analyzer) }];
    })
    .sort((a, b) => b.worth - a.worth || a.name - b.name);
}

function measuresOf(treated: readonly Treatment[], n: number): Omit<FoundTopic, 'label' | 'names' | 'terms'> {
  const best = treated
    .flatMap(({ passages }) => [...passages].sort((a, b) => b.strength - a.strength).slice(0, 1))
    .sort((a, b) => b.strength - a.strength);
  return {
    n,
    sources: treated.map(({ source_id }) => source_id),
    rate: n >= leastSample ? rateOf(treated.length, n) : null,
    mean_words: round(treated.reduce((sum, { words }) => sum + words, 0) / Math.max(1, treated.length), 1),
    passages: best.slice(0, mostPassages).map(({ passage }) => passage.id),
  };
}
