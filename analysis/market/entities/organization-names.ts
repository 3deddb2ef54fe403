/** Recognizes the words that names of organizations contain, also at the end of compounds: "Bundesministerium". */
import { organizationWords } from '../../languages/any/name-cues.ts';
import { languagePack } from '../../languages/packs.ts';
import { entitiesRule } from './rule.ts';

const { minCompoundHeadChars } = entitiesRule.values;

const heads = [...organizationWords].filter((word) => word.length >= minCompoundHeadChars);

/** Whether a lower-cased word of a name in `language` (ISO 639-1) shows that it names an organization. */
export function namesOrganization(word: string, language: string): boolean {
  if (organizationWords.has(word)) return true;
  return languagePack(language).nouns?.formCompounds === true && heads.some((head) => word.endsWith(head));
}
