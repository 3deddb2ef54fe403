/** Chooses the label of a topic: its name in headings, extended by more of a heading if that is a single word. */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { nounSignsOf } from '../../../text/vocabulary.ts';
import type { Candidate } from '../candidate.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectIndex } from '../subject-index.ts';
import type { Clause } from '../subject-phrases.ts';
import { passagesWith } from '../treatment.ts';
import type { describedNouns } from './described-nouns.ts';

const {
  minSites,
  maxLabelContent,
  maxLabelWords,
  minLabelShare,
  minPhraseShare,
  minPhraseSites,
  minDescribingShare,
  labelCosts,
  maxCallWords,
} = topicsRule.values;

/**
 * Characters that a label cannot contain: they would make it a sentence, an aside or, as a single letter, a model name.
 */
const asides = /[,;()"“”«»\d]|(?<![\p{L}\p{M}'’])\p{L}(?![\p{L}\p{M}'’])/u;

/**
 * Returns the best label. A single word that is never a whole heading ("System") is replaced by the clause of a heading
 * around it ("System size") if the pages that treat the one also treat the other, and two sites use these words;
 * otherwise by the phrase that texts mostly say it in ("security posture"). A last word that only describes others gets
 * the noun that follows it most ("DC fast charging"); null if it describes all kinds of things.
 * @param nounOf from `describedNouns`
 * @param writtenOn the sites that write words side by side
 */
export function labelOf(
  candidate: Candidate,
  candidates: readonly Candidate[],
  indexes: readonly SubjectIndex[],
  keyword: ReadonlySet<string>,
  nounOf: ReturnType<typeof describedNouns>,
  writtenOn: (stems: readonly string[]) => ReadonlySet<string>,
): string | null {
  const { name, form, clauses, bestHeading, wholeSites } = candidate;
  const own = form.words.filter(({ stop }) => !stop);
  const isOneWord = own.length === 1;
  const last = own.at(-1)?.stem ?? '';
  const noun = !name.isAsked && (isOneWord || !keyword.has(last)) ? nounOf(last) : undefined;
  // A heading that says only such a word has the keyword beside it: "Executive resumes".
  const isDescription = wholeSites < minSites || (isOneWord && noun && keyword.has(noun.stem));
  if (noun !== undefined && isDescription) {
    if (noun === null) return null;
    if (isOneWord || own.every(({ stem }) => stem !== noun.stem)) {
      // "Rigid flat" is nearly always said of feet, "budget-friendly espresso" mostly of the machines that are sought.
      const after = nounOf(`${last} ${noun.stem}`);
      const isSought = after && keyword.has(noun.stem) && keyword.has(after.stem);
      const isUsual = after && (isSought || after.share >= minDescribingShare);
      return `${form.text}${noun.text}${isUsual ? after.text : ''}`;
    }
  }
  if (!isOneWord || name.isAsked) return form.text;
  const whole = withKeywordBeside(clauses, name.stems, keyword, writtenOn);
  if (whole !== undefined) return whole;
  if (bestHeading >= 1) return form.text;
  const fitting = clauses
    .filter(({ text, words, isAsked }) => !isAsked && words.length <= maxLabelWords && !asides.test(text))
    .map((clause) => ({ clause, others: othersOf(clause, name.stems) }))
    .filter(({ others }) => others.length > 0 && others.length < maxLabelContent)
    .filter(({ others }) => shareWith(candidate, others, keyword, indexes) >= minLabelShare)
    .map((each) => ({ ...each, sites: sitesWith(each.clause, keyword, indexes) }))
    .filter(({ sites }) => sites >= minSites)
    .map(({ clause, others, sites }) => ({ text: clause.text, cost: costOf(clause, sites, others, keyword) }))
    .toSorted((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1));
  return fitting[0]?.text ?? usualPhrase(candidate, candidates, indexes) ?? form.text;
}

/**
 * The shortest heading that says only the word and words of the keyword, if several sites write it, in headings or in
 * text: "Red wines" in "Popular red wines".
 */
function withKeywordBeside(
  clauses: readonly Clause[],
  stems: readonly string[],
  keyword: ReadonlySet<string>,
  writtenOn: (stems: readonly string[]) => ReadonlySet<string>,
): string | undefined {
  const sitesOf = ({ words }: Clause): number => writtenOn(words.map(({ stem }) => stem)).size;
  return clauses
    .filter(({ isAsked, words }) => !isAsked && words.length <= maxLabelWords)
    .filter(({ words }) => words.every(({ stop, stem }) => !stop && (stems.includes(stem) || keyword.has(stem))))
    .filter((clause) => clause.words.length > stems.length && sitesOf(clause) >= minSites)
    .map(({ text }) => text)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** The phrase of two words, a candidate too, in which the texts of several sites mostly say the word of another. */
function usualPhrase(
  { name: { stems } }: Candidate,
  candidates: readonly Candidate[],
  indexes: readonly SubjectIndex[],
): string | undefined {
  const usesOf = (key: string) => indexes.flatMap(({ runs, domain }) => ({ domain, text: runs.get(key)?.text ?? 0 }));
  const sum = (key: string) => usesOf(key).reduce((all, { text }) => all + text, 0);
  const [stem = ''] = stems;
  const least = sum(stem) * minPhraseShare;
  return candidates.find(({ name }) => {
    const key = name.stems.join(' ');
    if (stems.length !== 1 || name.isAsked || name.stems.length !== 2 || !name.stems.includes(stem)) return false;
    const sites = new Set(usesOf(key).flatMap(({ domain, text }) => (text > 0 ? [domain] : [])));
    return sites.size >= minPhraseSites && sum(key) >= least;
  })?.form.text;
}

/**
 * Returns the part of a label after a call to act: "Venue" for "Select the venue", "Password managers" for "Use password
 * managers". The label stays whole if the name's `stems` are not all in that part.
 */
export function withoutCall(label: string, stems: readonly string[], analyzer: Analyzer): string {
  const signOf = nounSignsOf(analyzer.language);
  const words = analyzer.analyze(label);
  const [verb, next] = words;
  const instructs = languagePack(analyzer.language).questions?.instructs;
  const isTold = verb !== undefined && instructs?.(verb.text, label.slice(next?.start ?? label.length)) === true;
  const at = isTold
    ? words.findIndex(({ stop }, index) => index > 0 && !stop)
    : words.findIndex((word) => signOf?.(word.text) === 'noun') + 1;
  const rest = words.slice(at);
  const isCalled =
    at > (isTold ? 0 : 1) && at <= maxCallWords + 1 && stems.every((stem) => rest.some((word) => word.stem === stem));
  return isCalled ? label.slice(rest[0]?.start) : label;
}

const othersOf = ({ words }: Clause, stems: readonly string[]): AnalyzedWord[] =>
  words.filter(({ stop, stem }) => !stop && !stems.includes(stem));

/** Of the pages that treat the candidate, the share with a passage that also contains the other words of a clause. */
function shareWith(
  { name, treated }: Candidate,
  others: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  indexes: readonly SubjectIndex[],
): number {
  const stems = [
    ...name.stems,
    ...others.flatMap(({ stem, everyday }) => (everyday || keyword.has(stem) ? [] : [stem])),
  ];
  const sources = new Set(treated.map(({ source_id }) => source_id));
  const holding = indexes.filter((index) => sources.has(index.source_id) && passagesWith(index, stems).length > 0);
  return holding.length / Math.max(1, sources.size);
}

/** Number of sites that use the words of a clause in this order, in a heading or in the text. */
function sitesWith({ words }: Clause, keyword: ReadonlySet<string>, indexes: readonly SubjectIndex[]): number {
  const own = words.filter(({ stop, figure, stem }) => !stop && !figure && !keyword.has(stem));
  const key = own.map(({ stem }) => stem).join(' ');
  return new Set(indexes.flatMap(({ runs, domain }) => (runs.has(key) ? [domain] : []))).size;
}

/**
 * The cost of a clause as a label, lower is better: prefers wordings of many sites, few words, meaningful words and
 * words of the keyword.
 */
function costOf(
  { words }: Clause,
  sites: number,
  others: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
): number {
  return (
    labelCosts.word * words.length +
    labelCosts.content * others.length +
    labelCosts.everyday * others.filter(({ everyday }) => everyday).length -
    labelCosts.site * sites -
    (others.some(({ stem }) => keyword.has(stem)) ? labelCosts.keyword : 0)
  );
}
