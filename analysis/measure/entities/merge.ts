/** Brings together the names of one thing: a name and its abbreviation, a person and their surname. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { AnalyzedPage } from '../analyzed-page.ts';
import type { Candidate } from './candidates.ts';
import { keyOfName } from './name-key.ts';
import type { Occurrences } from './occurrences.ts';

/** `World Health Organization (WHO)`. */
const abbreviated =
  /((?:\p{Lu}[\p{L}\p{M}’']*|of|the|for|and|de|la|et|du|des|für|und|y|di)(?:[\s-](?:\p{Lu}[\p{L}\p{M}’']*|of|the|for|and|de|la|et|du|des|für|und|y|di)){1,8})\s\((\p{Lu}[\p{Lu}&.]{1,7})\)/gu;

/** For each abbreviation that a page explains the name it stands for, both as keys. */
export function abbreviationsIn(pages: readonly AnalyzedPage[], analyzer: Analyzer): Map<string, string> {
  const found = new Map<string, string>();
  for (const { blocks } of pages) {
    for (const { block } of blocks) {
      if (!block.text.includes('(')) continue;
      for (const [, name = '', short = ''] of block.text.slice(0, 50_000).matchAll(abbreviated)) {
        const whole = explained(name, short.replaceAll('.', ''));
        const key = keyOfName(short, analyzer);
        if (whole !== null && !found.has(key)) found.set(key, keyOfName(whole, analyzer));
      }
    }
  }
  return found;
}

/** The end of `name` whose capitals are the letters of `short`; null where none is. */
function explained(name: string, short: string): string | null {
  const words = name.split(/[\s-]+/u);
  for (let first = words.length - 1; first >= 0; first--) {
    const part = words.slice(first);
    const capitals = part
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word.charAt(0))
      .join('');
    if (capitals === short.replaceAll('&', '') && /^\p{Lu}/u.test(part[0] ?? ''))
      return name.slice(name.lastIndexOf(part.join(' ')));
  }
  return null;
}

/** Adds the occurrences of `from` to those of `to`, page by page. */
function joinOccurrences(to: Occurrences, from: Occurrences): void {
  to.small += from.small;
  to.total += from.total;
  for (const [id, other] of from.on) {
    const named = to.on.get(id);
    if (named === undefined) {
      to.on.set(id, { ...other, forms: new Map() });
      continue;
    }
    named.count += other.count;
    if (other.at >= 0 && (named.at < 0 || other.at < named.at)) named.at = other.at;
  }
}

/** Words that a full name has more than its end: "Hyundai" of "Hyundai Ioniq 5", two of "Ford Mustang Mach-E". */
const mostMoreWords = 2;

/** The one longer name that `key` is the end of wherever it stands: a surname, a model without its maker. */
function fullNameOf(key: string, all: ReadonlyMap<string, Occurrences>): string | null {
  const own = all.get(key);
  if (own === undefined) return null;
  const words = key.split(' ').length;
  const longer = [...all].filter(
    ([other, { on }]) =>
      other.endsWith(` ${key}`) &&
      other.split(' ').length <= words + mostMoreWords &&
      [...own.on.keys()].every((id) => on.has(id)),
  );
  const [only, ...more] = longer;
  return only !== undefined && more.length === 0 ? only[0] : null;
}

/** Endings by which English makes an adjective or a people of a place: Brazil, Brazilian; Yemen, Yemeni; America, Americans. */
const peoples = /^(?:n|i|an|ian|ean|ese|ish)s?$/u;

/** Whether a name is the adjective of a place that is named too. */
function isOfPlace(key: string, all: ReadonlyMap<string, Occurrences>): boolean {
  if (key.includes(' ')) return false;
  return [key.length - 1, key.length - 2, key.length - 3, key.length - 4]
    .filter((length) => length >= 4)
    .some((length) => all.has(key.slice(0, length)) && peoples.test(key.slice(length)));
}

/**
 * Gives each abbreviation to the name it is explained by, and each end of a name to the whole one.
 * @param kept the names of things, changed in place; `found` has all that is written, abbreviations among them
 */
export function merge(
  kept: Map<string, Occurrences>,
  found: ReadonlyMap<string, Occurrences>,
  candidates: ReadonlyMap<string, Candidate>,
  abbreviations: ReadonlyMap<string, string>,
): void {
  for (const [key, whole] of abbreviations) {
    const from = found.get(key);
    if (from !== undefined && key !== whole) give(key, whole, inCapitals(from));
  }
  for (const key of [...kept.keys()].sort()) {
    if (isOfPlace(key, kept)) kept.delete(key);
    const whole = kept.has(`${key.slice(0, -1)}`) && key.endsWith('s') ? key.slice(0, -1) : fullNameOf(key, kept);
    const from = kept.get(key);
    if (whole !== null && from !== undefined) give(key, whole, from);
  }

  function give(key: string, whole: string, from: Occurrences): void {
    const to = kept.get(whole);
    if (to === undefined) return;
    joinOccurrences(to, from);
    kept.delete(key);
    const own = candidates.get(whole);
    const other = candidates.get(key);
    for (const page of other?.written ?? []) own?.written.add(page);
    own?.declared.push(...(other?.declared ?? []));
  }
}

/** The occurrences in capitals alone: "Who" begins a question, "WHO" is a name. */
function inCapitals({ on }: Occurrences): Occurrences {
  const pages = [...on].flatMap(([id, named]) => {
    const forms = [...named.forms].filter(([form]) => !/\p{Ll}/u.test(form.replace(/['’]s$/u, '')));
    const count = forms.reduce((sum, [, times]) => sum + times, 0);
    return count === 0 ? [] : [[id, { ...named, count }] as const];
  });
  return { on: new Map(pages), small: 0, total: pages.reduce((sum, [, { count }]) => sum + count, 0) };
}
