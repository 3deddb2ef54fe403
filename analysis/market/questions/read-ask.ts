/** Reads what an ask asks for and about, and finds on a page what it sets below a question of the market. */
import type { CutPage } from '../../read/read-market.ts';
import { inverseDocumentFrequency } from '../../statistics/bm25.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';
import type { AnswerSection } from '../answers/answer-search.ts';
import { sectionsOf } from './question-answers.ts';
import { type Ask, asksOfPage } from './question-asks.ts';
import { isSameQuestion, type ReadAsk, type StemMeasure } from './question-merging.ts';

export function readAsk(ask: Ask, analyzer: Analyzer): ReadAsk {
  const facet = askedFor(inStandingForm(ask.text, analyzer.language), analyzer.language)?.kind;
  return {
    ...ask,
    ...(facet && { facet }),
    content: questionContent(inStandingForm(ask.text, analyzer.language), facet, analyzer),
    isElliptic: false,
  };
}

/** "How much does it cost?" on a page about the keyword asks for the keyword's price. */
export function withSubject(ask: ReadAsk, keyword: readonly string[]): ReadAsk {
  if (ask.content.stems.length > 0 || ask.facet !== 'price') return ask;
  return { ...ask, content: { stems: [...keyword].sort(), meaning: [] }, isElliptic: true };
}

export function stemWeights(passages: readonly { stems: ReadonlyMap<string, number> }[]): (stem: string) => number {
  const df = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return (stem) => inverseDocumentFrequency(df.get(stem) ?? 0, passages.length);
}

/** What `page` sets below each of `questions`, in their order: undefined where it names none of their matter. */
export function sectionsOn(
  page: CutPage,
  questions: readonly string[],
  measure: StemMeasure,
  analyzer: Analyzer,
): (AnswerSection | undefined)[] {
  const keyword = [...measure.keyword];
  const asks = asksOfPage(page, analyzer.language).map((ask) => withSubject(readAsk(ask, analyzer), keyword));
  return questions.map((text) => {
    const question = readAsk({ text, origin: 'heading', section: [], isPair: false }, analyzer);
    return sectionsOf(asks.filter((ask) => isSameQuestion(question, ask, measure))).get(page.page.source_id);
  });
}
