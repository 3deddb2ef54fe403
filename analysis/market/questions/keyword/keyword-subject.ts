/**
 * Finds the thing that the keyword is about as running text names it: "a smart thermostat" for "do smart thermostats
 * save money".
 */
import { languagePack } from '../../../languages/packs.ts';
import { withCapital } from '../../../read/natural-case.ts';
import type { CutPage, ReadMarket } from '../../../read/read-market.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { namesPrice } from '../../../text/question-cues.ts';
import { askedBy } from '../../../text/question-words.ts';
import { questionsRule } from '../rule.ts';
import { endsPhrase, isInflected, isWrittenSo, type KeywordSubject, placesOf } from './phrase-places.ts';
import { searchedPhrase } from './searched-phrase.ts';

const { minSubjectSites, minMassWords, minMassShare } = questionsRule.values;

/**
 * The first words of the keyword that running text of several sites names with an article of one, most words first.
 * Empty if the language has no list of articles.
 */
export function keywordSubjects({ pages, keyword, analyzer }: ReadMarket): KeywordSubject[] {
  const { articles } = languagePack(analyzer.language).questions ?? {};
  if (articles === undefined) return [];
  const isArticle = new Set(articles.split(' '));
  const subjects: KeywordSubject[] = [];
  for (let size = keyword.length; size > 0; size--) {
    const stems = keyword.slice(0, size);
    const subject = writtenAs(stems, pages, (before) => isArticle.has(before?.text ?? ''), analyzer);
    if (subject !== null) subjects.push({ stems, ...subject, number: 'one' });
  }
  return subjects;
}

/**
 * The thing that the keyword or a part of it names, in the form in which running text names it most often: one with its
 * article, several ("movers"), or what cannot be counted ("online therapy"). Longer parts come first; a last word that
 * says little ("software", "services") is left out where text does so more often. Null if there is none.
 * @param query the keyword as it was searched; what follows a preposition in it is whom or where it is for
 */
export function subjectOf(market: ReadMarket, query = ''): KeywordSubject | null {
  const { analyzer } = market;
  const subject = writtenSubjectOf(market, query);
  if (subject?.number !== 'mass') return subject;
  // Who searches for "best home security cameras" counts them, whatever the pages write.
  const searched = new Map(analyzer.analyze(query).map(({ stem, text }) => [stem, text]));
  const noun = subject.stems.map((stem) => searched.get(stem) ?? stem).join(' ');
  const isMany = languagePack(analyzer.language).questions?.pluralNoun?.test(noun) === true;
  return isMany ? { ...subject, text: noun, noun, number: 'many' } : subject;
}

function writtenSubjectOf(market: ReadMarket, query: string): KeywordSubject | null {
  const { pages, analyzer } = market;
  const { articles, weak, treatments } = languagePack(analyzer.language).questions ?? {};
  if (articles === undefined) return null;
  const stemsOf = (list = ''): ReadonlySet<string> => new Set(analyzer.analyze(list).map(({ stem }) => stem));
  const [isWeak, isTreatment] = [stemsOf(weak), stemsOf(treatments)];
  const keyword = coreOf(market, isTreatment, query);
  const searched = new Map(analyzer.analyze(query).map(({ stem, text }) => [stem, text]));
  const isNounFirst = languagePack(analyzer.language).nouns?.comeFirst === true;
  const head = keyword.at(isNounFirst ? 0 : -1) ?? '';
  const isThing =
    !isTreatment.has(head) && !namesPrice(head, analyzer.language) && askedBy(query, analyzer.language) === null;
  for (let size = keyword.length; size > 0; size--) {
    const parts = keyword
      .slice(0, keyword.length - size + 1)
      .map((_, at) => keyword.slice(at, at + size))
      .filter((stems) => !isTreatment.has(stems.at(-1) ?? '') && (size > 1 || !stems.some((stem) => isWeak.has(stem))));
    const named = parts.flatMap((stems) => namedAs(stems, keyword, pages, isTreatment, analyzer, searched) ?? []);
    // "Installed cost" in "heat pump installation cost" is what is asked of the subject.
    const things = named.filter(({ noun }) => !namesPrice(noun, analyzer.language));
    const [best] = size === 1 ? things.sort((a, b) => b.count - a.count) : things;
    if (best === undefined) continue;
    const shorter = isWeak.has(best.stems.at(-1) ?? '')
      ? namedAs(best.stems.slice(0, -1), keyword, pages, new Set([...isTreatment, ...isWeak]), analyzer, searched)
      : null;
    const isCounted = shorter !== null && shorter.number !== 'mass' && shorter.count > best.count;
    const found = isCounted && isWrittenSo(shorter, searched) ? shorter : best;
    if (found.stems.length === keyword.length || isWeak.has(head)) return found;
    // "Hikes" are not what "hiking backpack" is about.
    const isPart = isThing && size === 1 && keyword.length > 1 && !found.stems.includes(head);
    // "Cleaning" is less than what "house cleaning cost" is about, though pages say so.
    const isDeed = isThing && size === 1 && keyword.length > 1 && found.number === 'mass';
    return whole() ?? (isPart ? null : isDeed ? asSearched() : found);
  }
  return whole();

  /** The words of the search as the name of what cannot be counted. */
  function asSearched(): KeywordSubject {
    const noun = keyword.map((stem) => searched.get(stem) ?? stem).join(' ');
    return { stems: keyword, text: noun, noun, number: 'mass' };
  }

  /** What the search itself names, unless it asks or names a kind of text. */
  function whole(): KeywordSubject | null {
    return isThing && keyword.length > 1 ? searchedPhrase(market, keyword) : null;
  }
}

/** The stems of the first words of a search between stop words that name more than a kind of text. */
function coreOf(market: ReadMarket, isTreatment: ReadonlySet<string>, query: string): readonly string[] {
  const { keyword, analyzer } = market;
  const parts: string[][] = [[]];
  const words = analyzer.analyze(query);
  // "How to form an LLC": what is done is not the thing.
  const isDone = languagePack(analyzer.language).questions?.steps?.test(query) === true;
  const deed = isDone ? words.findIndex(({ stop }) => !stop) : -1;
  for (const [at, { stem, stop, text }] of words.entries())
    if (stop || at === deed || (at === words.length - 1 && isVerb(text, market))) parts.push([]);
    else if (keyword.includes(stem)) parts.at(-1)?.push(stem);
  const core = parts.find((part) => part.some((stem) => !isTreatment.has(stem))) ?? keyword;
  // "House renovation cost" is about a house renovation.
  const isPriced = core.length > 2 && namesPrice(core.at(-1) ?? '', analyzer.language);
  return isPriced ? core.slice(0, -1) : core;
}

/** Whether the last word of a search is no noun in a language that capitalizes nouns: "Balkonkraftwerk anmelden". */
function isVerb(word: string, { analyzer, naturalCase }: ReadMarket): boolean {
  const { language } = analyzer;
  if (languagePack(language).nouns?.areCapitalized !== true) return false;
  const capitalized = withCapital(word, language);
  return naturalCase(capitalized) !== capitalized;
}

/** How text names `stems`, a part of the keyword, and how often; null if too few sites do, or mostly in a longer name. */
function namedAs(
  stems: readonly string[],
  keyword: readonly string[],
  pages: readonly CutPage[],
  isTreatment: ReadonlySet<string>,
  analyzer: Analyzer,
  searched: ReadonlyMap<string, string>,
): (KeywordSubject & { count: number }) | null {
  const { articles = '', massNoun, pluralNoun } = languagePack(analyzer.language).questions ?? {};
  if (stems.length === 0) return null;
  const isArticle = new Set(articles.split(' '));
  const one = writtenAs(stems, pages, (before) => isArticle.has(before?.text ?? ''), analyzer, searched);
  const isMany = (before: AnalyzedWord | undefined, noun: string): boolean =>
    !isArticle.has(before?.text ?? '') && pluralNoun?.test(noun) === true;
  const many = pluralNoun === undefined ? null : writtenAs(stems, pages, isMany, analyzer, searched);
  const isFree = (before: AnalyzedWord | undefined, noun: string): boolean =>
    (before === undefined || (before.stop && !isArticle.has(before.text))) && massNoun?.test(noun) === true;
  const mass = massNoun === undefined ? null : writtenAs(stems, pages, isFree, analyzer, searched);
  // What several sites write in the plural can be counted: "website builders".
  const isMass =
    many === null && mass !== null && (stems.length >= minMassWords || mass.sites >= minMassShare * pages.length);
  const count = Math.max(one?.count ?? 0, many?.count ?? 0, one === null && isMass ? (mass?.count ?? 0) : 0);
  const at = keyword.findIndex(
    (stem, index) => stem === stems[0] && keyword[index + stems.length - 1] === stems.at(-1),
  );
  const longer = keyword.slice(at, at + stems.length + 1);
  if (count === 0 || (!isTreatment.has(longer.at(-1) ?? '') && count < modifying(longer, stems.length, pages)))
    return null;
  if (many !== null && many.count === count) return { stems, text: many.noun, noun: many.noun, number: 'many', count };
  if (one !== null) return { stems, text: one.text, noun: one.noun, number: 'one', count };
  return mass !== null && isMass ? { stems, text: mass.noun, noun: mass.noun, number: 'mass', count } : null;
}

/**
 * How often `stems` stand in a row if they are more than `size`: "wedding" in "wedding checklist" is not the thing that
 * the keyword is about.
 */
function modifying(stems: readonly string[], size: number, pages: readonly CutPage[]): number {
  if (stems.length === size) return 0;
  return pages.reduce(
    (sum, { page }) => page.blocks.reduce((count, { words }) => count + placesOf(stems, words).length, sum),
    0,
  );
}

/** The most common spelling of `stems` where `fits` the word before it, if enough sites write it. */
function writtenAs(
  stems: readonly string[],
  pages: readonly CutPage[],
  fits: (before: AnalyzedWord | undefined, noun: string) => boolean,
  { language }: Analyzer,
  searched: ReadonlyMap<string, string> = new Map(),
): (Pick<KeywordSubject, 'text' | 'noun'> & { count: number; sites: number }) | null {
  const last = stems.at(-1) ?? '';
  const sites = new Set<string>();
  const spellings = new Map<string, { count: number; text: string; noun: string }>();
  for (const { page } of pages) {
    for (const { block, words } of page.blocks) {
      if (block.kind === 'heading') continue;
      for (const at of placesOf(stems, words)) {
        const before = words[at]?.joined === true ? words[at - 1] : undefined;
        const noun = block.text.slice(words[at]?.start, words[at + stems.length - 1]?.end);
        const word = words[at + stems.length - 1]?.text ?? '';
        if (!isInflected(word, searched.get(last) ?? word)) continue;
        if (!fits(before, noun) || !endsPhrase(words, at + stems.length, language)) continue;
        const text = before === undefined ? noun : `${before.text} ${noun}`;
        const spelling = spellings.get(text) ?? { count: 0, text, noun };
        spelling.count++;
        spellings.set(text, spelling);
        sites.add(page.domain);
      }
    }
  }
  const [best] = [...spellings.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  return best === undefined || sites.size < minSubjectSites ? null : { ...best, sites: sites.size };
}
