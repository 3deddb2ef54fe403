/** Names of a market's sites and authors. They say who publishes, not what the subject is. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { lowerCase } from '../../text/words.ts';
import { namesRule } from './rule.ts';

const { minNameChars, maxNameWords } = namesRule.values;

/** The facts of a page that names are read from. */
export type NamedPage = Pick<AnalyzedPage, 'domain'> & {
  document: { facts: Pick<AnalyzedPage['document']['facts'], 'title' | 'publisher' | 'author' | 'metas'> };
};

/** `whole`: names without spaces and punctuation; `parts`: the words in them. */
export interface SiteNames {
  whole: ReadonlySet<string>;
  parts: ReadonlySet<string>;
}

/** Separators between the page title and the site name. */
export const titleBreak = /\s+[|–—·•:»«-]\s+|\s*[|｜»]\s*/u;

/** Collects the names of sites and authors of `pages`, in lower case. */
export function siteNamesOf(pages: readonly NamedPage[], language: string): SiteNames {
  const whole = new Set<string>();
  const parts = new Set<string>();
  const add = (name: string) => {
    const words = wordsOf(name, language);
    const squeezed = words.join('');
    if (squeezed.length < minNameChars || words.length > maxNameWords) return;
    whole.add(squeezed);
    for (const word of words) if (word.length >= minNameChars) parts.add(word);
  };
  for (const { domain, document } of pages) {
    const { title, publisher, author, metas } = document.facts;
    const labels = domain.split('.').slice(0, -1);
    for (const label of labels) add(label);
    const siteName = metas.find(({ name }) => name === 'og:site_name')?.content;
    for (const name of [publisher?.value, siteName]) if (name !== undefined) add(name);
    for (const name of author?.value.split(/\s*[,;&]\s*/u) ?? []) add(name);
    for (const name of title?.value.split(titleBreak) ?? []) if (isNameOf(name, labels, language)) add(name);
  }
  return { whole, parts };
}

/** Whether part of a title is the site name: its letters or initials are a label of the domain. */
function isNameOf(part: string, labels: readonly string[], language: string): boolean {
  const words = wordsOf(part, language);
  const squeezed = words.join('');
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return labels.some((label) => [squeezed, initials].includes(label.replaceAll('-', '')));
}

/** The words of a name in lower case, in any script. */
export function wordsOf(name: string, language: string): string[] {
  return lowerCase(name.normalize('NFC'), language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether the market capitalizes a word, and whether it is rare in the language. */
export interface KnownWord {
  isCapitalised: boolean;
  isRare: boolean;
}

/**
 * Whether a term is such a name, with any spacing, or contains a word of one. One-word names and words of longer names
 * can also be ordinary words ("earth" for earth.example): they count as names only if the market writes them so.
 * @param known facts about a word of the term
 */
export function isSiteName(
  form: string,
  { whole, parts }: SiteNames,
  language: string,
  known: (word: string) => KnownWord,
): boolean {
  const words = wordsOf(form, language);
  const squeezed = words.join('');
  if (words.length > 1 && whole.has(squeezed)) return true;
  return words.some((word) => {
    const { isCapitalised, isRare } = known(word);
    return (whole.has(word) && (isCapitalised || isRare)) || (parts.has(word) && isCapitalised && isRare);
  });
}
