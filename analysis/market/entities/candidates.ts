/** Collects possible names on the pages: by capitals, by brackets, by declaration and in lists. */
import { conjunctions } from '../../languages/any/names.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import type { ListedName } from '../names/listed-names.ts';
import { isNoName } from '../names/no-names.ts';
import { ownSiteName } from '../names/own-site-name.ts';
import { type Candidate, newCandidate } from './candidate.ts';
import { declaredNames } from './declared-names.ts';
import { dictionaryOf } from './evidence/dictionary.ts';
import { loneNames } from './evidence/lone-capitals.ts';
import { makersIn } from './evidence/makers.ts';
import { isNameOfNouns, withoutNouns } from './evidence/names-of-nouns.ts';
import { capitalizesWords } from './evidence/page-capitals.ts';
import { isGivenName, namesOfAuthors } from './evidence/person-names.ts';
import { isCitedWithOthers } from './evidence/roles.ts';
import { tellsOrganization } from './kinds/organization-words.ts';
import { keyOfName } from './name-key.ts';
import { hasCapital, nameRuns } from './name-runs.ts';
import { partOwners } from './owned-names.ts';
import { quotedNames } from './quoted-names.ts';
import { entitiesRule } from './rule.ts';

const { maxCandidates } = entitiesRule.values;

/** What joins two products that are sold or told together. */
const bundleMark = new RegExp(`\\s(?:\\+|${[...conjunctions].join('|')})\\s`, 'u');

/**
 * Returns the candidates of `pages` by key.
 * @param hasCase whether the language's script has capitals
 */
export function candidatesIn(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
  hasCase: boolean,
  listed: readonly ListedName[] = [],
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const { language } = analyzer;
  const keys = new Map<string, string>();
  const candidate = (name: string): Candidate | null => {
    const key = keys.get(name) ?? keyOfName(name, analyzer);
    keys.set(name, key);
    const known = found.get(key);
    if (known !== undefined) return known;
    if (key === '' || isNoName(name, language) || found.size >= maxCandidates) return null;
    const fresh = newCandidate(key);
    found.set(key, fresh);
    return fresh;
  };
  for (const { name, source_id } of listed.flatMap(withoutBundle)) {
    const entry = candidate(name);
    entry?.listed.add(source_id);
    entry?.written.add(source_id);
    entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
  }
  const isKnown = dictionaryOf(analyzer);
  const isLone = loneNames(pages, analyzer);
  for (const page of pages) {
    const own = ownSiteName(page, language);
    const site = own === null ? null : candidate(own);
    if (own !== null && site !== null) {
      site.sites.push(page);
      site.forms.set(own, (site.forms.get(own) ?? 0) + 1);
    }
    const declaredHere = declaredNames(page);
    const people = new Set(declaredHere.flatMap(({ name, type }) => (type === 'person' ? [name] : [])));
    for (const name of namesOfAuthors(page, people, analyzer)) {
      const author = candidate(name);
      author?.authored.push(page);
      author?.forms.set(name, (author.forms.get(name) ?? 0) + 1);
    }
    for (const declared of declaredHere) candidate(declared.name)?.declared.push(declared);
    for (const name of writtenNames(page, analyzer, hasCase, isKnown, isLone)) {
      const entry = candidate(name);
      entry?.written.add(page.source_id);
      entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
    }
  }
  for (const [name, on] of makersIn(pages, analyzer)) {
    const entry = candidate(name);
    for (const { source_id } of on) entry?.written.add(source_id);
    entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
    if (entry !== null) entry.isMaker = true;
  }
  partOwners(found, candidate, analyzer);
  return found;
}

/** Whether words are more than ordinary ones of the language: "Tarnlund", "Department of Energy", "New York". */
function isUnusual(words: readonly AnalyzedWord[], language: string, isKnown: (stem: string) => boolean): boolean {
  const texts = words.map(({ text }) => text);
  return (
    isPlace(texts.join(' '), language) ||
    tellsOrganization(texts, language) ||
    words.some(
      ({ text, stem, stop, everyday }) =>
        !stop && (!(words.length > 1 ? isKnown(stem) : everyday) || isPlace(text, language) || isGivenName(text)),
    )
  );
}

/** The two names of a bundle, "Delonghi ECP3420 and Baratza ESP"; any other name itself. */
function withoutBundle({ name, source_id }: ListedName): { name: string; source_id: string }[] {
  const [first = '', second = '', ...more] = name.split(bundleMark);
  const isBundle = more.length === 0 && [first, second].every((part) => /^\p{Lu}.*\s[\p{Lu}\p{N}]/u.test(part));
  return (isBundle ? [first, second] : [name]).map((part) => ({ name: part, source_id }));
}

function writtenNames(
  page: AnalyzedPage,
  { language }: Analyzer,
  hasCase: boolean,
  isKnown: (stem: string) => boolean,
  isLone: (word: AnalyzedWord) => boolean,
): string[] {
  // Where a page capitalizes ordinary words, only an unusual word or the word for an organization shows a name.
  const isLoose = hasCase && capitalizesWords(page, language);
  // If all nouns are capitalized, a single capital does not indicate a name, but two in a row often do.
  const needsTwo = languagePack(language).nouns?.areCapitalized === true;
  return page.blocks.flatMap((each) => {
    const { block, words } = each;
    if (block.kind === 'code') return [];
    const isHeading = block.kind === 'heading';
    const runs = nameRuns(each)
      .flatMap((run) => (needsTwo ? withoutNouns(each, run, language) : [run]))
      // In a script without capitals, a capitalized word stands out anywhere; "Freie Wahl" opens a sentence as any noun does.
      .filter(
        ({ isInside, opens, precedes, first, last }) =>
          (isInside && (!isHeading || needsTwo)) ||
          (opens && !needsTwo) ||
          // "Protiviti partners with": a word of no language opens a sentence as a name does.
          (precedes &&
            first === last &&
            !isHeading &&
            words[first]?.everyday === false &&
            !isKnown(words[first].stem)) ||
          !hasCase ||
          // A place is one in a table or at the start of a line, too.
          (!isHeading && isPlace(block.text.slice(words[first]?.start, words[last]?.end), language)),
      )
      // "Falls Sie": the polite pronoun has a capital, too.
      .filter(({ last }) => !needsTwo || words[last]?.stop !== true)
      .filter(
        ({ first, last }) =>
          !needsTwo ||
          isNameOfNouns(block.text.slice(words[first]?.start, words[last]?.end), language) ||
          (first === last && words.slice(first, first + 1).some(isLone)),
      )
      .filter(({ first, last }) => hasCapital(each, first) && !isCitedWithOthers(each, last))
      .filter(({ first, last }) => !isLoose || isUnusual(words.slice(first, last + 1), language, isKnown))
      .map(({ first, last }) => block.text.slice(words[first]?.start, words[last]?.end));
    return hasCase ? runs : [...runs, ...quotedNames(block.text, language)];
  });
}
