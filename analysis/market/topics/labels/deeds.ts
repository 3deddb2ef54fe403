/** Names a deed as a subject: "Reducing energy usage", not "Reduce energy usage". */
import { languagePack } from '../../../languages/packs.ts';
import { topicsRule } from '../rule.ts';
import type { WordSigns } from '../word-signs.ts';

const { minVerbShare, minSureVerbShare } = topicsRule.values;

/**
 * Returns the label as a subject if texts mostly use its first word as a verb; otherwise as it is. They must nearly
 * always where the label tells nobody to do something: "Monitor" may be a screen, "Update logic" a kind of logic.
 */
export function asSubject(label: string, { verbShare }: WordSigns, language: string): string {
  const { instructs, asSubject: named } = languagePack(language).questions ?? {};
  const [first = '', ...rest] = label.split(' ');
  const verb = first.toLowerCase();
  const least = instructs?.(verb, rest.join(' ')) === true && rest.length > 0 ? minVerbShare : minSureVerbShare;
  return verbShare(verb) < least ? label : (named?.(label) ?? label);
}
