/** Reads the numbers of headings and entries, and the years before names. */

/** Removes numbering such as "1. ", "#3 " or "2) ". */
export function withoutNumber(text: string): string {
  return text.replace(/^\s*[#№]?\p{N}{1,3}\s?[.):、．–—-]?\s+/u, '').trim();
}

/** The number that `withoutNumber` removes; null without one. */
export function numberOf(text: string): number | null {
  const rest = withoutNumber(text);
  const digits = /\p{N}+/u.exec(text.slice(0, text.length - rest.length))?.[0];
  return rest === text.trim() || digits === undefined ? null : Number(digits);
}

/** Removes the year of a model before its name: "Vantro Leaf" of "2026 Vantro Leaf". */
export function withoutYear(name: string): string {
  return name.replace(/^20\p{Nd}{2}\s+(?=\p{Lu})/u, '');
}
