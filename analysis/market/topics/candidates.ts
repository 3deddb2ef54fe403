/** Finds phrases that may be topics, their best wording, and the signals for them. */
import type { ReadMarket } from '../../read/read-market.ts';
import { type Background, backgroundFor } from '../../text/background.ts';
import { vectorsOf, type WordVectors } from '../../vectors/word-vectors.ts';
import { keywordFamily } from '../keyword/keyword-family.ts';
import type { ListedName } from '../names/listed-names.ts';
import { nameWords } from '../names/name-words.ts';
import { placeStems } from '../names/place-names.ts';
import type { MarketTerm } from '../terms/measure.ts';
import type { Candidate } from './candidate.ts';
import { facetCandidates } from './facet-candidates.ts';
import { notSubjects } from './not-subjects.ts';
import { listedOrMakers, partsOfNames } from './parts-of-names.ts';
import { topicsRule } from './rule.ts';
import { bracketedNames } from './spelling/bracketed-names.ts';
import { writingSites } from './spelling/form-variants.ts';
import { otherSpellings } from './spelling/other-spellings.ts';
import { ownWords } from './spelling/own-words.ts';
import { type Form, formOf } from './subject-form.ts';
import type { RunUse, SubjectIndex } from './subject-index.ts';
import { ownStems, type SubjectPhrase, subjectPhrases } from './subject-phrases.ts';
import { passagesWith, treatingPages } from './treatment.ts';
import { hasFiniteVerb, isClause, isInfinitive, isVerbPhrase, type WordSigns } from './word-signs.ts';

const { commonRarity, maxRarity, enoughPassageShare, maxConcentration, weights, bias, minSites, wholeWeight } =
  topicsRule.values;

/** Signals of a candidate; the rule has a weight for each. */
export type Signals = Record<keyof typeof weights, number>;

/**
 * Returns the candidates of `market`, best first.
 * @param indexes of its pages
 * @param listed names that pages list
 * @param signs of the market's words
 */
export function candidatesOf(
  market: ReadMarket,
  terms: readonly MarketTerm[],
  indexes: readonly SubjectIndex[],
  listed: readonly Pick<ListedName, 'name'>[],
  signs: WordSigns,
): Candidate[] {
  const { analyzer } = market;
  const pages = market.pages.map(({ page }) => page);
  const keyword = new Set(market.keyword);
  const places = placeStems(analyzer);
  const isWrittenAsName = nameWords(pages, analyzer);
  const isName = (stem: string): boolean => isWrittenAsName(stem) && !places.has(stem) && !keyword.has(stem);
  const listedStems = listed.map(({ name }) => ownStems(analyzer.analyze(name), keyword));
  const offered = new Set(listedStems.flat());
  const isNoSubject = notSubjects(market, keywordFamily(market), isName, places, (stem) => offered.has(stem));
  const isPartOfName = partsOfNames(indexes, new Set(listedStems.map((stems) => stems.join(' '))));
  const isListed = listedOrMakers(listedStems);
  const sites = new Set(pages.map(({ domain }) => domain)).size;
  const sitesOf = writingSites(pages);
  const context: Context = {
    language: analyzer.language,
    sites,
    keyword,
    places,
    passages: market.pages.reduce((sum, { cut }) => sum + cut.passages.length, 0),
    background: backgroundFor(analyzer),
    vectors: vectorsOf(analyzer.language),
    signs,
    titles: pages.map(({ title }) => new Set(title.map(({ stem }) => stem))),
  };
  const facetsFound = facetCandidates(market, indexes, isName);
  const facetWords = new Set(facetsFound.flatMap(({ names }) => names.map(({ stems }) => stems.join(' '))));
  const formed = [...subjectPhrases(pages, terms, keyword, isName, analyzer)].flatMap(([key, phrase]) => {
    const form = facetWords.has(key) ? null : formOf(phrase, keyword, sitesOf);
    return form === null || (!form.isAsked && isNoNoun(form, context)) ? [] : [{ key, phrase, form }];
  });
  const calledAlso = bracketedNames(pages, keyword, analyzer);
  const spellingsOf = otherSpellings(
    pages,
    formed.map(({ form }) => form.words),
    keyword,
    analyzer,
  );
  const candidates = formed.flatMap(({ key, phrase, form }) => {
    const uses = indexes.flatMap((index) => index.runs.get(key) ?? []);
    if (isListed(key) || isNoSubject(phrase, form, uses) || isPartOfName(key)) return [];
    const name = { stems: phrase.stems, isAsked: form.isAsked };
    const holding = new Set(indexes.flatMap(({ runs, domain }) => (runs.has(key) ? [domain] : [])));
    for (const { site } of form.isAsked ? phrase.questions : []) holding.add(site);
    const fewest = Math.min(minSites, sites);
    if (holding.size < fewest) return [];
    const full = [name, ...(form.isAsked ? [] : [...spellingsOf(form.words, name), ...calledAlso(name)])];
    const names = [...full, ...(form.isAsked ? [] : ownWords(name, form.words, indexes))];
    const treated = treatingPages(indexes, names);
    if (new Set(treated.map(({ domain }) => domain)).size < fewest) return [];
    const passages = new Set(indexes.flatMap((index) => passagesWith(index, phrase.stems).map(({ id }) => id)));
    const found = { holding: holding.size, passages: passages.size };
    const signals = signalsOf(phrase, form, uses, found, context);
    const rarity = Math.max(...phrase.stems.map((stem) => rarityOf(stem, context.background)));
    const clauses = [...phrase.clauses.values()].filter(({ words }) => !words.some(({ stem }) => isName(stem)));
    const weighed = [...phrase.headings.values()];
    const support = {
      headed: weighed.length,
      wholeSites: weighed.filter((weight) => weight >= wholeWeight).length,
      bestHeading: Math.max(0, ...weighed),
    };
    const { keywordLikeness } = signals;
    const score = scoreOf(signals);
    const named = names.length === full.length ? treated.length : treatingPages(indexes, full).length;
    return [{ name, names, form, ...support, clauses, score, rarity, treated, named, passages, keywordLikeness }];
  });
  return [...facetsFound, ...candidates].toSorted((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Whether a phrase is no noun phrase on a subject: a verb, or a cut clause. */
function isNoNoun(form: Form, { keyword, signs, language }: Context): boolean {
  return (
    hasFiniteVerb(form.words, form.text, language) ||
    isClause(form.words, keyword, signs.verbShare) ||
    isInfinitive(form.words, signs.verbShare, language) ||
    isVerbPhrase(form.words, keyword, signs, language)
  );
}

const keyOf = ({ name }: Candidate): string => name.stems.join(' ');

/** The log odds of being a topic: the weighted sum of the signals. */
function scoreOf(signals: Signals): number {
  return (Object.keys(weights) as (keyof Signals)[]).reduce((sum, key) => sum + weights[key] * signals[key], bias);
}

interface Context {
  language: string;
  /** Counts over the market. */
  sites: number;
  passages: number;
  keyword: ReadonlySet<string>;
  places: ReadonlySet<string>;
  background: Background | null;
  vectors: WordVectors | null;
  signs: WordSigns;
  titles: readonly ReadonlySet<string>[];
}

/** Rarity above that of common words, in powers of ten; 0 for all words without a word list. */
function rarityOf(stem: string, background: Background | null): number {
  return background === null ? 0 : Math.min(maxRarity, -Math.log10(background.shareOf(stem))) - commonRarity;
}

function signalsOf(
  phrase: SubjectPhrase,
  form: Form,
  uses: readonly RunUse[],
  found: { holding: number; passages: number },
  { sites, passages, keyword, places, background, vectors, signs, titles }: Context,
): Signals {
  const { stems, headings, items, salience } = phrase;
  const content = form.words.filter(({ stop, stem }) => !stop && !keyword.has(stem));
  const everyday = content.filter((word) => word.everyday).length;
  const isLone = stems.length === 1;
  const rarities = stems.map((stem) => rarityOf(stem, background));
  const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
  const likeness = stems.map((stem) =>
    Math.max(0, ...[...keyword].map((wanted) => vectors?.cosine(stem, wanted) ?? 0)),
  );
  const texts = sum(uses.map(({ text }) => text));
  const first = content[0];
  const last = content.at(-1);
  return {
    headings: Math.sqrt(sum(headings.values())),
    bestHeading: Math.max(0, ...headings.values()),
    items: Math.sqrt(sum(items.values())),
    isTerm: salience > 0 ? 1 : 0,
    sites: found.holding / sites,
    rarestWord: Math.max(...rarities),
    commonestWord: Math.min(...rarities),
    isLone: isLone ? 1 : 0,
    isLoneUnheaded: isLone && headings.size + items.size === 0 && !form.isAsked ? 1 : 0,
    isLong: stems.length > 2 ? 1 : 0,
    everydayBeside: everyday > 0 && everyday < content.length ? 1 : 0,
    everydayFirst: !isLone && first?.everyday === true ? 1 : 0,
    everydayLast: !isLone && last?.everyday === true ? 1 : 0,
    withKeyword: form.words.some(({ stem }) => keyword.has(stem)) ? 1 : 0,
    withLink: form.words.some(({ stop }) => stop) ? 1 : 0,
    verbFirst: signs.verbShare(first?.text ?? ''),
    verbLast: signs.verbShare(last?.text ?? ''),
    isPlace: stems.every((stem) => places.has(stem)) ? 1 : 0,
    uses: Math.log2(1 + texts),
    concentration: found.passages === 0 ? 0 : Math.min(maxConcentration, Math.log2(1 + texts / found.passages)),
    passageShare: Math.min(1, found.passages / Math.max(1, passages) / enoughPassageShare),
    keywordLikeness: Math.max(...likeness),
    inTitles: titles.filter((title) => stems.every((stem) => title.has(stem))).length > 1 ? 1 : 0,
  };
}
