/** Searches every page for the passage that answers a question: on its subject, and with what it asks for. */
import type { Passage } from '../../read/passages.ts';
import { inverseDocumentFrequency } from '../../statistics/bm25.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { intentOf } from '../../text/question-intents.ts';
import { answerStart, bestRated, type RatedSentence } from './answer-part.ts';
import { type AskedQuestion, lacksMoney, passageSigns, sentenceSigns, signNames } from './answer-signs.ts';
import { figuresAsked } from './headings/asked-figures.ts';
import { answerIndexOf } from './measure.ts';
import { type ReadPassage, readPassages } from './read-passage.ts';
import { answersRule } from './rule.ts';
import { signReader } from './sentence-signs.ts';
import { type SharedWords, sharedWords } from './shared-words.ts';
import { similarWords } from './similar-words.ts';
import { countedIn, opensClose, wantedAnswer } from './wanted-answer.ts';

const { wordShares, model, pairScore, maxUnpricedScore } = answersRule.values;

/** A searchable page: its passages. */
export interface SearchedPage {
  cut: { passages: readonly Passage[] };
}

/** Groups passages into pages by source. */
export function answerPages(passages: readonly Passage[]): SearchedPage[] {
  const ids = [...new Set(passages.map(({ source_id }) => source_id))];
  return ids.map((id) => ({ cut: { passages: passages.filter(({ source_id }) => source_id === id) } }));
}

/** The passages below a question on a page. */
export interface AnswerSection {
  passages: readonly Passage[];
  /** Whether the page asks the question itself there; otherwise a heading only names its subject. */
  isPair: boolean;
}

export interface FoundAnswer {
  passage: Passage;
  /** The model's confidence that the page answers, 0..1. */
  score: number;
  /** Offset in the passage of the sentence from which it answers; it may go on in the next passages of the section. */
  at: number;
}

/** A search over the pages of a market, or over one page with the weights of its market. */
export interface AnswerSearch {
  /** The best passage of each page for `question`, by source; pages without any of its words are left out. */
  bestOf(question: string, sections?: ReadonlyMap<string, AnswerSection>): Map<string, FoundAnswer>;
}

/** Receives each weighed sentence; `signs` is in the order of `signNames` and reused for the next sentence. */
export type JudgedSentence = (signs: readonly number[], read: ReadPassage, at: number) => void;

/**
 * Creates a search over `pages`. Word rarity is measured on `measured`, so that a page is judged with the same weights
 * as its market.
 * @param judged called for every weighed sentence; for fitting the model
 */
export function answerSearch(
  pages: readonly SearchedPage[],
  {
    keyword,
    analyzer,
    measured = pages,
    judged,
  }: {
    keyword: readonly string[];
    analyzer: Analyzer;
    measured?: readonly SearchedPage[];
    judged?: JudgedSentence;
  },
): AnswerSearch {
  const readSigns = signReader(analyzer.language);
  const read = pages.map(({ cut }) => ({
    source_id: cut.passages[0]?.source_id ?? '',
    passages: readPassages(cut.passages, readSigns, analyzer),
  }));
  const measuredPassages = measured.flatMap(({ cut }) => cut.passages);
  const idfOf = rarity(measuredPassages);
  const similarTo = similarWords(
    [...pages, ...measured].flatMap(({ cut }) => cut.passages),
    analyzer.language,
  );
  const isKeyword = new Set(keyword);
  const lexical = answerIndexOf(
    measuredPassages,
    analyzer,
    measured === pages ? [] : pages.flatMap(({ cut }) => cut.passages),
  );
  const signs: number[] = signNames.map(() => 0);
  const weights = signNames.map((name) => model[name]);

  return {
    bestOf(question, sections = new Map()) {
      const asked = readQuestion(question);
      const ranked = lexical.rank(question);
      const ranking = new Map(ranked.map(({ passage, score }) => [passage.id, score]));
      const sharedBy = sharedWords(ranked, new Set(asked.words.map(({ stem }) => stem)), idfOf, sections);
      const found = new Map<string, FoundAnswer>();
      for (const { source_id, passages } of read) {
        const best = bestStart(passages, asked, sections.get(source_id), ranking, sharedBy(source_id));
        if (best === undefined) continue;
        const { one, index, score } = best;
        found.set(source_id, { passage: one.passage, at: one.sentences[index]?.start ?? 0, score: round(score) });
      }
      return found;
    },
  };

  /** Where a page answers best, with its score (0..1); undefined if no passage is near. */
  function bestStart(
    passages: readonly ReadPassage[],
    asked: AskedQuestion,
    section: AnswerSection | undefined,
    ranking: ReadonlyMap<string, number>,
    shared: SharedWords,
  ): { one: ReadPassage; index: number; score: number } | undefined {
    const weighed: RatedSentence[] = [];
    for (const one of passages) {
      const place = section?.passages.findIndex(({ id }) => id === one.passage.id) ?? -1;
      const at = place < 0 ? null : { place, isPair: section?.isPair === true };
      const whole = passageSigns(one, asked, at !== null);
      if (whole === null) continue;
      const isUnpriced = lacksMoney(one, asked);
      const atLeast = at?.isPair === true && !isUnpriced ? pairScore : 0;
      const atMost = isUnpriced ? maxUnpricedScore : 1;
      for (let index = 0; index < one.sentences.length; index++) {
        const rank = ranking.get(one.passage.id) ?? 0;
        sentenceSigns(signs, one, index, asked, whole, at, rank);
        judged?.(signs, one, index);
        let logOdds = model.constant;
        for (let sign = 0; sign < signs.length; sign++) logOdds += (weights[sign] ?? 0) * (signs[sign] ?? 0);
        const score = Math.min(atMost, Math.max(atLeast, probability(logOdds)));
        const isPlaced = whole.figureAbove > 0;
        weighed.push({ one, index, logOdds, score, atLeast, isPlaced });
      }
    }
    const best = bestRated(weighed);
    if (best === undefined) return undefined;
    const { atLeast, score } = best;
    // What stands below the question itself is its answer from the first sentence on, whatever the rest of the page says.
    const below = weighed.filter((sentence) => sentence.atLeast >= atLeast);
    const start = atLeast > 0 ? below[0] : answerStart(below, shared, opensClose(asked.wanted));
    return start && { one: start.one, index: start.index, score };
  }

  function readQuestion(question: string): AskedQuestion {
    const facet = askedFor(question, analyzer.language)?.kind;
    const all = analyzer.analyze(question);
    const everyday = new Set(all.filter((word) => word.everyday || word.stop).map(({ stem }) => stem));
    const { stems } = questionContent(question, facet, analyzer);
    const said = all.filter(({ stop, figure }) => !stop && !figure).map(({ stem }) => stem);
    const words = [...new Set([...stems, ...said])].map((stem) => ({
      stem,
      isKeyword: isKeyword.has(stem),
      weight:
        idfOf(stem) * (isKeyword.has(stem) ? wordShares.keyword : 1) * (everyday.has(stem) ? wordShares.everyday : 1),
      similar: similarTo(stem),
    }));
    const others = words.filter((word) => !word.isKeyword);
    const matter = others.length > 0 ? others : words;
    const wanted = wantedAnswer(question, isKeyword, analyzer);
    const counted = wanted === 'figure' ? countedIn(question, analyzer) : null;
    return {
      words,
      total: sumOf(words),
      matter,
      matterTotal: sumOf(matter),
      wanted,
      counted: words.find(({ stem }) => stem === counted) ?? null,
      figures: facet === 'why' ? [] : figuresAsked(all.filter(({ stem }) => !isKeyword.has(stem))),
      isVague:
        // "Worth twenty dollars" says nothing of whether a thing is worth it.
        intentOf(question.toLowerCase(), analyzer.language) === 'worth' ||
        (wanted !== 'definition' &&
          wanted !== 'gain' &&
          wanted !== 'price' &&
          (words.length < keyword.length || facet === 'why' || facet === 'what') &&
          others.length === 0),
    };
  }
}

function sumOf(words: readonly { weight: number }[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** The logistic function. */
function probability(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function rarity(passages: readonly Passage[]): (stem: string) => number {
  const df = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return (stem) => inverseDocumentFrequency(Math.max(1, df.get(stem) ?? 0), passages.length);
}
