/** Reads what list pages list without it being a name: plants, exercises, dishes. Lists of several sites show it. */
import { registrableDomainOf } from '../../gather/address.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { type NaturalCase, withCapital } from '../../read/natural-case.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';
import type { ListedName } from './listed-names.ts';
import { headingLists, type ListEntry, numberedLines } from './name-lists.ts';
import { numberOf, withoutNumber } from './numbering.ts';
import { namesRule } from './rule.ts';
import { isFurniture } from './term-noise.ts';

const { minListed, minSharedKinds, minKindSites, maxKindWords } = namesRule.values;

/** An entry with what it names, and the key by which lists share it. */
interface Kind {
  entry: ListEntry;
  name: string;
  key: string;
}

/** A list of one page, in which entries that name nothing stand as null, so that the others keep their positions. */
interface KindList {
  page: AnalyzedPage;
  entries: (Kind | null)[];
}

/**
 * Returns the entries of those lists of `pages` that share at least three with the lists of another site. "Our method"
 * is no entry of theirs: of headings without numbers, only shared ones count, and those with the same headings below.
 * @param keyword stems; an entry of nothing else names the whole
 */
export function listedKinds(
  pages: readonly AnalyzedPage[],
  keyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): ListedName[] {
  const lists = pages.flatMap((page) =>
    [...headingLists(page), numberedLines(page)].map(
      (entries): KindList => ({
        page,
        entries: entries.map((entry) => kindOf(entry, keyword, analyzer)),
      }),
    ),
  );
  const sites = new Map<string, Set<string>>();
  for (const { page, entries } of lists) {
    const site = registrableDomainOf(page.document.url);
    for (const kind of entries) if (kind !== null) sites.set(kind.key, (sites.get(kind.key) ?? new Set()).add(site));
  }
  const isShared = ({ key }: Kind): boolean => (sites.get(key)?.size ?? 0) >= minKindSites;
  return lists.flatMap(({ page, entries }) => {
    const shared = entries.flatMap((kind) => (kind !== null && isShared(kind) ? [kind] : []));
    const isList = entries.length >= minListed && new Set(shared.map(({ key }) => key)).size >= minSharedKinds;
    if (!isList) return [];
    const below = new Set(shared.flatMap(({ entry }) => entry.below));
    const isOne = (kind: Kind): boolean =>
      isShared(kind) || kind.entry.isNumbered || kind.entry.below.some((text) => below.has(text));
    return entries.flatMap((kind, index) =>
      kind === null || !isOne(kind)
        ? []
        : [
            {
              source_id: page.source_id,
              // "NERVE PLANT".
              name: /\p{Ll}/u.test(kind.name) ? kind.name : withCapital(naturalCase(kind.name), analyzer.language),
              isKind: true,
              // A countdown begins with its last place.
              position: numberOf(kind.entry.text) ?? index + 1,
              where: 'heading' as const,
              start: kind.entry.start,
              end: kind.entry.end,
            },
          ],
    );
  });
}

/** What an entry names, before a bracket, colon or dash: "Snake Plant (Sansevieria)"; null if it asks or says nothing. */
function kindOf(entry: ListEntry, keyword: ReadonlySet<string>, { analyze, language }: Analyzer): Kind | null {
  const [name = ''] = withoutNumber(entry.text).split(/\s[-–—|•]\s|[:：|(（[［]\s?|\s[-–—]/u, 1);
  const trimmed = name.trim();
  const words = analyze(trimmed);
  const content = words.filter(({ stop, figure }) => !stop && !figure);
  if (content.length === 0 || words.length > maxKindWords || content.every(({ stem }) => keyword.has(stem)))
    return null;
  if (/[?？]\s*$/u.test(entry.text) || askedBy(trimmed, language) !== null) return null;
  const texts = words.map(({ text }) => text);
  return isFurniture(texts, language) ? null : { entry, name: trimmed, key: content.map(({ stem }) => stem).join(' ') };
}
