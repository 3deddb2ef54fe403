/** Whether a page answers its keyword itself in a passage that can be quoted alone, and how early. */
import { isDefinition } from '../../extract/passage-signs.ts';
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

/** A keyword as an answer is looked for. */
export interface AskedKeyword {
  /** Its stems in their order, each once. */
  stems: readonly string[];
  /** What it asks for, in form or by a word for the price; any other keyword wants to know what the thing is. */
  facet: QuestionFacet;
  /** It asks for the best, which is often a stop word: an answer has to name it. */
  best: boolean;
}

/** Marks that end a statement. */
const statementEnd = /[.!。！।॥…។။]["'”’»」)\]]*$/u;
const questionEnd = /[?？؟:：]["'”’»」)\]]*$/u;
const figure = /\p{N}/u;

/** The keyword `text`, whose words to look for are `words`. */
export function askedKeyword(text: string, words: readonly AnalyzedWord[], { language }: Analyzer): AskedKeyword {
  return {
    stems: [...new Set(words.map((word) => word.stem))],
    facet: askedBy(text, language)?.facet ?? (asksPrice(text, language) ? 'price' : 'what'),
    best: says(text, 'best', language),
  };
}

/** A keyword that is no question may name what it wants all the same: "heat pump installation cost". */
function asksPrice(keyword: string, language: string): boolean {
  return wishesOf(keyword, language).some(({ wish }) => wish === 'price');
}

/**
 * The first passage of a page that answers the keyword directly, or null. It does when it
 * - stands below a heading that asks what the keyword asks, and does not ask in turn; below a title that asks it has to
 *   name the keyword at once;
 * - has, among its first sentences, a definition with the keyword as its subject; for a price, a figure for it;
 * - lists the steps below a heading of the keyword, for a keyword that asks how.
 * Where no passage does, one in the opening of the page that makes any statement of the keyword stands in.
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
  return read.find(answers) ?? read.find(introduces) ?? null;

  /** Whether a heading asks what the keyword asks, and of the keyword rather than of a thing named after it. */
  function asksFor(heading: string): boolean {
    if (askedBy(heading, language)?.facet !== asked.facet) return false;
    const words = analyzer.analyze(heading.replaceAll(/\([^()]*\)/gu, ''));
    const next = words[words.findLastIndex((word) => asked.stems.includes(word.stem)) + 1];
    const extra = words.filter((word) => !word.stop && !word.everyday && !asked.stems.includes(word.stem));
    return (next === undefined || next.stop || !next.joined) && extra.length <= maxExtraWords;
  }

  function answers(passage: Passage): boolean {
    const isList = passage.kind === 'steps' || passage.kind === 'list' || passage.kind === 'table';
    // Who asks for a price is not answered without a figure, whatever the heading promises.
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

  /** A verb mostly is a stop word or an everyday one; any other word after the keyword makes it another thing. */
  function introduces(passage: Passage): boolean {
    if (passage.start_ratio > openingShare) return false;
    return statementsOf(passage, false).some(({ sentence }) => {
      const words = analyzer.analyze(sentence);
      const next = afterSubject(words, asked);
      return isSentence(words) && next !== undefined && (next.stop || next.everyday);
    });
  }

  /** The statements that open a passage; none of one that lacks a word of the keyword and stands below no question. */
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
 * The word after the keyword, where a sentence begins with it as its subject: its words in their order, and nothing but
 * stop words before and between.
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
