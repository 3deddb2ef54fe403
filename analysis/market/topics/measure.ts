/** Finds the topics of a market: subjects of its headings that several sites treat. */
import { languagePack } from '../../languages/packs.ts';
import { withCapital } from '../../read/natural-case.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import { round } from '../../statistics/round.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import type { ListedName } from '../names/listed-names.ts';
import type { MarketTerm } from '../terms/measure.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { baseForms } from './labels/base-forms.ts';
import { asSubject } from './labels/deeds.ts';
import { withoutCall } from './labels/labels.ts';
import { plainSubjects } from './labels/plain-subject.ts';
import { headingsOf } from './labels/topic-headings.ts';
import { topicLabels } from './labels/topic-labels.ts';
import { measuresOf, type TopicMeasures } from './measures.ts';
import { topicsRule } from './rule.ts';
import { sameSubject, saysSame } from './same-subject.ts';
import { type SubjectIndex, type SubjectName, subjectIndex } from './subject-index.ts';
import { ownStems } from './subject-phrases.ts';
import { wordSigns } from './word-signs.ts';

const { maxTopics, fewTopics, minScore, minScoreOfFew, minKeywordLikeness, minSites } = topicsRule.values;

/** A topic of the market, as found on its pages. */
export interface FoundTopic extends TopicMeasures {
  /** The best name, capitalized as at the start of a sentence. */
  label: string;
  /** Headings of different sites on it. */
  headings: { text: string; site: string }[];
  /** Number of sites with a heading on it that contains no name. */
  headed: number;
  /** Number of pages that treat it by its full name. */
  named: number;
  /** Whether the label is specific: two words, or one word that headings of two sites use alone. */
  isSpecific: boolean;
  /** Log odds that a reader would name it as a topic. */
  score: number;
  /** The names to search for. */
  names: readonly SubjectName[];
  /** Rarity of its words; the rarer, the more significant their occurrence in a text. */
  rarity: number;
  terms: MarketTerm[];
  /** Present if a language model named it. */
  prompt_version?: string;
}

export interface FoundTopics {
  topics: FoundTopic[];
  /** Index of every page. */
  subjects: readonly SubjectIndex[];
  /** Index in `topics` of a term's topic, by the term's key. */
  topicOfTerm: ReadonlyMap<string, number>;
}

/**
 * Returns the topics that at least two sites treat (one, if the market has only one), highest score first.
 * @param listed names that pages list: none of them is a topic
 */
export function topicsOf(
  market: ReadMarket,
  terms: readonly MarketTerm[],
  listed: readonly Pick<ListedName, 'name'>[] = [],
): FoundTopics {
  const { pages, naturalCase, analyzer } = market;
  const keyword = new Set(market.keyword);
  const asNamed = baseForms(market);
  const indexes = pages.map((page) => subjectIndex(page, keyword, analyzer));
  const signs = wordSigns(
    pages.map(({ page }) => page),
    analyzer.language,
  );
  const candidates = candidatesOf(market, terms, indexes, listed, signs);
  const labelled = topicLabels(market, candidates, indexes);
  const wordsOf = (label: string): AnalyzedWord[] =>
    analyzer.analyze(label).filter(({ stop, figure }) => !stop && !figure);
  const soughtIn = ({ name }: Candidate, label: string): AnalyzedWord[] =>
    name.isAsked || name.facet !== undefined ? [] : wordsOf(label).filter(({ stem }) => !keyword.has(stem));
  const plain = plainSubjects(candidates, indexes, keyword, analyzer.language);
  const topics = distinct(candidates, plain, labelled, keyword, analyzer).map(([candidate, label]): FoundTopic => {
    const { name, score, rarity, treated, named } = candidate;
    return {
      label: withCapital(
        asNamed(
          naturalCase(
            name.facet === undefined
              ? asSubject(withoutCall(label, name.stems, analyzer), signs, analyzer.language)
              : label,
          ),
        ),
        analyzer.language,
      ),
      headings: headingsOf(candidate, wordsOf(label), soughtIn(candidate, label)),
      headed: new Set(candidate.clauses.flatMap(({ sites }) => [...sites])).size,
      isSpecific: candidate.wholeSites >= minSites || analyzer.analyze(label).filter(({ stop }) => !stop).length > 1,
      named,
      score: round(score, 2),
      names: candidate.names,
      rarity,
      terms: terms.filter(({ key }) => isTermOf(key.split(' '), name.stems, keyword)),
      ...measuresOf(
        treated.map(({ source_id, treatment: { words, depth, passages } }) => ({
          ...{ source_id, words, isSection: depth === 'section', passages },
        })),
        pages.length,
      ),
    };
  });
  return {
    topics,
    subjects: indexes,
    topicOfTerm: new Map(topics.flatMap((topic, at) => topic.terms.map(({ key }) => [key, at] as const)).toReversed()),
  };
}

/** A term belongs to a topic if it contains the topic's stems. */
function isTermOf(term: readonly string[], stems: readonly string[], keyword: ReadonlySet<string>): boolean {
  const own = term.filter((stem) => !keyword.has(stem));
  return own.length > 0 && stems.every((stem) => own.includes(stem));
}

/** The best candidates with their labels; of several about one subject, or with labels that say the same, only the best. */
function distinct(
  candidates: readonly Candidate[],
  plain: (candidate: Candidate) => Candidate,
  labelled: (candidate: Candidate) => string | null,
  keyword: ReadonlySet<string>,
  analyzer: Analyzer,
): [Candidate, label: string][] {
  const isSame = sameSubject(analyzer.language);
  const formCompounds = languagePack(analyzer.language).nouns?.formCompounds === true;
  const chosen: [Candidate, string][] = [];
  const labels = new Set<string>();
  const said: string[][] = [];
  const taken: Candidate[] = [];
  for (const found of candidates) {
    if (chosen.length === maxTopics || found.score < (chosen.length < fewTopics ? minScoreOfFew : minScore)) break;
    const candidate = plain(found);
    if (isTooVague(candidate, keyword, formCompounds) || taken.some((each) => isSame(each, candidate))) continue;
    const label = labelled(candidate);
    if (label === null) continue;
    const words = analyzer.analyze(label);
    const key = words.map(({ stem }) => stem).join(' ');
    const own = ownStems(words, keyword);
    // "Registered agent service" after "registered agent".
    if (labels.has(key) || said.some((each) => saysSame(each, own))) continue;
    labels.add(key);
    said.push(own);
    chosen.push([candidate, label]);
    // "Steeper learning" is a part of what "learning curve" stands for.
    taken.push(candidate, ...(found === candidate ? [] : [found]));
  }
  return chosen;
}

/** Whether a candidate is a single word that no page has a section on, or that says the keyword again. */
function isTooVague(
  { name, form, headed, wholeSites, treated, keywordLikeness }: Candidate,
  keyword: ReadonlySet<string>,
  formCompounds: boolean,
): boolean {
  if (name.stems.length > 1 || name.isAsked) return false;
  const hasSection = treated.some(({ treatment }) => treatment.depth === 'section');
  // "Stromkosten" of the keyword "Wärmepumpe Kosten" says of which costs.
  const isCompound = formCompounds && name.stems.some((stem) => !keyword.has(stem) && endsInAny(stem, keyword));
  // "Wine grapes", in headings of several sites.
  const isKind = headed >= minSites && form.words.some(({ stem }) => keyword.has(stem));
  // "Home" and "remodels" are what "house renovation" says already.
  const isKeyword = keywordLikeness >= minKeywordLikeness && wholeSites < minSites && !isCompound && !isKind;
  return !hasSection || isKeyword;
}

const endsInAny = (word: string, ends: ReadonlySet<string>): boolean => [...ends].some((end) => word.endsWith(end));
