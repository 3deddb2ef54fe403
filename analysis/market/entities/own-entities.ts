/** Finds what a page names: the market's entities, and those that no other page has. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { namesIn } from '../names/names.ts';
import { brandsOf, isBrand } from './brands.ts';
import { candidatesIn } from './candidates.ts';
import { isCased, isName, type Judge } from './judge.ts';
import type { MarketEntity } from './measure.ts';
import { commonestOf, keyOfName, shownName } from './name-key.ts';
import { occurrencesOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minOwnCount } = entitiesRule.values;

/**
 * Returns at most `limit` names that `page` uses more than once or declares as its subject and that no page of `market`
 * has, most frequent first, without its own name and its site's.
 */
export function ownEntitiesOf(
  page: AnalyzedPage,
  market: readonly AnalyzedPage[],
  keyword: readonly string[],
  analyzer: Analyzer,
  limit: number,
): { name: string; count: number }[] {
  const all = [page, ...market];
  const hasCase = isCased(all);
  const candidates = candidatesIn([page], analyzer, hasCase);
  const found = occurrencesOf(all, candidates.keys(), hasCase);
  const linked = page.document.facts.links.externalDomains;
  const brands = brandsOf([page.domain]);
  const judge: Judge = {
    candidates,
    shown: '',
    brands,
    linked: brandsOf([page.domain, ...linked]),
    explained: new Set(),
    names: namesIn(all, analyzer.language),
    hasCase,
    analyzer,
    keyword: new Set(keyword),
  };
  const people = [page.document.facts.author, page.document.facts.publisher].flatMap((fact) => fact?.value ?? []);
  const signed = new Set(people.map((name) => keyOfName(name, analyzer)));
  return [...found]
    .flatMap(([key, occurrences]) => {
      const own = occurrences.on.get(page.source_id);
      const declared = candidates.get(key)?.declared.some(({ isSubject }) => isSubject) ?? false;
      if (own === undefined || occurrences.on.size > 1 || own.count < (declared ? 1 : minOwnCount)) return [];
      if (signed.has(key) || isBrand(key, brands) || !isName(key, occurrences, judge)) return [];
      return [{ name: shownName(commonestOf(own.forms) ?? key), count: own.count }];
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}

/** Counts the occurrences of each of `entities` on `page`, in order. */
export function entityUse(page: AnalyzedPage, entities: readonly Pick<MarketEntity, 'key'>[]): number[] {
  const found = occurrencesOf(
    [page],
    entities.map(({ key }) => key),
    isCased([page]),
  );
  return entities.map(({ key }) => found.get(key)?.on.get(page.source_id)?.count ?? 0);
}
