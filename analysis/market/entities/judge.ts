/** Judges which written names are names of things. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { isKeywordInShort } from '../keyword/keyword-forms.ts';
import { isAcronym, type Names } from '../names/names.ts';
import { isFurniture } from '../names/term-noise.ts';
import { isBrand } from './brands.ts';
import type { Candidate } from './candidate.ts';
import { knownType } from './evidence/known-names.ts';
import { areOrdinary, isNameLike, isOfTitle, isRareWord, isStrange, isWordOfLanguage } from './evidence/lone-words.ts';
import { isCited, isRole } from './evidence/roles.ts';
import { tellsOrganization } from './kinds/organization-words.ts';
import { commonestOf, shownName } from './name-key.ts';
import { type Occurrences, sitesOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minSites, maxLowercaseShare, maxTermShare, maxRareShare, minDwellingCount, minWriting, sampleChars } =
  entitiesRule.values;

export interface Judge {
  candidates: ReadonlyMap<string, Candidate>;
  /** Key of the results page's knowledge panel. */
  shown: string;
  /** Brands of the ranking sites, and of all sites that pages link to. */
  brands: ReadonlySet<string>;
  linked: ReadonlySet<string>;
  /** Keys of names for which a page explains an abbreviation. */
  explained: ReadonlySet<string>;
  names: Names;
  hasCase: boolean;
  analyzer: Analyzer;
  keyword: ReadonlySet<string>;
}

/** Whether most letters of the pages belong to a script with capitals. */
export function isCased(pages: readonly AnalyzedPage[]): boolean {
  const sample = pages.map(({ document }) => document.text.slice(0, sampleChars)).join('');
  return (sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0) * 2 > (sample.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether a written name is really a name: not in lower case elsewhere, and if a single word, not an ordinary one. */
export function isName(key: string, occurrences: Occurrences, judge: Judge): boolean {
  const { small, total, on } = occurrences;
  const { candidates, shown, names, hasCase, linked, analyzer, keyword, explained } = judge;
  if (key === shown) return true;
  if (isKeywordInShort(key, [...keyword], analyzer)) return false;
  const words = analyzer.analyze(key);
  const candidate = candidates.get(key);
  const written = commonestOf(candidate?.forms ?? new Map()) ?? key.toUpperCase();
  // "PG&E", "ComEd", "Monday.com": no word of the language is written so.
  const isCoded = /\p{Lu}&\p{Lu}|\p{Lu}\p{Ll}+\p{Lu}|\p{L}\.\p{Ll}{2,4}$/u.test(written);
  // Of words like "good", "on" and "you", a site may be called.
  const isSite = candidate !== undefined && candidate.sites.length > 0 && words.every(({ stem }) => !keyword.has(stem));
  // "Security cameras", if the keyword asks for home security cameras; "Zoho CRM" is a name whatever it asks for.
  const isOfWords = words.every(({ stop, stem }) => stop || keyword.has(stem)) && areOrdinary(key, analyzer);
  if (isOfWords && !isCoded && !isSite) return false;
  if (explained.has(key)) return true;
  if (candidate === undefined) return false;
  if (candidate.isKind) return true;
  const isKnown = knownType(key) !== null;
  // "talkspace member": a site may write its own name in small letters, too; "run" is mostly the word, even for RUN.
  const isOtherwise = isKnown || (isAcronym(written) && !words.every(({ everyday }) => everyday));
  const isWord = small > total * maxLowercaseShare && !isOtherwise && isWordOfLanguage(key, analyzer);
  if ((candidate.sites.length > 0 && !isWord) || candidate.authored.length > 0) return true;
  // A page may write the name of what it lists in small letters, in an address or as its logo does.
  const isSpelledFreely =
    isTermOfArt(key, candidate) ||
    candidate.listed.size >= minSites ||
    (candidate.listed.size > 0 && !words.every(({ everyday }) => everyday));
  // "La vétusté": where nouns have an article before them, one in small letters is no maker's way of spelling.
  const isSmallNoun = languagePack(analyzer.language).nouns?.comeFirst === true && small > 0;
  const isRare = !isSmallNoun && isRareWord(words, candidate.written.size, analyzer);
  // "ecobee", "Ecobee": a word of no list, which some write as its owner does; "Dumbbells" is a plural.
  const isStyled =
    !isSmallNoun && sitesOf(occurrences).size >= minSites && !key.endsWith('s') && isStrange(key, 0, analyzer);
  const most = isSpelledFreely ? maxTermShare : isRare ? maxRareShare : maxLowercaseShare;
  if (!isStyled && small > total * most) return false;
  if (candidate.declared.some(({ isSubject }) => isSubject) || candidate.listed.size > 0) return true;
  // In one thread alone, a single word with a capital is mostly one of its members.
  const [only, ...others] = on.values();
  if (others.length === 0 && only?.page.document.page_kind.kind === 'forum' && !key.includes(' ')) return false;
  // Pages with share buttons mention networks only for that.
  if (
    isFurniture(key.split(' '), analyzer.language) &&
    [...on.values()].filter(({ count }) => count >= minDwellingCount).length <
      (isKnown && candidate.written.size > 0 ? 1 : minSites) &&
    candidate.written.size < minWriting
  )
    return false;
  if (isCited(words, candidate.forms.keys()) || isRole(words, analyzer)) return false;
  // "More bang for Your Buck"; "It Works" has a site, "Our Tarn School" says what it is.
  const isLinked = isBrand(key, linked) || isKnown || tellsOrganization(key.split(' '), analyzer.language);
  if (!isLinked && !isCoded && isOfTitle(key, keyword, analyzer)) return false;
  // "React hooks" is a keyword that contains a name.
  const isNamed =
    hasCase && keyword.size > 1 && words.length === 1 && [...candidate.forms.keys()].some((form) => names.isName(form));
  const isOrdinary = ({ text, everyday, stop, stem }: AnalyzedWord) =>
    stop || (keyword.has(stem) && !isNamed) || (words.length === 1 ? everyday : isFurniture([text], analyzer.language));
  if (!isCoded && words.every(isOrdinary)) return false;
  if (key.includes(' ')) return true;
  const isDwelledOn = occurrences.cues.running >= minDwellingCount;
  // "SaaS" is a kind of thing, "ComEd" a name.
  if (isAcronym(written) && !/^\p{Lu}\p{Ll}{2,}\p{Lu}/u.test(written))
    return (
      isKnown ||
      isBrand(key, linked) ||
      (!/s$/u.test(written) && (isRare || (small === 0 && (candidate.written.size >= minSites || isDwelledOn)))) ||
      [...candidate.forms.keys()].some((form) => isNameLike(form))
    );
  return (
    !hasCase ||
    isKnown ||
    isRare ||
    isStrange(key, small, analyzer) ||
    isPlace(key, analyzer.language) ||
    [...candidate.forms.keys()].some((form) => names.isName(shownName(form)))
  );
}

/** "Articles of Organization", "Operating Agreement": pages write a term of art with capitals, but not everywhere. */
function isTermOfArt(key: string, { written }: Candidate): boolean {
  return key.includes(' ') && written.size >= minSites;
}
