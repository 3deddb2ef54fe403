/** Finds pages that capitalize ordinary words within sentences: "Run 5 Easy miles", "the cost of Recessed Lighting". */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { isPlace } from '../../../text/places.ts';
import { entitiesRule } from '../rule.ts';

const { minCapitals, minOrdinaryShare } = entitiesRule.values;

/** Whether many of the words that `page` capitalizes within sentences are everyday ones, so that capitals show no name. */
export function capitalizesWords({ blocks }: Pick<AnalyzedPage, 'blocks'>, language: string): boolean {
  if (languagePack(language).nouns?.areCapitalized === true) return false;
  let capitals = 0;
  let ordinary = 0;
  for (const { block, words } of blocks) {
    if (block.kind === 'heading' || block.kind === 'code') continue;
    for (const [index, { text, start, joined, stop, everyday }] of words.entries()) {
      if (stop || !joined || !/^\p{Lu}/u.test(block.text.charAt(start))) continue;
      if (!/^\p{Ll}/u.test(block.text.charAt(words[index - 1]?.start ?? start))) continue;
      capitals++;
      // "New York", "New Jersey".
      const next = words[index + 1]?.text ?? '';
      if (everyday && !isPlace(`${text} ${next}`, language)) ordinary++;
    }
  }
  return capitals >= minCapitals && ordinary >= capitals * minOrdinaryShare;
}
