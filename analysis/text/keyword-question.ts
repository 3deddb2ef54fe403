/** Words a keyword as a question, so that it can be asked of an answer engine. */
import { languagePack } from '../languages/packs.ts';
import type { QuestionForm } from '../report/vocabulary.ts';
import { askedBy } from './question-words.ts';

/** What is asked about a keyword, and how it came about. */
export interface KeywordQuestion {
  text: string;
  form: QuestionForm;
}

/**
 * The question about `keyword`: the keyword itself if it asks already, otherwise the language's general question about
 * a subject. A language without one gets the keyword as it is.
 */
export function keywordQuestion(keyword: string, language: string): KeywordQuestion {
  const text = keyword.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (askedBy(text, language) !== null) return { text, form: 'as_written' };
  const about = languagePack(language).questions?.about;
  if (about === undefined) return { text, form: 'no_rule' };
  return { text: about.replace('$1', () => text), form: 'as_question' };
}
