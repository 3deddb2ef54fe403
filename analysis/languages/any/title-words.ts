/** Words that titles use alike in many languages. */
import type { TitleWords } from '../titles.ts';

export const titleWordsOfAll: TitleWords = {
  best: 'top',
  versus: String.raw`vs\.?|versus`,
  guide: 'faq|tutorial',
  reference: 'wiki',
  software: 'software|saas|apps?|plug-?ins?|crm|erp|cms',
};
