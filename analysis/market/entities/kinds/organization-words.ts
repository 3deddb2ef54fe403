/** Tells by its words whether a name is of an organization: "Department of Energy", "Tarn Ltd." */
import { fieldBodies, leadingOrganizations, organizationWords } from '../../../languages/any/name-cues.ts';
import { fieldLinks, legalForms, nameLinks } from '../../../languages/any/names.ts';
import { languagePack } from '../../../languages/packs.ts';
import { entitiesRule } from '../rule.ts';

const { minCompoundHeadChars } = entitiesRule.values;

/** Whether a name, as written, ends with a legal form: "Tarn Ltd." */
export function hasLegalForm(form: string): boolean {
  const last =
    form
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[\s,]+/u)
      .at(-1) ?? '';
  return form.includes(' ') && legalForms.has(last);
}

/** Languages (ISO 639-1) whose noun stands before what tells it apart. */
const headsFirst: ReadonlySet<string> = new Set(['ca', 'es', 'fr', 'gl', 'it', 'pt', 'ro']);

const heads = [...organizationWords].filter((word) => word.length >= minCompoundHeadChars);

/**
 * Whether the words of a name in `language` say that it is an organization's: "Department of Energy", but not "Authority
 * Having Jurisdiction".
 */
export function tellsOrganization(words: readonly string[], language: string): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    if (fieldLinks.has(next)) return fieldBodies.has(word) || namesOrganization(word, language);
    if (index === 0 && next !== '' && leadingOrganizations.has(word) && headsFirst.has(language)) return true;
    // "Articles of Organization" are articles.
    if (index > 1 && index === words.length - 1 && nameLinks.has(words[index - 1] ?? '')) return false;
    return namesOrganization(word, language) && (index === words.length - 1 || nameLinks.has(next));
  });
}

/** Whether a lower-cased word of a name in `language` (ISO 639-1) shows that it names an organization. */
export function namesOrganization(word: string, language: string): boolean {
  if (organizationWords.has(word)) return true;
  return languagePack(language).nouns?.formCompounds === true && heads.some((head) => word.endsWith(head));
}
