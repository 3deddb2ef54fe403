/** Tells which pages may answer a question for the best of several things: those that sell one praise it. */
import type { ContentType } from '../../report/vocabulary.ts';
import { intentOf } from '../../text/question-intents.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';

const sellers: ReadonlySet<ContentType> = new Set(['product', 'service', 'local_service', 'home', 'category']);

/** Returns whether a page of a type may answer `question`; a page of unknown type may. */
export function answeringTypes(question: string, language: string): (type: ContentType | null | undefined) => boolean {
  const asksForBest = intentOf(inStandingForm(question, language), language) === 'superlative';
  return (type) => !asksForBest || type === null || type === undefined || !sellers.has(type);
}
