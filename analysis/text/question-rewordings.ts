/** Gives one form to questions that a language asks in several: "What should I look for in" is "How to choose". */
import { languagePack } from '../languages/packs.ts';
import { lowerCase } from './words.ts';

/** `question` in lower case with every known form by the one that stands for it; as it is where none is known. */
export function inStandingForm(question: string, language: string): string {
  const { rewordings = [] } = languagePack(language).questions ?? {};
  let text = lowerCase(question, language).replaceAll('’', "'");
  if (rewordings.length === 0) return question;
  for (const [form, standing] of rewordings) {
    text = text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}])(?:${form})(?![\\p{L}\\p{M}])`, 'gu'), standing);
  }
  return text;
}
