/** Check: two sections ask the same question and answer it in different words. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import { defineRule } from '../../rules/rule.ts';
import { withoutMarkedNumber } from '../../text/heading-numbers.ts';
import { wordsOf } from '../../text/words.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const questionRepeatedRule = defineRule({
  id: 'question_repeated',
  version: 1,
  name: 'Two sections ask the same question and answer it in different words',
  constants: {
    minWords: { value: 4, unit: 'words', reason: 'a shorter question belongs to the entry above it: "Who is it for?"' },
    minAnswerWords: { value: 8, unit: 'words', reason: 'less is a label or a button' },
    comparedWords: {
      value: 6,
      unit: 'words',
      reason: 'Answers that begin alike are one, shown twice for wide and narrow screens.',
    },
    confidence: { value: 0.9, unit: 'probability', reason: 'the question stands twice; a summary may repeat it' },
    size: { value: 0.7, unit: 'share of the gap', reason: 'both answers are there' },
  },
  knownLimits: ['A question in other words is another question.'],
});

const { minWords, minAnswerWords, comparedWords, confidence, size } = questionRepeatedRule.values;

export interface QuestionRepeatedParams {
  question: string;
  /** How the two answers begin. */
  first: string;
  second: string;
}

export const questionRepeated = defineCheck({
  id: 'question-repeated',
  category: 'structure',
  appliesTo: anySubject(...texts, ...choices, ...offers),
  weight: { severity: 'low', effort: 'S', metric: 'readability', practice: null },
  needs: ['document', 'language', 'page'],
  run: ({ document: { blocks }, language: { wanted }, page }) => {
    if (page.extraction.page_kind === 'forum') return failWith<QuestionRepeatedParams>([]);
    const found = [...Map.groupBy(answered(blocks, wanted), ({ key }) => key).values()].flatMap(
      ([first, second, ...more]) =>
        // More often, it belongs to a template.
        second === undefined || more.length > 0 || first?.begins === second.begins ? [] : [{ first, second }],
    );
    return failWith(
      found.slice(0, 1).map(({ first, second }) => ({
        params: { question: second.question, first: first?.answer ?? '', second: second.answer },
        observed: { value: found.length, unit: 'questions', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/page/headings',
      })),
    );
  },
});

/** A question, and what identifies it and the beginning of its answer. */
interface Answered {
  question: string;
  answer: string;
  key: string;
  begins: string;
}

/** The questions in headings and in boxes that open, with the text right below them. */
function answered(blocks: readonly DocumentBlock[], language: string): Answered[] {
  return blocks.flatMap((block, at): Answered[] => {
    const { kind, text, question: marked } = block;
    if (kind !== 'heading' && marked === undefined) return [];
    const question = withoutMarkedNumber(marked === undefined ? text : text.slice(0, marked.chars)).trim();
    const next = blocks[at + 1];
    const beside = marked === undefined ? '' : text.slice(marked.chars).trim();
    const answer = beside !== '' || next === undefined || next.kind === 'heading' ? beside : next.text;
    const asked = wordsOf(question, language).map(({ text: word }) => word);
    const words = wordsOf(answer, language).map(({ text: word }) => word);
    if (!/[?？؟;]$/u.test(question) || asked.length < minWords || words.length < minAnswerWords) return [];
    return [
      {
        ...{ question, answer },
        key: asked.join(' '),
        begins: words
          .filter((word) => /\p{L}{2}/u.test(word))
          .slice(0, comparedWords)
          .join(' '),
      },
    ];
  });
}
