/** Finds what a figure is of where its subject names only a quantity, or who pays: "Price range", "most homeowners". */
import type { DocumentBlock } from '../../../extract/content/document-block.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { namesPrice } from '../../../text/question-cues.ts';
import type { ClaimTools, Found } from '../found.ts';
import { claimsRule } from '../rule.ts';
import { isLabel } from '../statements/labels.ts';
import { isNaming } from '../statements/noun-chunks.ts';
import { labelOf } from './heading-subjects.ts';

const { maxLabelledLines } = claimsRule.values;

type Place = Pick<DocumentBlock, 'heading_path'>;

/** Whether a claim is of a label that names only a quantity: "Price range: $12 to $60". */
export function isOfQuantity(
  { tie, subject, owner }: Pick<Found, 'tie' | 'subject' | 'owner'>,
  tools: ClaimTools,
): boolean {
  return tie === 'label' && owner === null && subject !== '' && namesOnlyQuantity(subject, tools);
}

/**
 * What the block at `index` is below: the line that a few lines with labels before it follow ("Oil change" above
 * "Interval: …" and "Price: …"), else the innermost heading that names something besides a quantity; null without one.
 */
export function titleAbove(
  blocks: readonly { block: DocumentBlock }[],
  index: number,
  tools: ClaimTools,
): string | null {
  for (let at = index - 1; at >= Math.max(0, index - maxLabelledLines); at--) {
    const above = blocks[at]?.block;
    // The value after a label may be long: "Interval: 5,000, 7,500 and 10,000 miles are the most common".
    const [label = ''] = above?.text.split(/[:：]/u) ?? [];
    if (above === undefined || above.kind !== 'paragraph' || !isLabel(label)) break;
    if (/[:：\p{N}]/u.test(above.text)) continue;
    return namesOnlyQuantity(above.text, tools) ? null : labelOf(above.text, tools) || null;
  }
  const block = blocks[index]?.block;
  return block === undefined ? null : titleOf(block, tools);
}

/**
 * A price of the keyword's subject, where the keyword asks for a price and the sentence says only who pays it or that
 * it is an average: "Most homeowners spend $52,164". Below a heading that names something, it is of that. Other claims
 * stay as they are.
 */
export function ofWhatIsPaid(found: Found, place: Place, tools: ClaimTools): Found {
  const { figure, tie, subject, owner, qualifier } = found;
  const { analyzer, lexicon, query, keyword } = tools;
  if (lexicon === null || figure.property !== 'price') return found;
  if (tie === 'label' || owner !== null || subject === '') return found;
  if (!namesPrice(query, analyzer.language)) return found;
  const words = analyzer.analyze(subject);
  const isPayer = words.some(({ text }) => lexicon.payer.has(text));
  if (!isPayer && !namesOnlyQuantity(subject, tools, lexicon.isPlainQuantity)) return found;
  const isGeneral = (word: AnalyzedWord): boolean => word.stop || word.everyday || lexicon.isPlainQuantity(word);
  const isOnlyPayer = words.every(
    (word) =>
      isGeneral(word) || lexicon.payer.has(word.text) || lexicon.verb.has(word.text) || lexicon.isGerund(word.text),
  );
  // "Homeowners spend $6,000 on flooring" is the price of flooring.
  const isOfOther = analyzer
    .analyze(qualifier ?? '')
    .some((word) => !isGeneral(word) && !word.figure && !keyword.includes(word.stem));
  if (!isOnlyPayer || isOfOther) return found;
  return { ...found, subject: titleOf(place, tools) ?? pricedThing(tools), tie: 'costs', refersTo: null };
}

/** The heading above a figure whose subject is a single word, which says little by itself: "bursts", "spot". */
export function sectionOfWord(
  { subject, owner, tie, figure, place }: Pick<Found, 'subject' | 'owner' | 'tie' | 'figure'> & { place: Place },
  tools: ClaimTools,
): string | null {
  if (owner !== null || tie !== 'near' || figure.property === 'price') return null;
  if (tools.analyzer.analyze(subject).filter(isNaming).length > 1) return null;
  const section = labelOf(place.heading_path.at(-1) ?? '', tools);
  return section === '' || section.includes(subject) ? null : section;
}

/** The keyword as a subject, without question words. */
export function keywordName({ query, analyzer }: Pick<ClaimTools, 'query' | 'analyzer'>): string {
  const words = analyzer.analyze(query);
  const first = words.find(({ stop }) => !stop)?.start ?? 0;
  return query.slice(first, words.findLast(({ stop }) => !stop)?.end ?? query.length);
}

/** What a keyword asks the price of: "house renovation" for "house renovation cost". */
function pricedThing(tools: ClaimTools): string {
  const { query, analyzer } = tools;
  const words = analyzer.analyze(query);
  const isThing = (word: AnalyzedWord): boolean => !word.stop && tools.lexicon?.isQuantity(word) !== true;
  const named = query.slice(words.find(isThing)?.start ?? 0, words.findLast(isThing)?.end ?? 0);
  return named === '' ? keywordName(tools) : named;
}

/** The innermost heading that names something besides a quantity and is no label ("Also included:"); null without one. */
function titleOf({ heading_path }: Place, tools: ClaimTools): string | null {
  const telling = heading_path
    .toReversed()
    .find((heading) => !/[:：]\s*$/u.test(heading) && !namesOnlyQuantity(heading, tools));
  return telling === undefined ? null : labelOf(telling, tools) || null;
}

/** Whether a text names a quantity ("average cost"), and nothing that it is of. */
function namesOnlyQuantity(
  text: string,
  { analyzer, lexicon }: ClaimTools,
  isQuantity: (word: AnalyzedWord) => boolean = (word) => lexicon?.isQuantity(word) === true,
): boolean {
  const words = analyzer.analyze(text);
  return words.some(isQuantity) && words.every((word) => word.stop || word.everyday || isQuantity(word));
}
