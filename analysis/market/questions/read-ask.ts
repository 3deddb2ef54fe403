/** Reads the facet and content of an ask, and finds the text that a page has below a market question. */

import { languagePack } from '../../languages/packs.ts';
import type { CutPage } from '../../read/read-market.ts';
import { inverseDocumentFrequency } from '../../statistics/bm25.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { refersBack } from '../../text/back-references.ts';
import { questionContent } from '../../text/question-content.ts';
import { askedFor } from '../../text/question-cues.ts';
import { intentOf } from '../../text/question-intents.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';
import { askedBy } from '../../text/question-words.ts';
import type { AnswerSection } from '../answers/answer-search.ts';
import { type KeywordForms, keywordForms } from '../keyword/keyword-forms.ts';
import { sectionsOf } from './question-answers.ts';
import { type Ask, asksOfPage } from './question-asks.ts';
import { isSameQuestion, type ReadAsk, type StemMeasure } from './question-merging.ts';

/** "What is HR software (and why should you care)?": a remark in brackets asks nothing of its own. */
const remark = /\s*\([^()]*\)/gu;

/** Reads `ask`. Other forms of the keyword's words ("NYC", "mover") count as the keyword's. */
export function readAsk(ask: Ask, keyword: KeywordForms, analyzer: Analyzer): ReadAsk {
  const text = withoutLead(ask.text, analyzer);
  const standing = inStandingForm(text.replaceAll(remark, ''), analyzer.language);
  const facet = askedFor(standing, analyzer.language)?.kind;
  const content = questionContent(standing, facet, analyzer);
  const initials = keyword.spelledOut(analyzer.analyze(standing));
  const stems = [...new Set(content.stems.flatMap((stem) => initials.get(stem) ?? keyword.of(stem)))].sort();
  const asked = intentOf(standing, analyzer.language);
  // A price is an amount in any wording: "How expensive is it?"
  const intent = facet === 'price' && asked === 'amount' ? undefined : asked;
  return {
    ...ask,
    text,
    ...(facet && { facet }),
    ...(intent && { intent }),
    content: { ...content, stems },
    isElliptic: false,
  };
}

/**
 * Adds the keyword as the subject of questions that name none: "How to choose", and "How much does it cost?", since the
 * keyword's price is what a page about it tells. Other questions with "it" may refer to the heading before them.
 */
export function withSubject(ask: ReadAsk, keyword: readonly string[], analyzer: Analyzer): ReadAsk {
  const { stems, meaning } = ask.content;
  const isPrice = stems.length === 0 && ask.facet === 'price';
  const isOfKeyword = stems.length === 1 && meaning.length === 0 && ask.facet === 'how' && !pointsBack(ask, analyzer);
  if (!isPrice && !isOfKeyword) return ask;
  return {
    ...ask,
    content: { ...ask.content, stems: [...new Set([...stems, ...keyword])].sort(), meaning: [] },
    isElliptic: true,
  };
}

function pointsBack({ text }: ReadAsk, analyzer: Analyzer): boolean {
  return analyzer.analyze(text).some((word) => refersBack(word.text, word.text, analyzer.language));
}

export function stemWeights(passages: readonly { stems: ReadonlyMap<string, number> }[]): (stem: string) => number {
  const df = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return (stem) => inverseDocumentFrequency(df.get(stem) ?? 0, passages.length);
}

/** Returns what `page` has below each question, in order; undefined if it does not name the question's subject. */
export function sectionsOn(
  page: CutPage,
  questions: readonly string[],
  measure: StemMeasure,
  analyzer: Analyzer,
): (AnswerSection | undefined)[] {
  const keyword = [...measure.keyword];
  const forms = keywordForms(keyword, analyzer.language);
  const asks = asksOfPage(page, analyzer.language).map((ask) =>
    withSubject(readAsk(ask, forms, analyzer), keyword, analyzer),
  );
  return questions.map((text) => {
    const question = readAsk({ text, origin: 'heading', section: [], isPair: false }, forms, analyzer);
    return sectionsOf(asks.filter((ask) => isSameQuestion(question, ask, measure))).get(page.page.source_id);
  });
}

/** Removes introductions: "The origins: who discovered coffee?", "Final verdict: is it worth it?", "Or does it …?" */
function withoutLead(text: string, analyzer: Analyzer): string {
  const at = text.search(/[:：]\s/u);
  const rest = at < 0 ? '' : text.slice(at + 1).trim();
  const stemsOf = (part: string) => new Set(analyzer.analyze(part).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  const isWhole = stemsOf(rest).size * 2 > stemsOf(text).size;
  const bare = isWhole && askedBy(rest, analyzer.language) !== null ? rest : text;
  const { leads } = languagePack(analyzer.language).questions ?? {};
  if (leads === undefined) return bare;
  const without = bare.replace(new RegExp(`^(?:${leads})[,:：]?\\s+(?=\\p{L})`, 'iu'), '');
  return without !== bare && askedBy(without, analyzer.language) !== null
    ? without.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : bare;
}
