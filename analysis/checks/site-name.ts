/** Compares a name with the domain of a site, whatever its spaces, signs and capitals. */

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a text is the name of the site: "Johnson Fitness" for `johnsonfitness.com`. */
export function isSiteName(text: string, domain: string): boolean {
  const letters = lettersOf(text);
  return letters !== '' && letters === lettersOf(domain.split('.')[0] ?? '');
}

/** Whether the domain has the whole name, or the name the whole domain: "DianaHR" for `getdianahr.com`. */
export function sharesSiteName(name: string, domain: string, minLetters: number): boolean {
  const letters = lettersOf(name);
  const site = lettersOf(domain.split('.')[0] ?? '');
  return Math.min(letters.length, site.length) >= minLetters && (site.includes(letters) || letters.includes(site));
}
