/** Every check. Written by `npm run checks`. */
import { affiliateUndisclosed } from './affiliate-undisclosed/check.ts';
import { answerBuried } from './answer-buried/check.ts';
import { answersNotInHtml } from './answers-not-in-html/check.ts';
import { assistantLinks } from './assistant-links/check.ts';
import { authorMissing } from './author-missing/check.ts';
import { bestPickMissing } from './best-pick-missing/check.ts';
import { brokenCharacters } from './broken-characters/check.ts';
import { canonicalElsewhere } from './canonical-elsewhere/check.ts';
import { claimDiffers } from './claim-differs/check.ts';
import { claimMissing } from './claim-missing/check.ts';
import { comparisonMissing } from './comparison-missing/check.ts';
import { contactsDiffer } from './contacts-differ/check.ts';
import { copiedText } from './copied-text/check.ts';
import { countersEmpty } from './counters-empty/check.ts';
import { dateMissing } from './date-missing/check.ts';
import { dateOld } from './date-old/check.ts';
import { declaredOutdated } from './declared-outdated/check.ts';
import { descriptionMissing } from './description-missing/check.ts';
import { descriptionVague } from './description-vague/check.ts';
import { descriptionsDiffer } from './descriptions-differ/check.ts';
import { directAnswerMissing } from './direct-answer-missing/check.ts';
import { entriesBrief } from './entries-brief/check.ts';
import { faqMissing } from './faq-missing/check.ts';
import { figuresBroken } from './figures-broken/check.ts';
import { fileMissing } from './file-missing/check.ts';
import { headingsMissing } from './headings-missing/check.ts';
import { kindDiffers } from './kind-differs/check.ts';
import { linksBroken } from './links-broken/check.ts';
import { mainHeadingMissing } from './main-heading-missing/check.ts';
import { mainHeadingVague } from './main-heading-vague/check.ts';
import { maxSnippetShort } from './max-snippet-short/check.ts';
import { modelInstructions } from './model-instructions/check.ts';
import { namesLeftOut } from './names-left-out/check.ts';
import { nosnippetParts } from './nosnippet-parts/check.ts';
import { numberingBroken } from './numbering-broken/check.ts';
import { offTopic } from './off-topic/check.ts';
import { offerEnded } from './offer-ended/check.ts';
import { optionsLeftOut } from './options-left-out/check.ts';
import { orderUnexplained } from './order-unexplained/check.ts';
import { outdatedText } from './outdated-text/check.ts';
import { outdatedYear } from './outdated-year/check.ts';
import { overviewMissing } from './overview-missing/check.ts';
import { ownProductFirst } from './own-product-first/check.ts';
import { placeholderText } from './placeholder-text/check.ts';
import { priceMissing } from './price-missing/check.ts';
import { pricesContradict } from './prices-contradict/check.ts';
import { proofMissing } from './proof-missing/check.ts';
import { queryTermsMissing } from './query-terms-missing/check.ts';
import { questionPartlyAnswered } from './question-partly-answered/check.ts';
import { questionRepeated } from './question-repeated/check.ts';
import { questionUnanswered } from './question-unanswered/check.ts';
import { questionsLeftOpen } from './questions-left-open/check.ts';
import { searchBotsBlockedInPart } from './search-bots-blocked-in-part/check.ts';
import { sourcesMissing } from './sources-missing/check.ts';
import { structuredDataMismatch } from './structured-data-mismatch/check.ts';
import { subjectsLeftOut } from './subjects-left-out/check.ts';
import { textRepeated } from './text-repeated/check.ts';
import { thinContent } from './thin-content/check.ts';
import { titleRepeatsName } from './title-repeats-name/check.ts';
import { titleWithoutKeyword } from './title-without-keyword/check.ts';
import { topicMissing } from './topic-missing/check.ts';
import { typingErrors } from './typing-errors/check.ts';
import { yearsDiffer } from './years-differ/check.ts';

export const registry = [
  canonicalElsewhere,
  maxSnippetShort,
  nosnippetParts,
  searchBotsBlockedInPart,
  descriptionMissing,
  descriptionVague,
  descriptionsDiffer,
  kindDiffers,
  offTopic,
  queryTermsMissing,
  titleRepeatsName,
  titleWithoutKeyword,
  entriesBrief,
  namesLeftOut,
  optionsLeftOut,
  subjectsLeftOut,
  thinContent,
  topicMissing,
  answerBuried,
  answersNotInHtml,
  bestPickMissing,
  directAnswerMissing,
  faqMissing,
  questionPartlyAnswered,
  questionUnanswered,
  questionsLeftOpen,
  claimDiffers,
  claimMissing,
  countersEmpty,
  figuresBroken,
  priceMissing,
  pricesContradict,
  dateMissing,
  dateOld,
  declaredOutdated,
  offerEnded,
  outdatedText,
  outdatedYear,
  yearsDiffer,
  comparisonMissing,
  fileMissing,
  headingsMissing,
  mainHeadingMissing,
  mainHeadingVague,
  numberingBroken,
  overviewMissing,
  questionRepeated,
  textRepeated,
  affiliateUndisclosed,
  assistantLinks,
  authorMissing,
  contactsDiffer,
  linksBroken,
  orderUnexplained,
  ownProductFirst,
  proofMissing,
  sourcesMissing,
  typingErrors,
  brokenCharacters,
  copiedText,
  modelInstructions,
  placeholderText,
  structuredDataMismatch,
] as const;
