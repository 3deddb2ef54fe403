/** Replaces equivalent question forms by one: "What should I look for in" becomes "How to choose". */
import { languagePack } from '../languages/packs.ts';
import { lowerCase } from './words.ts';

/** Returns `question` in lower case with known forms replaced, and without whom it is for; unchanged if the language has none. */
export function inStandingForm(question: string, language: string): string {
  const { rewordings = [], forReader } = languagePack(language).questions ?? {};
  let text = lowerCase(question, language).replaceAll('’', "'");
  if (rewordings.length === 0) return question;
  for (const [form, standing] of rewordings) {
    text = text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}])(?:${form})(?![\\p{L}\\p{M}])`, 'gu'), standing);
  }
  return forReader === undefined ? text : text.replace(new RegExp(` (?:${forReader})(?=\\s*\\??$)`, 'u'), '');
}
