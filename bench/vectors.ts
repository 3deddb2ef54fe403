/** Measures word vectors on labelled markets and on questions with answers: `node bench/vectors.ts [--json]`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { analyzerFor } from '../analysis/text/analyzer.ts';
import { backgroundFor } from '../analysis/text/background.ts';
import { sentenceCosine, sharedStems } from '../analysis/vectors/soft-overlap.ts';
import { vectorLanguages } from '../analysis/vectors/tables.ts';
import { type WeightedStem, weightedStems } from '../analysis/vectors/weighted-stems.ts';
import { vectorsOf, type WordVectors } from '../analysis/vectors/word-vectors.ts';
import { corporaDir, readJsonLines } from './corpora.ts';
import { areaUnderCurve, type PairScores, recallAt } from './pair-metrics.ts';

const marketsFolder = resolve(import.meta.dirname, '../../shared/markets/dev');

/** The constants were tuned on every second market by name. The others were evaluated once. */
const isTunedOn = (_: unknown, at: number): boolean => at % 2 === 0;

/** Limit for false merges: merging two topics wrongly costs more than leaving them separate. */
const maxFalseMerges = 0.01;

const labelsSchema = z.object({
  topics: z.array(
    z.object({
      label: z.string(),
      aliases: z.array(z.string()),
      pages: z.record(z.string(), z.object({ depth: z.string(), quote: z.string().nullish() })),
    }),
  ),
  questions: z.array(z.object({ question: z.string(), same_as: z.array(z.string()) })),
});

const paragraphSchema = z.object({
  paragraph: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), answer_start: z.number() })),
});

type Text = readonly WeightedStem[];
type Similarity = (a: Text, b: Text) => number;

interface LabelledMarket {
  labels: Text[];
  /** Quotes of sections and passages, with the index of their topic. */
  quotes: { text: Text; topic: number }[];
  topicNames: Text[][];
  questionNames: Text[][];
}

/** Returns a function that converts texts of a language to weighted stems. */
function readerOf(language: string): (text: string) => Text {
  const analyzer = analyzerFor(language);
  const background = backgroundFor(analyzer);
  return (text) => weightedStems(analyzer.analyze(text), background);
}

function similarities(vectors: WordVectors): Record<string, Similarity> {
  return {
    'shared words': sharedStems,
    'mean vectors': (a, b) => sentenceCosine(vectors.sentenceVector(a), vectors.sentenceVector(b)),
    'words and vectors': vectors.similarity,
  };
}

function readMarket(folder: string, read: (text: string) => Text): LabelledMarket {
  const { topics, questions } = labelsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as unknown,
  );
  return {
    labels: topics.map(({ label }) => read(label)),
    quotes: topics.flatMap(({ pages }, topic) =>
      Object.values(pages).flatMap(({ depth, quote }) =>
        depth === 'mention' || typeof quote !== 'string' ? [] : [{ text: read(quote), topic }],
      ),
    ),
    topicNames: topics.map(({ label, aliases }) => [label, ...aliases].map(read)),
    questionNames: questions.map(({ question, same_as }) => [question, ...same_as].map(read)),
  };
}

/** The share of quotes that are most similar to the label of their own topic. In a tie, the first label counts. */
function topicAccuracy(markets: readonly LabelledMarket[], similarity: Similarity): number {
  let right = 0;
  let all = 0;
  for (const { labels, quotes } of markets) {
    for (const { text, topic } of quotes) {
      all++;
      if (firstBest(labels.map((label) => similarity(text, label))) === topic) right++;
    }
  }
  return right / all;
}

function firstBest(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores));
}

/** Scores all pairs of names in a market. Names of the same topic or question belong together. */
function pairScores(groupsOfMarkets: readonly (readonly Text[][])[], similarity: Similarity): PairScores {
  const together: number[] = [];
  const apart: number[] = [];
  for (const groups of groupsOfMarkets) {
    const names = groups.flatMap((group, of) => group.map((text) => ({ text, of })));
    names.forEach((one, at) => {
      for (const other of names.slice(at + 1)) {
        (one.of === other.of ? together : apart).push(similarity(one.text, other.text));
      }
    });
  }
  return { together, apart };
}

/**
 * The share of questions for which, within the right paragraph, the sentence with the answer is the most similar one.
 */
function sentenceAccuracy(language: string, similarityOf: (vectors: WordVectors) => Similarity): number | null {
  const file = join(corporaDir, 'xquad', `${language}.jsonl.gz`);
  const vectors = vectorsOf(language);
  if (!existsSync(file) || vectors === null) return null;
  const read = readerOf(language);
  const analyzer = analyzerFor(language);
  const similarity = similarityOf(vectors);
  let right = 0;
  let all = 0;
  for (const line of readJsonLines(file)) {
    const { paragraph, questions } = paragraphSchema.parse(line);
    const sentences = analyzer.sentences(paragraph);
    const texts = sentences.map(({ start, end }) => read(paragraph.slice(start, end)));
    for (const { question, answer, answer_start } of questions) {
      const asked = read(question);
      const best = sentences[firstBest(texts.map((text) => similarity(asked, text)))];
      all++;
      if (best !== undefined && best.start <= answer_start && answer_start + answer.length <= best.end) right++;
    }
  }
  return right / all;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function measureMarkets(vectors: WordVectors) {
  const read = readerOf('en');
  const markets = readdirSync(marketsFolder)
    .sort()
    .map((name) => readMarket(join(marketsFolder, name), read));
  const parts = {
    all: markets,
    tuned: markets.filter(isTunedOn),
    others: markets.filter((market, at) => !isTunedOn(market, at)),
  };
  return Object.entries(similarities(vectors)).flatMap(([method, similarity]) =>
    Object.entries(parts).map(([part, chosen]) => {
      const topics = pairScores(
        chosen.map(({ topicNames }) => topicNames),
        similarity,
      );
      const questions = pairScores(
        chosen.map(({ questionNames }) => questionNames),
        similarity,
      );
      return {
        method,
        markets: part,
        topic_of_quote: round(topicAccuracy(chosen, similarity)),
        topic_names_auc: round(areaUnderCurve(topics)),
        topic_names_recall: round(recallAt(topics, maxFalseMerges)),
        questions_auc: round(areaUnderCurve(questions)),
        questions_recall: round(recallAt(questions, maxFalseMerges)),
      };
    }),
  );
}

function measureLanguages() {
  return vectorLanguages().flatMap((language) => {
    const accuracy = (method: string) =>
      sentenceAccuracy(language, (vectors) => similarities(vectors)[method] ?? vectors.similarity);
    const words = accuracy('shared words');
    const both = accuracy('words and vectors');
    return words === null || both === null
      ? []
      : [{ language, shared_words: round(words), words_and_vectors: round(both) }];
  });
}

const english = vectorsOf('en');
if (english === null || !existsSync(marketsFolder)) {
  process.stdout.write('No ../shared/markets/dev here: nothing measured.\n');
} else {
  const markets = measureMarkets(english);
  const languages = measureLanguages();
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ markets, languages })}\n`);
  } else {
    console.table(markets);
    console.table(languages);
  }
}
