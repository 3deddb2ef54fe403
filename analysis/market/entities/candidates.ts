/** Collects possible names on the pages: by capitals, by brackets, by declaration and in lists. */
import { personParticles } from '../../languages/any/name-cues.ts';
import { conjunctions } from '../../languages/any/names.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { linkingWordsOf } from '../../text/vocabulary.ts';
import type { ListedName } from '../names/listed-names.ts';
import { isNoName } from '../names/no-names.ts';
import { ownSiteName } from '../names/site-names.ts';
import { type DeclaredName, declaredNames } from './declared-names.ts';
import { dictionaryOf } from './evidence/dictionary.ts';
import { capitalizesWords } from './evidence/page-capitals.ts';
import { isGivenName, namesOfAuthors } from './evidence/person-names.ts';
import { keyOfName } from './name-key.ts';
import { hasCapital, type NameRun, nameRuns } from './name-runs.ts';
import { namesOrganization, tellsOrganization } from './name-signs.ts';
import { quotedNames } from './quoted-names.ts';
import { entitiesRule } from './rule.ts';

const { maxCandidates } = entitiesRule.values;

/** What joins two products that are sold or told together. */
const bundleMark = new RegExp(`\\s(?:\\+|${[...conjunctions].join('|')})\\s`, 'u');

export interface Candidate {
  key: string;
  /** Spellings with counts; the most common is shown. */
  forms: Map<string, number>;
  /** Pages that write it as a name within sentences. */
  written: Set<string>;
  declared: DeclaredName[];
  /** Pages that list it among other names. */
  listed: Set<string>;
  /** Pages of the site that it names, as these write it in their title or declare it as their publisher. */
  sites: AnalyzedPage[];
  /** Pages of which it names the author, a person. */
  authored: AnalyzedPage[];
}

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
    const fresh: Candidate = {
      key,
      forms: new Map(),
      written: new Set(),
      declared: [],
      listed: new Set(),
      sites: [],
      authored: [],
    };
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
    for (const name of writtenNames(page, analyzer, hasCase, isKnown)) {
      const entry = candidate(name);
      entry?.written.add(page.source_id);
      entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
    }
  }
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
      .filter(({ isInside, opens }) => (isInside && (!isHeading || needsTwo)) || (opens && !needsTwo) || !hasCase)
      // "Falls Sie": the polite pronoun has a capital, too.
      .filter(({ last }) => !needsTwo || words[last]?.stop !== true)
      .filter(
        ({ first, last }) =>
          !needsTwo || isNameOfNouns(block.text.slice(words[first]?.start, words[last]?.end), language),
      )
      .filter(({ first }) => hasCapital(each, first))
      .filter(({ first, last }) => !isLoose || isUnusual(words.slice(first, last + 1), language, isKnown))
      .map(({ first, last }) => block.text.slice(words[first]?.start, words[last]?.end));
    return hasCase ? runs : [...runs, ...quotedNames(block.text, language)];
  });
}

/**
 * The parts of a run between the language's own linking words, where all nouns have capitals: of "Studie der Marktforscher
 * der GfK", only the last is a name. The name of an organization is left whole: "Bundesministerium der Finanzen".
 */
function withoutNouns({ block, words }: AnalyzedBlock, run: NameRun, language: string): NameRun[] {
  const isOwnWord = linkingWordsOf(language);
  const parts: NameRun[] = [];
  let first = run.first;
  for (let index = run.first; index <= run.last + 1; index++) {
    const word = words[index];
    const isEnd = index > run.last || word === undefined;
    if (!isEnd && (!isOwnWord(word.text) || /^\p{Lu}/u.test(block.text.charAt(word.start)))) continue;
    if (!isEnd && namesOrganization(words[first]?.text ?? '', language)) continue;
    if (index > first) parts.push({ ...run, first, last: index - 1, isInside: run.isInside || first > run.first });
    first = index + 1;
  }
  // "Ihnen der Ford Ka": the polite pronoun has a capital, too.
  return parts.map((part) => ({ ...part, first: part.first + Number(words[part.first]?.stop === true) }));
}

/**
 * Whether capitals show a name although all nouns have them: two in a row (`Stiftung Warentest`), one inside a word
 * (`FlexiSpot`), only capitals (`SCHUFA`), a particle of names of people (`Ludwig van Beethoven`) or the word for an organization
 * (`Bundesministerium der Finanzen`). `Ende der Laufzeit` is two nouns.
 */
function isNameOfNouns(written: string, language: string): boolean {
  const [first = '', ...others] = written.split(/\s+/u);
  const isOwnWord = linkingWordsOf(language);
  return (
    /\p{Lu}\S*\s+\p{Lu}/u.test(written) ||
    /\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u.test(written) ||
    others.some((word) => personParticles.has(word) && !isOwnWord(word)) ||
    (others.length > 0 && namesOrganization(first.toLowerCase(), language))
  );
}
