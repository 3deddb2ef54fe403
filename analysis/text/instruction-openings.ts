/** Detects questions that ask how to do something, which steps answer. */
import { languagePack } from '../languages/packs.ts';

/** Whether `question` asks how to do something; false if the language has no pattern. */
export function asksForSteps(question: string, language: string): boolean {
  return languagePack(language).questions?.steps?.test(question.trim()) ?? false;
}
