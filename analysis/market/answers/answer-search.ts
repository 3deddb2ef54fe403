/** Looks in every page for the passage that answers a question: about its subject, and with what it asks for. */
import type { Passage } from '../../read/passages.ts';
import { inverseDocumentFrequency } from '../../statistics/bm25.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { answerIndexOf } from './measure.ts';
import { type ReadPassage, readPassage } from './read-passage.ts';
import { answersRule } from './rule.ts';
import { signReader } from './sentence-signs.ts';
import { type WantedAnswer, wantedAnswer } from './wanted-answer.ts';

const { mostBeforeSubject, wordShares, reach, lacking, sections: placeShares, losses, mix } = answersRule.values;

/** A page as it is searched: its passages. */
export interface SearchedPage {
  cut: { passages: readonly Passage[] };
}

/** Passages as pages of their sources. */
export function answerPages(passages: readonly Passage[]): SearchedPage[] {
  const ids = [...new Set(passages.map(({ source_id }) => source_id))];
  return ids.map((id) => ({ cut: { passages: passages.filter(({ source_id }) => source_id === id) } }));
}

/** The passages that a page sets below a question. */
export interface AnswerSection {
  passages: readonly Passage[];
  /** The page asks the very question there; else a heading only names its matter. */
  isPair: boolean;
}

export interface FoundAnswer {
  passage: Passage;
  /** 0..1, no probability. */
  score: number;
  /** Where the sentence that answers begins in the passage's text. */
  at: number;
}

/** A search over the pages of a market, or over one page by the measures of its market. */
export interface AnswerSearch {
  /** The best passage of each page for `question`, by source; pages without any word of it are missing. */
  bestOf(question: string, sections?: ReadonlyMap<string, AnswerSection>): Map<string, FoundAnswer>;
}

interface AskedWord {
  stem: string;
  isKeyword: boolean;
  weight: number;
}

/**
 * A search over `pages`. How rare a word is, is measured on `measured`, so that a page beside its market is judged by the
 * same weights.
 */
export function answerSearch(
  pages: readonly SearchedPage[],
  {
    keyword,
    analyzer,
    measured = pages,
  }: {
    keyword: readonly string[];
    analyzer: Analyzer;
    measured?: readonly SearchedPage[];
  },
): AnswerSearch {
  const readSigns = signReader(analyzer.language);
  const stemsOf = (text: string) => new Set(analyzer.analyze(text).map(({ stem }) => stem));
  const read = pages.map(({ cut }) => ({
    source_id: cut.passages[0]?.source_id ?? '',
    passages: cut.passages.map((passage) => readPassage(passage, stemsOf, readSigns, analyzer)),
  }));
  const idfOf = rarity(measured);
  const isKeyword = new Set(keyword);
  const lexical = answerIndexOf(
    measured.flatMap(({ cut }) => cut.passages),
    analyzer,
    measured === pages ? [] : pages.flatMap(({ cut }) => cut.passages),
  );
  return {
    bestOf(question, sections = new Map()) {
      const facet = askedFor(question, analyzer.language)?.kind;
      const words = analyzer.analyze(question);
      const everyday = new Set(words.filter((word) => word.everyday || word.stop).map(({ stem }) => stem));
      const { stems } = questionContent(question, facet, analyzer);
      const said = words.filter(({ stop, figure }) => !stop && !figure).map(({ stem }) => stem);
      const asked: AskedWord[] = [...new Set([...stems, ...said])].map((stem) => ({
        stem,
        isKeyword: isKeyword.has(stem),
        weight:
          idfOf(stem) * (isKeyword.has(stem) ? wordShares.keyword : 1) * (everyday.has(stem) ? wordShares.everyday : 1),
      }));
      const wanted = wantedAnswer(question, isKeyword, analyzer);
      // "Is it right for you?" names nothing that could be looked for outside the place where it is asked.
      const isVague =
        wanted !== 'definition' &&
        wanted !== 'money' &&
        (asked.length < keyword.length || facet === 'why') &&
        asked.every(({ isKeyword: is }) => is);
      const lex = new Map(lexical.rank(question).map(({ passage, score }) => [passage.id, score]));
      const found = new Map<string, FoundAnswer>();
      for (const { source_id, passages } of read) {
        const section = sections.get(source_id);
        let best: FoundAnswer | undefined;
        for (const one of passages) {
          const place = section?.passages.findIndex(({ id }) => id === one.passage.id) ?? -1;
          const answer = judge(
            one,
            asked,
            wanted,
            place < 0 ? null : { place, isPair: section?.isPair === true },
            lex.get(one.passage.id) ?? 0,
          );
          if (isVague && place < 0 && answer !== null) answer.score = round(answer.score * lacking.subject);
          if (answer !== null && (best === undefined || answer.score > best.score)) best = answer;
        }
        if (best !== undefined) found.set(source_id, best);
      }
      return found;
    },
  };
}

/** The best sentence of a passage; null where no word of the question is near. */
function judge(
  { passage, sentences, heading, headings }: ReadPassage,
  asked: readonly AskedWord[],
  wanted: WantedAnswer,
  section: { place: number; isPair: boolean } | null,
  lex: number,
): FoundAnswer | null {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const around = asked.map((word) =>
    Math.max(
      reach.passage * held(passage.stems, word),
      reach.heading * held(heading, word),
      reach.headings * held(headings, word),
    ),
  );
  if (section === null && (total === 0 || around.every((share) => share === 0))) return null;
  const isSteps = passage.kind === 'steps' || passage.kind === 'list';
  let found: FoundAnswer | null = null;
  for (const [index, { start, stems, opening, signs }] of sentences.entries()) {
    let share = 0;
    let own = 0;
    const length = Math.min(1, mix.longSentence / stems.size);
    asked.forEach((word, at) => {
      const inSentence = length * held(stems, word);
      own += word.weight * inSentence;
      share += word.weight * Math.max(inSentence, around[at] ?? 0);
    });
    if (section === null && own === 0) continue;
    const subject = total === 0 ? 0 : share / total;
    const ownShare = total === 0 ? 0 : own / total;
    const holds =
      wanted === null ||
      (wanted === 'definition'
        ? signs.has(wanted) && isSubject(opening, asked)
        : signs.has(wanted) || (wanted === 'steps' && isSteps));
    const formed = holds ? 1 : (lacking[wanted] ?? 1);
    const about =
      (1 - mix.ranking) * subject * (1 - mix.own + mix.own * ownShare) +
      mix.ranking * Math.min(1, lex / mix.fullRanking);
    const placed =
      section === null ? 0 : placeShares[section.isPair ? 'pair' : 'named'] - losses.passage * section.place;
    // Who asks for a price or a duration is not answered without one, whatever a heading promises.
    const base = wanted === 'money' || wanted === 'duration' ? placed * formed : placed;
    const raw =
      section === null
        ? about * formed - losses.late * passage.start_ratio
        : section.isPair
          ? base + (1 - base) * about * formed
          : (placed + (1 - placed) * about) * formed;
    const score = round(Math.max(0, raw - losses.sentence * index));
    if (found === null || score > found.score) found = { passage, score, at: start };
  }
  return found;
}

/** Whether the words of a question open a sentence, with an article or a word like it before them. */
function isSubject(opening: readonly string[], asked: readonly AskedWord[]): boolean {
  const places = asked.map(({ stem }) => opening.indexOf(stem));
  return !places.includes(-1) && Math.max(...places) <= asked.length + mostBeforeSubject;
}

/** 1 where a text holds a word, else 0. */
function held(stems: { has(stem: string): boolean }, { stem }: AskedWord): number {
  return stems.has(stem) ? 1 : 0;
}

function rarity(pages: readonly SearchedPage[]): (stem: string) => number {
  const passages = pages.flatMap(({ cut }) => cut.passages);
  const df = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return (stem) => inverseDocumentFrequency(Math.max(1, df.get(stem) ?? 0), passages.length);
}
