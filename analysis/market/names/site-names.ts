/** The names that a market's sites and authors go by, which say who speaks and nothing of the subject. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { lowerCase } from '../../text/words.ts';
import { namesRule } from './rule.ts';

const { minNameChars, maxNameWords } = namesRule.values;

/** What the names are read from. */
export type NamedPage = Pick<AnalyzedPage, 'domain'> & {
  document: { facts: Pick<AnalyzedPage['document']['facts'], 'title' | 'publisher' | 'author' | 'metas'> };
};

/** Names without spaces and signs, and the words they are made of. */
export interface SiteNames {
  whole: ReadonlySet<string>;
  parts: ReadonlySet<string>;
}

/** What parts a page's title from the site's name, as templates write it. */
const titleBreak = /\s+[|–—·•:»«-]\s+|\s*[|｜»]\s*/u;

/** The names of the sites and authors of `pages`, in lower case of `language`. */
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

/** Whether a part of a title names the site: its letters, or its first letters, are a label of the domain. */
function isNameOf(part: string, labels: readonly string[], language: string): boolean {
  const words = wordsOf(part, language);
  const squeezed = words.join('');
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return labels.some((label) => [squeezed, initials].includes(label.replaceAll('-', '')));
}

function wordsOf(name: string, language: string): string[] {
  return lowerCase(name.normalize('NFC'), language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** How a market writes a word, and how the language at large knows it. */
export interface KnownWord {
  isCapitalised: boolean;
  isRare: boolean;
}

/**
 * Whether a term is such a name, however spaced, or holds a word of one. A name of one word, and a word of a longer
 * name, are words of the language too ("earth" of earth.example): they are names where the market writes them so.
 * @param known of a word of the term
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
