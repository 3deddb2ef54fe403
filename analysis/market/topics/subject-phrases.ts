/** Collects phrases that may be subjects: those that headings, list items and tables name, and shared terms. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';
import type { MarketTerm } from '../terms/measure.ts';
import { type Lead, leadsOf } from './leads.ts';
import { runsOf, subjectPronouns } from './phrase-runs.ts';
import { topicsRule } from './rule.ts';

const {
  maxPhraseWords,
  itemWeight,
  termWeight,
  wholeShare,
  wholeWeight,
  halfWeight,
  partWeight,
  minHalfShare,
  everydayWeight,
} = topicsRule.values;

/** A written form of a phrase. */
export interface PhraseForm {
  text: string;
  words: readonly AnalyzedWord[];
  /** Support for it, in units of one heading. */
  weight: number;
}

/** A clause of headings, with the sites that have it. */
export interface Clause {
  text: string;
  words: readonly AnalyzedWord[];
  sites: Set<string>;
  /** Whether the heading is a question. */
  isAsked: boolean;
}

/** A phrase, identified by its stems without the keyword's. */
export interface SubjectPhrase {
  stems: readonly string[];
  /** By site: the highest weight of a heading for it. */
  headings: Map<string, number>;
  /** By site: the highest weight of a list item or table label for it. */
  items: Map<string, number>;
  forms: Map<string, PhraseForm>;
  /** The clauses of headings that contain it, as written. */
  clauses: Map<string, Clause>;
  /** Questions in headings that contain only it and the keyword, with their sites. */
  questions: { site: string; form: PhraseForm; hasKeyword: boolean }[];
  /** Salience of the market term with these words; 0 if there is none. */
  salience: number;
}

/**
 * Returns the phrases of `pages` and `terms` by their stems joined by a space.
 * @param keyword stems of the keyword
 * @param isName whether a stem is part of a name
 */
export function subjectPhrases(
  pages: readonly AnalyzedPage[],
  terms: readonly Pick<MarketTerm, 'term' | 'salience'>[],
  keyword: ReadonlySet<string>,
  isName: (stem: string) => boolean,
  analyzer: Pick<Analyzer, 'analyze' | 'language'>,
): ReadonlyMap<string, SubjectPhrase> {
  const phrases = new Map<string, SubjectPhrase>();
  const subjects = subjectPronouns(analyzer.language);
  for (const page of pages) {
    for (const lead of leadsOf(page, isName, analyzer)) {
      addQuestion(phrases, page.domain, lead, keyword, analyzer);
      const content = weightOf(lead.words);
      for (const run of runsOf(lead.words, keyword, subjects)) {
        const weight = shareWeight(weightOf(run) / content);
        const phrase = phraseOf(phrases, ownStems(run, keyword));
        if (phrase === null) continue;
        const sites = lead.kind === 'heading' ? phrase.headings : phrase.items;
        sites.set(page.domain, Math.max(sites.get(page.domain) ?? 0, weight));
        addForm(phrase, lead.text, run, lead.kind === 'heading' ? weight : weight * itemWeight);
        if (lead.kind === 'heading') addClause(phrase, page.domain, lead);
      }
    }
  }
  for (const { term, salience } of terms) {
    const all = analyzer.analyze(term);
    // "Refrigerant R32" is one of several: what its pages share is the refrigerant.
    const words = all.slice(0, all.findLastIndex(({ figure }) => !figure) + 1);
    const phrase = phraseOf(phrases, ownStems(words, keyword));
    if (phrase === null) continue;
    phrase.salience = Math.max(phrase.salience, salience ?? 0);
    addForm(phrase, term, words, termWeight);
  }
  return phrases;
}

/** The stems of a phrase without stop words, figures and the keyword's words. */
export function ownStems(words: readonly AnalyzedWord[], keyword: ReadonlySet<string>): string[] {
  return words.flatMap(({ stop, figure, stem }) => (stop || figure || keyword.has(stem) ? [] : [stem]));
}

function phraseOf(phrases: Map<string, SubjectPhrase>, stems: readonly string[]): SubjectPhrase | null {
  if (stems.length === 0) return null;
  const key = stems.join(' ');
  const known = phrases.get(key);
  if (known !== undefined) return known;
  const phrase = {
    stems,
    headings: new Map(),
    items: new Map(),
    forms: new Map(),
    clauses: new Map(),
    questions: [],
    salience: 0,
  };
  phrases.set(key, phrase);
  return phrase;
}

/** One spelling of "plug-in", whichever hyphen a site uses. */
const plainHyphens = (text: string): string => text.replace(/[‐‑]/gu, '-');

function addForm(phrase: SubjectPhrase, text: string, run: readonly AnalyzedWord[], weight: number): void {
  const written = plainHyphens(text.slice(run[0]?.start, run.at(-1)?.end));
  const form = phrase.forms.get(written) ?? { text: written, words: run, weight: 0 };
  form.weight += weight;
  phrase.forms.set(written, form);
}

/** The marks that belong to the first and to the last word of a clause: "¿Dónde va el agua?", "Greens (nitrogen)". */
const marksBefore = /(?:[¿¡([«„“"']|«[ \u00a0\u202f]){1,2}$/u;
const marksAfter = /^(?:[)\]»”"'’!?！？]|[ \u00a0\u202f][»!?]){1,3}/u;

/** A clause of a text with the marks that belong to it. */
export function withMarks(text: string, start: number, end: number): string {
  const before = marksBefore.exec(text.slice(0, start))?.[0] ?? '';
  const after = marksAfter.exec(text.slice(end))?.[0] ?? '';
  return before + text.slice(start, end) + after;
}

function addClause({ clauses }: SubjectPhrase, site: string, { text, words, question }: Lead): void {
  const written = plainHyphens(withMarks(text, words[0]?.start ?? 0, words.at(-1)?.end ?? text.length));
  const clause = clauses.get(written) ?? { text: written, words, sites: new Set<string>(), isAsked: question !== null };
  clause.sites.add(site);
  clauses.set(written, clause);
}

/** A question made only of everyday words is a subject as a whole: "How to choose a desk". */
function addQuestion(
  phrases: Map<string, SubjectPhrase>,
  site: string,
  { question }: Lead,
  keyword: ReadonlySet<string>,
  analyzer: Pick<Analyzer, 'analyze' | 'language'>,
): void {
  const { comeFirst, areCapitalized } = languagePack(analyzer.language).nouns ?? {};
  // "Puedo instalar las placas yo mismo" reads as a sentence, "Cómo elegir placas solares" as a name.
  if (
    question === null ||
    ((comeFirst === true || areCapitalized === true) && askedBy(question, analyzer.language)?.facet === undefined)
  )
    return;
  const words = analyzer.analyze(question);
  const content = words.filter(({ stop, stem }) => !stop && !keyword.has(stem));
  if (content.length === 0 || content.length > maxPhraseWords || !content.every(({ everyday }) => everyday)) return;
  const phrase = phraseOf(phrases, [...new Set(ownStems(words, keyword))]);
  const text = question.replace(/\s*[?？؟]$/u, '');
  phrase?.questions.push({
    site,
    form: { text, words, weight: 1 },
    hasKeyword: words.some(({ stem }) => keyword.has(stem)),
  });
}

/** The weight of content words; everyday words count less. */
function weightOf(words: readonly AnalyzedWord[]): number {
  const content = words.filter(({ stop, figure }) => !stop && !figure);
  return content.reduce((sum, { everyday }) => sum + (everyday ? everydayWeight : 1), 0);
}

const shareWeight = (share: number): number =>
  share >= wholeShare ? wholeWeight : share >= minHalfShare ? halfWeight : partWeight;
