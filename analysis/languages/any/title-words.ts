/** Words that titles use alike in many languages. */
import type { TitleWords } from '../titles.ts';

export const titleWordsOfAll: TitleWords = {
  best: 'top',
  versus: String.raw`vs\.?|versus`,
  guide: 'faq|tutorial',
  reference: 'wiki',
  software: 'software|saas|apps?|plug-?ins?|crm|erp|cms',
};

/** What a site adds to its name to say that it is its own: "Vantro Official Store". */
export const officialEnding =
  /\s(?:official(?:\s(?:site|website|page|store|shop|online\sstore))?|offizielle\s(?:seite|website)|site\sofficiel|(?:web|sitio|página|tienda)\soficial)$/iu;
