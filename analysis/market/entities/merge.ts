/** Merges names of the same thing: a name and its abbreviation, a person and their surname. */

import { directions, personTitles, regionOpenings, wearers } from '../../languages/any/name-cues.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import type { Candidate } from './candidate.ts';
import { dictionaryOf } from './evidence/dictionary.ts';
import { knownType } from './evidence/known-names.ts';
import { isOfPlace } from './evidence/peoples.ts';
import { isGivenName } from './evidence/person-names.ts';
import { fullNameOf, initialsIn, joinsTrade, type NameKinds } from './evidence/short-names.ts';
import { tellsOrganization } from './kinds/organization-words.ts';
import { commonestOf, withoutLinks, withoutPlace } from './name-key.ts';
import type { Occurrences } from './occurrences.ts';
import { spellingsIn } from './spellings.ts';

/** Adds the occurrences of `from` to those of `to`, page by page. */
function joinOccurrences(to: Occurrences, from: Occurrences): void {
  for (const cue of [
    'running',
    'place',
    'postal',
    'title',
    'person',
    'apposition',
    'attributive',
    'definite',
    'marked',
  ] as const)
    to.cues[cue] += from.cues[cue];
  for (const [kind, count] of from.cues.kinds) to.cues.kinds.set(kind, (to.cues.kinds.get(kind) ?? 0) + count);
  to.small += from.small;
  to.lower += from.lower;
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

export interface MergeContext {
  /** All occurrences, including those of abbreviations. */
  found: ReadonlyMap<string, Occurrences>;
  candidates: ReadonlyMap<string, Candidate>;
  abbreviations: ReadonlyMap<string, string>;
  explained: ReadonlySet<string>;
  /** Whether a key is a whole name, whatever begins or ends with it: that of a site, or one known everywhere. */
  isWhole(key: string): boolean;
  /** Whether the market is about companies, which are written with and without their line of business. */
  areCompanies: boolean;
  analyzer: Analyzer;
}

/**
 * Merges each abbreviation into its full name, and each partial name into the whole one.
 * @param kept the names of things, changed in place
 */
export function merge(
  kept: Map<string, Occurrences>,
  { found, candidates, abbreviations, explained, isWhole, areCompanies, analyzer }: MergeContext,
): void {
  const dictionaryHas = dictionaryOf(analyzer);
  const opensWithWord = (key: string) => analyzer.analyze(key)[0]?.everyday === true;
  const names: NameKinds = {
    candidates,
    areCompanies,
    opensWithWord,
    isSite: (key) => (candidates.get(key)?.sites.length ?? 0) > 0,
    tellsBody: (words) => tellsOrganization(words, analyzer.language),
  };
  for (const [key, whole] of abbreviations) {
    const from = found.get(key);
    const term = found.get(whole);
    if (term !== undefined && !kept.has(whole) && explained.has(whole)) kept.set(whole, term);
    if (from !== undefined && key !== whole) give(key, whole, inCapitals(from));
  }
  for (const [key, same] of spellingsIn(kept)) give(key, same, kept.get(key));
  // "Men's Tarn 9" is a "Tarn 9".
  for (const key of [...kept.keys()]) {
    const [first = '', ...rest] = key.split(' ');
    if (wearers.has(first)) give(key, rest.join(' '), kept.get(key));
  }
  for (const key of [...kept.keys()].sort()) {
    if (isOfPlace(key, kept, analyzer.language) && !isPlace(key, analyzer.language)) kept.delete(key);
    // "Contact PSE&G": an everyday word at the start of a sentence; "Gastreferent Jan Lund": what a person is.
    const rest = key.slice(key.indexOf(' ') + 1);
    const isTitled =
      rest.includes(' ') &&
      isGivenName(rest.slice(0, rest.indexOf(' '))) &&
      !isGivenName(key.slice(0, key.indexOf(' ')));
    if (
      rest !== key &&
      (isTitled ||
        (opensWithWord(key) && !isPlace(key, analyzer.language)) ||
        isSentence(key, rest) ||
        isDescribed(key, rest))
    )
      give(key, rest, kept.get(key));
    const plain = withoutLinks(key);
    if (plain !== key) give(key, plain, kept.get(key));
    if (isPlace(key, analyzer.language)) continue;
    const everywhere = withoutPlace(key, analyzer.language);
    if (everywhere !== key) give(key, everywhere, kept.get(key));
    const isPlural = kept.has(key.slice(0, -1)) && key.endsWith('s');
    const longer = isPlural ? key.slice(0, -1) : fullNameOf(key, kept, names);
    // "Tarnlund" is not short for "Tarnlund Blue", but for "Tarnlund University".
    if (longer === null || withoutPlace(longer, analyzer.language) === key) continue;
    const isSite = names.isSite(longer);
    // "Tarn" at tarn.com, which is also called "Tarn Studios": its host and the texts say its name.
    const isBody = names.tellsBody(longer.split(' '));
    const isCalledShort = isBody && isWhole(key) && totalOf(key) >= totalOf(longer);
    if (isCalledShort && names.isSite(key)) give(longer, key, kept.get(longer));
    else if (isPlural || isSite || isBody || !isWhole(key) || joinsTrade(longer, names))
      give(key, longer, kept.get(key));
  }
  for (const [key, whole] of initialsIn(kept, candidates)) give(key, whole, kept.get(key));

  /** "Average Cincinnati costs": a word of the language that a sentence begins with once, before a name of its own. */
  function isSentence(key: string, rest: string): boolean {
    const [first] = analyzer.analyze(key);
    if (first === undefined || totalOf(key) !== 1 || kept.has(first.text) || isPlace(key, analyzer.language))
      return false;
    if (regionOpenings.has(first.text) || directions.has(first.text) || isGivenName(first.text)) return false;
    const isKnown = knownType(first.text) === null && dictionaryHas(first.stem);
    return isKnown && (isPlace(rest, analyzer.language) || isWhole(rest));
  }

  /** "Complementing Tarn Engine", "electric Tarndesk": a word of the language before a name that stands alone more often. */
  function isDescribed(key: string, rest: string): boolean {
    const [first] = analyzer.analyze(key);
    if (first === undefined || isPlace(key, analyzer.language) || explained.has(key)) return false;
    if (regionOpenings.has(first.text) || directions.has(first.text) || personTitles.has(first.text)) return false;
    if (candidates.has(first.text) || isGivenName(first.text) || knownType(first.text) !== null) return false;
    if ((candidates.get(key)?.listed.size ?? 0) > 0 || (names.isSite(key) && totalOf(key) > 1)) return false;
    // "Burke Tarnlund", an author, is also called by her surname.
    const { title = 0, person = 0 } = kept.get(rest)?.cues ?? {};
    if (title + person > 0 || (candidates.get(key)?.authored.length ?? 0) > 0) return false;
    const written = commonestOf(candidates.get(rest)?.forms ?? new Map()) ?? '';
    const isCoded = /\p{L}.*[\p{Lu}\p{N}]/u.test(written);
    const isName = rest.includes(' ') || isCoded || analyzer.analyze(rest).every(({ stem }) => dictionaryHas(stem));
    return isName && dictionaryHas(first.stem) && totalOf(rest) > totalOf(key);
  }

  function totalOf(key: string): number {
    return kept.get(key)?.total ?? 0;
  }

  function give(key: string, whole: string, from: Occurrences | undefined): void {
    const to = kept.get(whole);
    if (to === undefined || from === undefined) return;
    joinOccurrences(to, from);
    kept.delete(key);
    const own = candidates.get(whole);
    const other = candidates.get(key);
    for (const page of other?.written ?? []) own?.written.add(page);
    for (const page of other?.listed ?? []) own?.listed.add(page);
    own?.declared.push(...(other?.declared ?? []));
    own?.sites.push(...(other?.sites ?? []));
  }
}

/** The occurrences in capitals only: "Who" begins a question, "WHO" is a name. */
function inCapitals({ on, cues }: Occurrences): Occurrences {
  const pages = [...on].flatMap(([id, named]) => {
    const forms = [...named.forms].filter(([form]) => !/\p{Ll}/u.test(form.replace(/['’]s$/u, '')));
    const count = forms.reduce((sum, [, times]) => sum + times, 0);
    return count === 0 ? [] : [[id, { ...named, count }] as const];
  });
  return { on: new Map(pages), cues, small: 0, lower: 0, total: pages.reduce((sum, [, { count }]) => sum + count, 0) };
}
