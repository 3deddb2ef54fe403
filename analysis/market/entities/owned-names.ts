/** Parts names into an owner and what is the owner's: "Vantro's Tarn Board" into Vantro and its Tarn Board. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { Candidate } from './candidate.ts';
import { isGivenName } from './evidence/person-names.ts';
import { commonestOf, keyOfName } from './name-key.ts';

/** An owner, as written, and what it owns. */
const possessive = /^(\p{Lu}.*?)(?:['’]s|s['’])\s(\p{Lu}.*)$/u;

/**
 * Replaces each name that begins with the possessive of another one by what is owned: a single word of it is no name.
 * Pages that name the owner without what it owns tell "Vantro's Tarn Board" from "Bob's Red Mill".
 * @param found all candidates, changed in place
 * @param candidate returns the candidate of a name, a new one if there is none
 */
export function partOwners(
  found: Map<string, Candidate>,
  candidate: (name: string) => Candidate | null,
  analyzer: Analyzer,
): void {
  for (const whole of [...found.values()]) {
    if (whole.listed.size + whole.declared.length + whole.sites.length > 0) continue;
    const [, owner = '', owned = ''] = possessive.exec(commonestOf(whole.forms) ?? '') ?? [];
    const key = keyOfName(owner, analyzer);
    // "Women's Mummy Bag": a word of the language owns nothing.
    const isWord = analyzer.analyze(owner).every(({ everyday, stop }) => everyday || stop);
    if (owned === '' || isWord || isGivenName(key) || !isNamedAlone(found.get(key))) continue;
    found.delete(whole.key);
    const part = owned.includes(' ') ? candidate(owned) : null;
    if (part === null) continue;
    part.forms.set(owned, (part.forms.get(owned) ?? 0) + 1);
    for (const page of whole.written) part.written.add(page);
  }
}

/** Whether a page writes a name without a possessive, as "Alzheimer's Association" does not. */
function isNamedAlone(owner: Candidate | undefined): boolean {
  return owner !== undefined && [...owner.forms.keys()].some((form) => !/['’]s?$/u.test(form));
}
