/** Reads what a page's site is called, as its markup, publisher or title writes it. */
import { registrableDomainOf } from '../../gather/address.ts';
import { officialEnding } from '../../languages/any/title-words.ts';
import { namesRule } from './rule.ts';
import { type NamedPage, titleBreak, wordsOf } from './site-names.ts';

const { minNameChars, maxNameWords, minLabelChars, minLabelShare } = namesRule.values;

/**
 * The name of a page's own site; null if none is known. A name is the site's if its host is called so ("Vantro" at
 * vantro.com, "Tarn" at mytarn.com), if it begins as the host is called ("Tarn Botanic Garden" at tarnbotanic.org), or
 * if the markup declares it and the title ends with it.
 */
export function ownSiteName({ domain, document }: NamedPage, language: string): string | null {
  const { title, publisher, metas } = document.facts;
  const labels = domain.split('.').slice(0, -1);
  const [own = ''] = registrableDomainOf(`https://${domain}/`).split('.');
  const suffix = domain.slice(domain.indexOf('.'));
  const parts = (title?.value.split(titleBreak) ?? []).map((part) => bare(part, suffix));
  const siteName = metas.find(({ name }) => name === 'og:site_name')?.content;
  const declared = [siteName, publisher?.value].flatMap((name) => (name === undefined ? [] : [bare(name, suffix)]));
  // "Vantro - Furniture for small rooms".
  const partOf = (at: number) => declared.map((name) => bare(name.split(titleBreak)[at] ?? '', suffix));
  const [heads, tails] = [partOf(0), partOf(1)];
  const isName = (name: string): boolean => {
    const words = wordsOf(name, language);
    return words.length <= maxNameWords && words.join('').length >= minNameChars && /\p{Lu}/u.test(name);
  };
  const isHost = (name: string): boolean => {
    const squeezed = squeezedOf(name, language);
    return labels.some((label) => {
      const host = withoutMarks(label).replaceAll('-', '');
      return host.startsWith(squeezed) || (host.endsWith(squeezed) && squeezed.length >= host.length * minLabelShare);
    });
  };
  // "The Tarn Post" at tarnpost.com, "TRN Extension" at extension.trn.edu.
  const holdsHost = (name: string): boolean => {
    const host = withoutMarks(own).replaceAll('-', '');
    const squeezed = squeezedOf(name, language);
    if (host.length >= minLabelChars && (squeezed.startsWith(host) || squeezed.endsWith(host))) return true;
    return wordsOf(name, language).every((word) => labels.includes(word));
  };
  const last = parts.at(-1);
  const ends = last === undefined || parts.length === 1 ? [] : [last];
  return (
    [...declared, ...heads, ...tails, ...parts].filter(isName).find(isHost) ??
    [...heads, ...tails, ...ends].filter(isName).find(holdsHost) ??
    declared.filter(isName).find((name) => ends.includes(name)) ??
    null
  );
}

/** A name without what a title or an address adds to it: "Ambient Air Solutions |", "Vantro® Official", "Vantro.com". */
function bare(name: string, suffix: string): string {
  const text = name
    .replaceAll(/[®™℠]/gu, '')
    .replace(/[\s|–—-]+$/u, '')
    .replace(officialEnding, '')
    .trim();
  return suffix !== '' && text.toLowerCase().endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/** The letters and figures of a name, as a host name can write them. */
function squeezedOf(name: string, language: string): string {
  return withoutMarks(wordsOf(name, language).join(''));
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
