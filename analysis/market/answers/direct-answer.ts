/** Finds the passage in which a page answers its keyword directly and quotably. */
import { isDefinition } from '../../extract/passage-signs.ts';
import { summaryHeading } from '../../languages/any/summary-headings.ts';
import { languagePack } from '../../languages/packs.ts';
import type { QuestionFacet } from '../../languages/questions.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { PagePassages, Passage } from '../../read/passages.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { directAnswerRule } from './rule.ts';

const {
  maxPassages,
  maxChars,
  openingSentences,
  minSentenceWords,
  maxSentenceWords,
  openingShare,
  maxExtraWords,
  maxWordsBeforeSubject,
} = directAnswerRule.values;

/** The keyword, prepared for the search for an answer. */
export interface AskedKeyword {
  /** Its stems in order, without duplicates. */
  stems: readonly string[];
  /** What it asks for, by its form or a word for price; by default, what the thing is. */
  facet: QuestionFacet;
  /** Whether it asks for the best. "Best" is often a stop word, but the answer must contain it. */
  best: boolean;
}

/** Punctuation that ends a statement. */
const statementEnd = /[.!。！।॥…។။]["'”’»」)\]]*$/u;
const questionEnd = /[?？؟:：]["'”’»」)\]]*$/u;
const figure = /\p{N}/u;

/** Reads the keyword `text`; `words` are the words to search for. */
export function askedKeyword(text: string, words: readonly AnalyzedWord[], { language }: Analyzer): AskedKeyword {
  return {
    stems: [...new Set(words.map((word) => word.stem))],
    facet: askedBy(text, language)?.facet ?? (asksPrice(text, language) ? 'price' : 'what'),
    best: says(text, 'best', language),
  };
}

/** A keyword can ask for a price without being a question: "heat pump installation cost". */
function asksPrice(keyword: string, language: string): boolean {
  return wishesOf(keyword, language).some(({ wish }) => wish === 'price');
}

/**
 * Returns the first passage of a page that answers the keyword directly, or null. A passage answers if it
 * - is below a heading that asks what the keyword asks, and is not itself a question; below a title that asks it, it
 *   must name the keyword at once;
 * - has, among its first sentences, a definition with the keyword as its subject; for a price, a figure for it;
 * - lists the steps below a heading of the keyword, if the keyword asks how.
 * - stands in the page's opening below a heading that promises a summary, such as "Key takeaways", and has a word of the
 *   keyword.
 * If there is none, returns a passage in the page's opening that makes any statement about the keyword.
 */
export function directAnswerOf(
  page: AnalyzedPage,
  { passages, below }: PagePassages,
  asked: AskedKeyword,
  analyzer: Analyzer,
): Passage | null {
  if (asked.stems.length === 0) return null;
  const { language } = analyzer;
  const belowQuestion = new Set<Passage>();
  const belowKeyword = new Set<Passage>();
  page.blocks.forEach(({ block, words }, index) => {
    const passage = below.get(index);
    if (passage === undefined || !holdsAll(words, asked)) return;
    belowKeyword.add(passage);
    if (asksFor(block.text)) belowQuestion.add(passage);
  });
  const { title, h1 } = page.document.facts;
  const titleAsks = [title, h1].some((fact) => fact !== null && asksFor(fact.value));
  const read = passages.slice(0, maxPassages);
  return read.find((passage) => answers(passage) || sumsUp(passage)) ?? read.find(introduces) ?? null;

  /** Whether a heading asks what the keyword asks, about the keyword itself rather than a thing named after it. */
  function asksFor(heading: string): boolean {
    if (askedBy(heading, language)?.facet !== asked.facet) return false;
    const words = analyzer.analyze(heading.replaceAll(/\([^()]*\)/gu, ''));
    const next = words[words.findLastIndex((word) => asked.stems.includes(word.stem)) + 1];
    const extra = words.filter((word) => !word.stop && !word.everyday && !asked.stems.includes(word.stem));
    return (next === undefined || next.stop || !next.joined) && extra.length <= maxExtraWords;
  }

  function answers(passage: Passage): boolean {
    const isList = passage.kind === 'steps' || passage.kind === 'list' || passage.kind === 'table';
    // A price question needs a figure, whatever the heading promises.
    const isAsked = belowQuestion.has(passage) && (asked.facet !== 'price' || figure.test(passage.text));
    if (isList && isAsked) return true;
    if (passage.kind === 'steps' && asked.facet === 'how' && belowKeyword.has(passage)) return true;
    return statementsOf(passage, isAsked).some(({ sentence, isFirst }) => {
      const words = analyzer.analyze(sentence);
      if (isFirst && (isAsked || (titleAsks && passage === passages[0] && holdsAll(words, asked)))) return true;
      if (asked.facet === 'price') return isSentence(words) && holdsAll(words, asked) && figure.test(sentence);
      return isSentence(words) && isDefinition(sentence) && afterSubject(words, asked)?.stop === true;
    });
  }

  /** A summary of a text on the keyword answers it, in the words of its parts. A price needs a figure. */
  function sumsUp({ start_ratio, heading_path, stems, text }: Passage): boolean {
    if (start_ratio > openingShare || !summaryHeading.test((heading_path.at(-1) ?? '').trim())) return false;
    return asked.stems.some((stem) => stems.has(stem)) && (asked.facet !== 'price' || figure.test(text));
  }

  /** Verbs are mostly stop words or everyday words; any other word after the keyword makes it part of another name. */
  function introduces(passage: Passage): boolean {
    if (passage.start_ratio > openingShare) return false;
    return statementsOf(passage, false).some(({ sentence }) => {
      const words = analyzer.analyze(sentence);
      const next = afterSubject(words, asked);
      return isSentence(words) && next !== undefined && (next.stop || next.everyday);
    });
  }

  /** The opening statements of a passage; none if it lacks a word of the keyword and is not below a question. */
  function statementsOf(passage: Passage, isAsked: boolean): { sentence: string; isFirst: boolean }[] {
    if (!isAsked && !asked.stems.every((stem) => passage.stems.has(stem))) return [];
    const text = page.document.text.slice(passage.start, Math.min(passage.end, passage.start + maxChars));
    return analyzer
      .sentences(text)
      .slice(0, openingSentences)
      .map(({ start, end }, index) => ({ sentence: text.slice(start, end), isFirst: index === 0 }))
      .filter(({ sentence }) => isStatement(sentence, language))
      .filter(({ sentence }) => isAsked || !asked.best || says(sentence, 'best', language));
  }
}

/**
 * The word after the keyword, if a sentence begins with the keyword as its subject: its words in order, with only stop
 * words before and between.
 */
function afterSubject(words: readonly AnalyzedWord[], { stems, best }: AskedKeyword): AnalyzedWord | undefined {
  let found = 0;
  for (const [index, word] of words.entries()) {
    if (found === stems.length) return word;
    if (word.stem === stems[found]) found++;
    else if (!word.stop || (found === 0 && index >= maxWordsBeforeSubject + Number(best))) return undefined;
  }
  return undefined;
}

function isSentence(words: readonly AnalyzedWord[]): boolean {
  return words.length >= minSentenceWords && words.length <= maxSentenceWords;
}

function isStatement(sentence: string, language: string): boolean {
  const hasEndMarks = languagePack(language).sentences?.haveEndMarks !== false;
  return !questionEnd.test(sentence) && (statementEnd.test(sentence) || !hasEndMarks);
}

function holdsAll(words: readonly AnalyzedWord[], { stems }: AskedKeyword): boolean {
  const held = new Set(words.map((word) => word.stem));
  return stems.every((stem) => held.has(stem));
}
