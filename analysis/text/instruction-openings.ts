/** Questions that ask for a way to do something, which steps answer. */
import { languagePack } from '../languages/packs.ts';

/** Whether `question` asks how to do something; false in a language of which no wording is known. */
export function asksForSteps(question: string, language: string): boolean {
  return languagePack(language).questions?.steps?.test(question.trim()) ?? false;
}
