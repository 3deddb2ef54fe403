/** Tells which pages may answer a question for the best of several things, or for a choice: those that sell one praise it. */
import { languagePack } from '../../languages/packs.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { intentOf } from '../../text/question-intents.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';

const sellers: ReadonlySet<ContentType> = new Set(['product', 'service', 'local_service', 'home', 'category']);

/** Whether a page of a type may answer a question; a page of unknown type may. */
type MayAnswer = (type: ContentType | null | undefined) => boolean;

/** Returns which pages may answer `question` without asking it themselves. */
export function answeringTypes(question: string, language: string): MayAnswer {
  const standing = inStandingForm(question, language);
  return asksForBest(standing, language) || asksForChoice(standing, language) ? isNoSeller : () => true;
}

/** Returns which pages may be asked to answer `question`: a seller can well tell how to choose, but not what is best. */
export function recommendingTypes(question: string, language: string): MayAnswer {
  return asksForBest(inStandingForm(question, language), language) ? isNoSeller : () => true;
}

function isNoSeller(type: ContentType | null | undefined): boolean {
  return type === null || type === undefined || !sellers.has(type);
}

function asksForBest(standing: string, language: string): boolean {
  return intentOf(standing, language) === 'superlative';
}

/** Whether a question asks for advice on a choice: "What to look for in a CRM" is not answered by what one CRM does. */
function asksForChoice(standing: string, language: string): boolean {
  const { choosing } = languagePack(language).questions ?? {};
  return choosing !== undefined && new RegExp(`^[¿\\s]*(?:${choosing})(?![\\p{L}\\p{M}])`, 'iu').test(standing);
}
