/** Judges which names belong to the market, rather than to one page that mentions them in passing. */
import { placeWords } from '../../languages/any/name-cues.ts';
import { nameLinks } from '../../languages/any/names.ts';
import { languagePack } from '../../languages/packs.ts';
import { isPlace } from '../../text/places.ts';
import { isBrand } from './brands.ts';
import type { Candidate } from './candidate.ts';
import { knownType } from './evidence/known-names.ts';
import { areOrdinary, isPlainWord, isStrange, isWordOfLanguage } from './evidence/lone-words.ts';
import { tellsItself } from './evidence/telling-names.ts';
import type { Judge } from './judge.ts';
import { tellsOrganization } from './kinds/organization-words.ts';
import { commonestOf, shownName } from './name-key.ts';
import { type Occurrences, sitesOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minSites, minDwellingCount, minOwnCount, maxPhraseWords } = entitiesRule.values;

/**
 * Whether a name belongs to the market: different sites write it within sentences, a page declares it as its subject,
 * or one page mentions it repeatedly.
 */
export function isWide(
  key: string,
  candidate: Candidate | undefined,
  occurrences: Occurrences,
  isShown: boolean,
  judge: Judge,
): boolean {
  const { brands, candidates, linked, names, explained, analyzer } = judge;
  const sites = sitesOf(occurrences);
  if (sites.size === 0) return false;
  if (isShown || explained.has(key)) return true;
  if (candidate === undefined || isOwned(candidate, candidates)) return false;
  if (candidate.isKind) return sites.size >= minSites;
  if (candidate.listed.size > 0 || candidate.sites.length > 0 || candidate.authored.length > 0) return true;
  const isDeclared = candidate.declared.some(({ isSubject }) => isSubject);
  if (isDeclared && (sites.size >= minSites || (candidate.written.size > 0 && !isBrand(candidate.key, brands))))
    return true;
  if (candidate.written.size === 0) return false;
  const inText = sitesOf(occurrences, true).size;
  if (inText >= minSites && candidate.written.size >= minSites) return true;
  const isUnknown = knownType(key) === null && !isBrand(key, linked);
  if (sites.size < minSites && isUnknown && !isJoined(candidate) && isPlainWord(key, analyzer)) return false;
  if (isMereWording(key, occurrences, judge)) return false;
  const words = key.split(' ');
  // A name that shows what it names, or whose site is known, needs no second use.
  if (
    tellsItself(
      words,
      commonestOf(candidate.forms) ?? '',
      analyzer.language,
      (last) => candidates.has(last) || isBrand(last, linked),
    ) ||
    isBrand(key, linked) ||
    (words.length > 1 && isBrand(words[0] ?? '', brands))
  )
    return true;
  const isPlain = words.length > 1 && !words.some((word) => nameLinks.has(word));
  if (isPlain && occurrences.cues.apposition > 0) return true;
  // On one page only: it must contain a name, and occur in more places or repeatedly.
  if (!holdsName(candidate, occurrences, { names, analyzer })) return false;
  if (inText >= minSites) return true;
  const isMarked = words.length > 1 || [...candidate.forms.keys()].some((form) => /\p{Ll}\p{Lu}/u.test(form));
  return occurrences.cues.running >= (isMarked ? minOwnCount : minDwellingCount);
}

/** "ComEd", "SunPower": two words in one, each with a capital, are no word of a language. */
const joined = /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}/u;

function isJoined({ forms }: Candidate): boolean {
  return forms.size > 0 && [...forms.keys()].every((form) => joined.test(form));
}

/** Whether a page writes it within sentences, as a name. */
export function isWritten(
  candidate: Candidate | undefined,
  occurrences: Occurrences,
  judge: Pick<Judge, 'names' | 'analyzer' | 'linked' | 'candidates' | 'keyword'>,
): boolean {
  if (candidate === undefined || candidate.written.size === 0) return false;
  const { key } = candidate;
  const isWord =
    isPlainWord(key, judge.analyzer) || (!isBrand(key, judge.linked) && isWordOfLanguage(key, judge.analyzer));
  if (knownType(key) === null && isWord && !isJoined(candidate)) return false;
  if (isMereWording(key, occurrences, judge)) return false;
  return holdsName(candidate, occurrences, judge) || isStrange(key, occurrences.small, judge.analyzer);
}

/**
 * Whether one site alone capitalizes words of the language that it uses once, as in the title of an article or a step
 * of its method: "Liability Insurance", "Migration". What holds words of the keyword or many words needs more uses:
 * "Average Cost of Website Design".
 */
export function isMereWording(
  key: string,
  occurrences: Occurrences,
  judge: Pick<Judge, 'analyzer' | 'linked' | 'candidates' | 'keyword'>,
): boolean {
  const { analyzer, linked, candidates, keyword } = judge;
  if (sitesOf(occurrences).size >= minSites || (candidates.get(key)?.listed.size ?? 0) > 0) return false;
  const words = analyzer.analyze(key);
  const { running } = occurrences.cues;
  if (words.length < minOwnCount)
    return running < minOwnCount && knownType(key) === null && !isBrand(key, linked) && isWordOfLanguage(key, analyzer);
  const isTitle = words.length > maxPhraseWords || words.some(({ stem }) => keyword.has(stem));
  return running < (isTitle ? minDwellingCount : minOwnCount) && isPlainPhrase(key, judge);
}

/** "Spring Cleaning", "Table of Contents": several words of the language that show nothing of which they are the name. */
function isPlainPhrase(
  key: string,
  { analyzer, linked, candidates }: Pick<Judge, 'analyzer' | 'linked' | 'candidates'>,
): boolean {
  const words = key.split(' ');
  const [first = ''] = words;
  const isNamed = [key, first].some((name) => knownType(name) !== null || isBrand(name, linked));
  if (isNamed || candidates.get(first)?.isMaker === true) return false;
  // "Boston Marathon", "Bank of Cincinnati", "Botanic Gardens".
  const isOfPlace = words.some((_, at) =>
    [1, 2].some((size) => isPlace(words.slice(at, at + size).join(' '), analyzer.language)),
  );
  if (isOfPlace || placeWords.has(words.at(-1) ?? '')) return false;
  return !tellsOrganization(words, analyzer.language) && areOrdinary(key, analyzer);
}

function holdsName(
  { key, forms }: Candidate,
  { on }: Occurrences,
  { names, analyzer }: Pick<Judge, 'names' | 'analyzer'>,
): boolean {
  // Where all nouns have capitals, several rare ones that recur in a row are a name: "Ford Ka", but not "Monate Zeit".
  const areNouns =
    languagePack(analyzer.language).nouns?.areCapitalized === true &&
    [...on.values()].reduce((sum, { count }) => sum + count, 0) >= minOwnCount;
  return (
    knownType(key) !== null ||
    [...forms.keys()].some(
      (form) =>
        isPlace(form, analyzer.language) ||
        /\p{Lu}&\p{Lu}/u.test(form) ||
        joined.test(form) ||
        (areNouns &&
          /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(form) &&
          analyzer.analyze(form).every(({ everyday, stop }) => !everyday && !stop)) ||
        shownName(form)
          .split(/[\s-]+/u)
          .some((word) => names.isName(word)),
    )
  );
}

/** "Zoho's 55 products": a name and something it owns. */
function isOwned({ key, forms }: Candidate, candidates: ReadonlyMap<string, Candidate>): boolean {
  const at = (commonestOf(forms) ?? '').split(/\s+/u).findIndex((word) => /['’]s$/u.test(word));
  return (
    at >= 0 &&
    candidates.has(
      key
        .split(' ')
        .slice(0, at + 1)
        .join(' '),
    ) &&
    at + 1 < key.split(' ').length
  );
}
