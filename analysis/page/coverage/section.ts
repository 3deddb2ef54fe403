/** Writes how the page covers the market's topics and questions, and which of its passages to improve. */
import type { Market } from '../../market/market.ts';
import { subjectIndex } from '../../market/topics/subject-index.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Answerability, answerQuestions } from '../answers/question-answerability.ts';
import { echoesOf, namesBeside } from './echoes.ts';
import { isListedOnce } from './listed-once.ts';
import { topicCoverageRule } from './rule.ts';
import { coverTopics, sentenceAbout, type TopicCoverage } from './topic-coverage.ts';

type Gap = GapReport['gap'];

const { maxImproved } = topicCoverageRule.values;

/**
 * Measures how the page and the market's pages cover each topic, in the order of topics. `query` has the keyword's
 * stems.
 */
export function measureTopicCoverage(
  { topics, subjects }: Pick<Market, 'topics' | 'subjects'>,
  page: CutPage & { isOnSubject: boolean },
  { passages }: Pick<MarketSerp, 'passages'>,
  query: readonly string[],
  analyzer: Analyzer,
): TopicCoverage[] {
  return coverTopics(
    topics.map(({ names }) => names),
    subjectIndex(page, new Set(query), analyzer),
    subjects,
    new Set(passages.map(({ id }) => id)),
    {
      isEchoed: echoesOf(page.page),
      isBeside: namesBeside(page.page, analyzer),
      isListed: (passages, names) => isListedOnce(passages, names, analyzer),
      passages: page.cut.passages,
      query: new Set(query),
      isOnSubject: page.isOnSubject,
    },
  );
}

/** Composes one row for each topic. */
export function composeTopicCoverage(
  { topics }: Pick<MarketSerp, 'topics'>,
  coverage: readonly TopicCoverage[],
): Gap['topic_coverage'] {
  return coverage.flatMap((row, index) => {
    const topic = topics[index];
    if (topic === undefined) return [];
    return [
      {
        topic_id: topic.id,
        class: topic.class,
        status: row.status,
        page_passages: row.passages.map(({ id }) => id),
        score: row.score,
        competitors_covering: { k: topic.df, n: topic.n },
        best_example: row.example === null ? null : { passage_id: row.example.id },
      },
    ];
  });
}

/** By topic id: the sentence of the market's best passage that has all words of the topic; none where no sentence has. */
export function composeTopicExamples(
  { topics }: Pick<MarketSerp, 'topics'>,
  coverage: readonly TopicCoverage[],
  analyzer: Analyzer,
): ReadonlyMap<string, string> {
  const examples = topics.flatMap(({ id, label }, index): [string, string][] => {
    const example = coverage[index]?.example ?? null;
    const stems = analyzer.analyze(label).flatMap((word) => (word.stop ? [] : [word.stem]));
    const sentence = example === null ? null : sentenceAbout(example, stems, analyzer);
    return sentence === null ? [] : [[id, sentence]];
  });
  return new Map(examples);
}

/** Measures how `own` and the market's pages answer each question, in order. `query` has the keyword's stems. */
export function measureAnswerability(
  market: Pick<Market, 'questions' | 'cuts'>,
  { terms }: Pick<MarketSerp, 'terms'>,
  own: CutPage & { type: ContentType | null; isOnSubject: boolean },
  query: readonly string[],
  analyzer: Analyzer,
): Answerability[] {
  const asked = market.questions.map((question) => ({
    question,
    vocabulary: new Set([
      ...terms.flatMap(({ stem }) => stem.split(' ')),
      ...question.answers.flatMap(({ passage }) => contentStems(passage.text, analyzer)),
    ]),
    usualWords: question.words?.p75 ?? null,
  }));
  return answerQuestions(asked, own, market.cuts, query, analyzer);
}

/** Composes one row for each question. */
export function composeAnswerability(
  { questions }: Pick<MarketSerp, 'questions'>,
  answers: readonly Answerability[],
): Gap['question_answerability'] {
  return answers.flatMap((row, index) => {
    const question = questions[index];
    if (question === undefined) return [];
    const { passage, issues } = row;
    return [
      {
        question_id: question.id,
        status: row.status,
        passage_id: passage?.id ?? null,
        score: row.score,
        market_best: row.marketBest,
        self_contained:
          passage === null ? null : !issues.includes('unresolved_pronoun') && !issues.includes('needs_context'),
        words: passage?.words ?? null,
        offset_ratio: passage === null ? null : round(passage.start_ratio),
        issues,
      },
    ];
  });
}

/** Stems of the words that are neither stop words nor everyday words. */
function contentStems(text: string, analyzer: Analyzer): string[] {
  return analyzer.analyze(text).flatMap(({ stem, stop, everyday }) => (stop || everyday ? [] : [stem]));
}

/** Passages that partly answer a question, with the typical form of the market's answers; each passage once. */
export function composePassagesToImprove(
  rows: Gap['question_answerability'],
  { questions }: Pick<MarketSerp, 'questions'>,
  own: readonly Passage[],
): Gap['passages_to_improve'] {
  const byId = new Map(own.map((passage) => [passage.id, passage]));
  const seen = new Set<string>();
  const found = rows.flatMap((row) => {
    const question = questions.find(({ id }) => id === row.question_id);
    const passage = byId.get(row.passage_id ?? '');
    if (row.status !== 'partly' || question === undefined || passage === undefined || seen.has(passage.id)) return [];
    seen.add(passage.id);
    const words = question.typical_words;
    const pattern = question.answered_by[0]?.passage_id;
    return [
      {
        passage_id: passage.id,
        question_id: question.id,
        observed: { score: row.score ?? 0, words: passage.words, kind: passage.kind, issues: row.issues },
        target: {
          words_range: words === null ? null : ([words.p25, words.p75] as [number, number]),
          kind: question.typical_format,
        },
        pattern_from: pattern === undefined ? null : { passage_id: pattern },
      },
    ];
  });
  return found.slice(0, maxImproved);
}
