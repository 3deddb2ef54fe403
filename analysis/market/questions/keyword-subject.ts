/**
 * Finds the thing that the keyword is about as running text names it: "a smart thermostat" for "do smart thermostats
 * save money".
 */
import { languagePack } from '../../languages/packs.ts';
import type { CutPage, ReadMarket } from '../../read/read-market.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { questionsRule } from './rule.ts';

const { minSubjectSites } = questionsRule.values;

/** A thing that can be counted: running text has an article of one before it. */
export interface KeywordSubject {
  stems: readonly string[];
  /** With its article: "a smart thermostat". */
  text: string;
  /** Without: "smart thermostat". */
  noun: string;
}

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
    const subject = writtenAs(stems, pages, isArticle, analyzer);
    if (subject !== null) subjects.push({ stems, ...subject });
  }
  return subjects;
}

/** The most common spelling of `stems` after an article, if enough sites write it. */
function writtenAs(
  stems: readonly string[],
  pages: readonly CutPage[],
  isArticle: ReadonlySet<string>,
  { language }: Analyzer,
): Pick<KeywordSubject, 'text' | 'noun'> | null {
  const sites = new Set<string>();
  const spellings = new Map<string, { count: number; text: string; noun: string }>();
  for (const { page } of pages) {
    for (const { block, words } of page.blocks) {
      if (block.kind === 'heading') continue;
      for (const at of placesOf(stems, words)) {
        const before = words[at - 1];
        if (before === undefined || words[at]?.joined !== true || !isArticle.has(before.text)) continue;
        if (!endsPhrase(words, at + stems.length, language)) continue;
        const end = words[at + stems.length - 1]?.end;
        const noun = block.text.slice(words[at]?.start, end);
        const text = `${before.text} ${noun}`;
        const spelling = spellings.get(text) ?? { count: 0, text, noun };
        spelling.count++;
        spellings.set(text, spelling);
        sites.add(page.domain);
      }
    }
  }
  const [best] = [...spellings.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  return best === undefined || sites.size < minSubjectSites ? null : { text: best.text, noun: best.noun };
}

/**
 * Whether a phrase that ends before `after` is not part of a longer one: "a wedding" or "a wedding costs", but not "a
 * wedding dress".
 */
export function endsPhrase(words: readonly AnalyzedWord[], after: number, language: string): boolean {
  const next = words[after];
  return next === undefined || !next.joined || next.stop || next.figure || namesPrice(next.text, language);
}

/** The indexes in `words` at which `stems` stand in a row. */
export function placesOf(stems: readonly string[], words: readonly AnalyzedWord[]): number[] {
  return words.flatMap((_, at) =>
    stems.every((stem, index) => words[at + index]?.stem === stem && (index === 0 || words[at + index]?.joined))
      ? [at]
      : [],
  );
}
