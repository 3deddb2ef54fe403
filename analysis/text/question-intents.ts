/** Distinguishes questions with the same question word by what they ask for: the best, the kinds, a judgement. */
import { languagePack } from '../languages/packs.ts';
import type { QuestionIntent } from '../languages/questions.ts';

/** What `question`, in its standing form, asks for besides its question word; undefined if no pattern shows it. */
export function intentOf(question: string, language: string): QuestionIntent | undefined {
  const { intents = [] } = languagePack(language).questions ?? {};
  const found = intents.find(([, pattern]) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'u').test(question),
  );
  return found?.[0];
}
