/** Finds a heading that asks what something costs above a section without a figure. */
import { languagePack } from '../../languages/packs.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { askedBy, questionWordOf } from '../../text/question-words.ts';
import { patternsOf } from '../../text/sign-patterns.ts';
import { countWords, lowerCase } from '../../text/words.ts';
import type { Artifacts } from '../artifacts.ts';
import { priceMissingRule } from './rule.ts';

const { minSectionWords } = priceMissingRule.values;

type Blocks = readonly Pick<Artifacts['document']['blocks'][number], 'kind' | 'text' | 'level'>[];

/** A figure that is no year. */
const figure = /(?<!\p{N})(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}/u;

/** The first such heading; null if there is none, or if the section says that it costs nothing. */
export function unpricedSection(blocks: Blocks, language: string): string | null {
  const words = languagePack(language).pageSigns;
  if (words === null) return null;
  const { free, unpaid, share_paid } = patternsOf(words);
  const isOpen = (text: string): boolean =>
    !figure.test(text) && ![free, unpaid, share_paid].some((sign) => sign.test(lowerCase(text, language)));
  const found = blocks.find((block, index) => {
    if (block.kind !== 'heading' || block.level === 1 || !asksAmount(block.text, language)) return false;
    const section = sectionBelow(blocks, index);
    const said = section.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])).join('\n');
    return (
      countWords(said, language) >= minSectionWords &&
      section.every(({ kind, text }) => kind !== 'table' && isOpen(text))
    );
  });
  return found?.text.trim() ?? null;
}

/** Whether a heading asks for an amount: "How much is a desk?", but not "What drives the cost of a desk?". */
function asksAmount(heading: string, language: string): boolean {
  if (askedBy(heading, language)?.facet !== 'price') return false;
  const { price, how } = languagePack(language).questions?.openings ?? {};
  const opening = questionWordOf(heading, language) ?? '';
  const isOf = (openings: string | undefined): boolean =>
    openings !== undefined && new RegExp(`^(?:${openings})$`, 'u').test(opening);
  return isOf(price) || (isOf(how) && namesPrice(heading, language));
}

/** The blocks below a heading, with the parts that it is divided into. */
function sectionBelow(blocks: Blocks, heading: number): Blocks {
  const level = blocks[heading]?.level ?? 0;
  const end = blocks.findIndex(
    (block, index) => index > heading && block.kind === 'heading' && (block.level ?? 0) <= level,
  );
  return blocks.slice(heading + 1, end < 0 ? blocks.length : end);
}
