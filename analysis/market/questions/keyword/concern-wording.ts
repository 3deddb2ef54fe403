/** Words the questions of a language's concerns for the thing that the keyword is about. */
import { languagePack } from '../../../languages/packs.ts';
import type { Concern } from '../../../languages/questions.ts';
import { withCapital } from '../../../read/natural-case.ts';
import { questionsRule } from '../rule.ts';
import type { KeywordSubject } from './phrase-places.ts';

const { minSubjectSites } = questionsRule.values;

/** What the questions of a market are about. */
export interface ConcernMatter {
  subject: KeywordSubject;
  /** What the subject offers, if it names only who does. */
  offered: KeywordSubject;
  /** What the subject is a kind of; null if its name is one word. */
  kind: string | null;
  /** What is done, if the search is for how to do it, even if it does not fit into other questions. */
  deed: string | null;
  /** Those who do it, as pages call them; null if the language has no words for them. */
  doers: string | null;
}

/** The form of a concern's question before its names stand in it; null if it is not asked of such a search. */
export function formOf(
  { question, unlessOne, ofDeeds }: Concern,
  { offered, deed, doers }: ConcernMatter,
): string | null {
  if (deed !== null) return ofDeeds === undefined || (deed === '' && ofDeeds.includes('$3')) ? null : ofDeeds;
  if (doers === null && question?.includes('$5')) return null;
  return offered.number === 'one' || unlessOne === undefined ? question : unlessOne;
}

/** The question in the form `form`. */
export function concernText(
  form: string,
  { subject, offered, kind, deed, doers }: ConcernMatter,
  language: string,
): string {
  const { nouns, questions } = languagePack(language);
  const { ofMany = [] } = questions ?? {};
  const agreeing =
    offered.number === 'many' ? ofMany.reduce((text, [one, many]) => text.replace(one, () => many), form) : form;
  return agreeing
    .replace('$1', () => offered.text)
    .replace('$2', () => subject.noun)
    .replace('$3', () => deed ?? '')
    .replace('$4', () => kind ?? '')
    .replace('$5', () => (nouns?.areCapitalized === true ? withCapital(doers ?? '', language) : (doers ?? '')));
}

/**
 * What most sites call those who do `offered`, "therapists" or "teachers", from their texts in lower case; otherwise
 * "providers of" it. Null if the language has no words for either.
 */
export function doersOf(
  sites: readonly { site: string; texts: readonly string[] }[],
  offered: KeywordSubject,
  language: string,
): string | null {
  const { roles = '', doersOf: named } = languagePack(language).questions ?? {};
  const known = new Set(roles.split(/\s+/u));
  const naming = new Map<string, Set<string>>();
  for (const { site, texts } of sites)
    for (const text of texts)
      for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu))
        if (known.has(word)) naming.set(word, (naming.get(word) ?? new Set<string>()).add(site));
  const [most] = [...naming].sort(([a, of], [b, other]) => other.size - of.size || (a < b ? -1 : 1));
  if (most !== undefined && most[1].size >= minSubjectSites) return most[0];
  return named?.replace('$1', () => offered.text) ?? null;
}
