/** Finds of which longer name a short one is the beginning, the end or the initials: "Tarn" of "Tarn University". */
import { conjunctions, nameLinks } from '../../../languages/any/names.ts';
import type { Candidate } from '../candidate.ts';
import { commonestOf } from '../name-key.ts';
import type { Occurrences } from '../occurrences.ts';
import { entitiesRule } from '../rule.ts';
import { knownType, typeOfKnown } from './known-names.ts';
import { isGivenName } from './person-names.ts';

const { maxMoreWords, minInitials } = entitiesRule.values;

/** What is known of the names of a market when short ones are looked up. */
export interface NameKinds {
  candidates: ReadonlyMap<string, Candidate>;
  /** Whether the market is about companies, which are written with and without their line of business. */
  areCompanies: boolean;
  opensWithWord(key: string): boolean;
  /** Whether a key is the name that a site bears. */
  isSite(key: string): boolean;
  /** Whether words say that they name an organization. */
  tellsBody(words: readonly string[]): boolean;
}

/**
 * The only longer name that `key` always is the end of (a surname, a model without its maker) or the beginning of (a
 * given name, a company without its line of business, a university without that word).
 */
export function fullNameOf(key: string, all: ReadonlyMap<string, Occurrences>, names: NameKinds): string | null {
  const own = all.get(key);
  if (own === undefined) return null;
  const { areCompanies, opensWithWord, candidates } = names;
  const words = lengthOf(key);
  // "Professor Jan Lund" is no fuller name than "Jan Lund".
  const isPerson = words > 1 && isGivenName(key.slice(0, key.indexOf(' ')));
  // What everybody knows and what products begin with is no short form of something that it runs.
  const canBeBody = !isPerson && knownType(key) === null && candidates.get(key)?.isMaker !== true;
  const longer = [...all].filter(
    ([other, { on, total }]) =>
      ((!isPerson && other.endsWith(` ${key}`) && !opensWithWord(other)) ||
        (other.startsWith(`${key} `) &&
          (areCompanies || isGivenName(key) || (canBeBody && isWholeBody(other, key, own, names))))) &&
      lengthOf(other) <= words + maxMoreWords &&
      ((areCompanies && other.startsWith(key) && total * 2 >= own.total) ||
        [...own.on.keys()].every((id) => on.has(id))),
  );
  const [only, ...more] = longer;
  return only !== undefined && more.length === 0 ? only[0] : null;
}

/**
 * Whether a longer name is that of the same organization: it adds the word for what it is, or a site bears it. With
 * more such words it may be a part ("Tarn" has a "Tarn Children's Hospital"), unless only the site is called by
 * the short one.
 */
export function isWholeBody(
  whole: string,
  short: string,
  { total }: Pick<Occurrences, 'total'>,
  { isSite, tellsBody }: Pick<NameKinds, 'isSite' | 'tellsBody'>,
): boolean {
  const more = whole.slice(short.length + 1).split(' ');
  return tellsBody(more) ? more.length === 1 || (total === 0 && !isSite(whole)) : isSite(whole);
}

/** How many words a key has, without those that link others: "Tarn House School of Music" has five. */
function lengthOf(key: string): number {
  return key.split(' ').filter((word) => !nameLinks.has(word)).length;
}

/** Whether a company adds a second line of business to a first one: "Tarn Moving & Storage". */
export function joinsTrade(key: string, { candidates, areCompanies }: NameKinds): boolean {
  if (!areCompanies) return false;
  const words = (commonestOf(candidates.get(key)?.forms ?? new Map()) ?? '').toLowerCase().split(/\s+/u);
  const link = words.at(-2) ?? '';
  return words.length > 2 && (link === '&' || conjunctions.has(link));
}

/** Returns, for each key that is the initials of one other name on the same page, that name: "USC" and its university. */
export function initialsIn(
  all: ReadonlyMap<string, Occurrences>,
  candidates: ReadonlyMap<string, Candidate>,
): [string, string][] {
  const wholes = Map.groupBy(
    [...all.keys()].filter((key) => lengthOf(key) >= minInitials),
    initialsOf,
  );
  return [...all].flatMap(([key, { on }]): [string, string][] => {
    const [whole, ...others] = wholes.get(key) ?? [];
    const isInCapitals = [...(candidates.get(key)?.forms.keys() ?? [])].every((form) =>
      /^\p{Lu}+(?:['’]s)?$/u.test(form),
    );
    // "GPS" is not short for "Google Play Store".
    if (whole === undefined || others.length > 0 || !isInCapitals || typeOfKnown(key) === 'concept') return [];
    return [...(all.get(whole)?.on.keys() ?? [])].some((id) => on.has(id)) ? [[key, whole]] : [];
  });
}

/** The first letters of the words of a key, without those that link others. */
function initialsOf(key: string): string {
  const words = key.split(' ').filter((word) => !nameLinks.has(word) && !conjunctions.has(word));
  return words.map((word) => word.charAt(0)).join('');
}
