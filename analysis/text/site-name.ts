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

/** Words that sites put before or after their name where the name alone was taken: "withmoxie.com", "desky.app". */
const before = ['get', 'with', 'try', 'use', 'join', 'my', 'go', 'the', 'hello', 'hey', 'meet', 'heres'];
const after = ['app', 'hq', 'inc', 'io', 'software', 'team', 'online', 'official'];

/** Whether a name is that of the site itself, alone or with words of addresses around it: stricter than a shared part. */
export function isSitesOwn(name: string, domain: string): boolean {
  const letters = lettersOf(name);
  const site = lettersOf(domain.split('.')[0] ?? '');
  if (letters === '') return false;
  return (
    letters === site ||
    letters === lettersOf(domain) ||
    before.some((word) => site === `${word}${letters}`) ||
    after.some((word) => site === `${letters}${word}`)
  );
}

/** A title without its last part, if that names the site: "Leaks: whom to call | Oak Insurance" for `oakinsurance.com`. */
export function titleWithoutSite(title: string, domain: string, minLetters: number): string {
  const [, rest = '', last = ''] = /^(.+) [|–—-] ([^|–—]+)$/u.exec(title) ?? [];
  return rest !== '' && sharesSiteName(last, domain, minLetters) ? rest : title;
}
