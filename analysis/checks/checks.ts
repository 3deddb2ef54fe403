/** All checks of a page, each once. */
import { answerBuried } from './answer-buried.ts';
import { authorMissing } from './author-missing.ts';
import { canonicalElsewhere } from './canonical-elsewhere.ts';
import type { Check } from './check.ts';
import { claimDiffers } from './claim-differs.ts';
import { claimMissing } from './claim-missing.ts';
import { comparisonMissing } from './comparison-missing.ts';
import { copiedText } from './copied-text.ts';
import { coreTermsMissing } from './core-terms-missing.ts';
import { dateMissing } from './date-missing.ts';
import { dateOld } from './date-old.ts';
import { directAnswerMissing } from './direct-answer-missing.ts';
import { fewFigures } from './few-figures.ts';
import { maxSnippetShort } from './max-snippet-short.ts';
import { modelInstructions } from './model-instructions.ts';
import { nosnippetParts } from './nosnippet-parts.ts';
import { priceMissing } from './price-missing.ts';
import { queryTermsMissing } from './query-terms-missing.ts';
import { questionPartlyAnswered } from './question-partly-answered.ts';
import { questionUnanswered } from './question-unanswered.ts';
import { searchBotsBlockedInPart } from './search-bots-blocked-in-part.ts';
import { sourcesMissing } from './sources-missing.ts';
import { structuredDataMismatch } from './structured-data-mismatch.ts';
import { termOverused } from './term-overused.ts';
import { titleWithoutKeyword } from './title-without-keyword.ts';
import { topicMissing } from './topic-missing.ts';

export const checks = [
  searchBotsBlockedInPart,
  maxSnippetShort,
  nosnippetParts,
  canonicalElsewhere,
  titleWithoutKeyword,
  queryTermsMissing,
  topicMissing,
  coreTermsMissing,
  questionUnanswered,
  questionPartlyAnswered,
  directAnswerMissing,
  answerBuried,
  claimMissing,
  claimDiffers,
  priceMissing,
  fewFigures,
  dateMissing,
  dateOld,
  comparisonMissing,
  sourcesMissing,
  authorMissing,
  modelInstructions,
  termOverused,
  structuredDataMismatch,
  copiedText,
] as const;

export type AnyCheck = (typeof checks)[number];
export type CheckId = AnyCheck['id'];

/** What the texts of a check's findings name. */
export type ParamsOf<Id extends CheckId> =
  Extract<AnyCheck, { id: Id }> extends Check<Id, infer _Need, infer Params> ? Params : never;

/** Their ids, for the report's schema. */
export const checkIds = checks.map(({ id }) => id) as unknown as readonly [CheckId, ...CheckId[]];
