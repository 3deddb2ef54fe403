/** Finds the headings that come in each entry of a page: "Key specs", and "Vantro: speed" below the entry Vantro. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import { withoutNumber } from './numbering.ts';
import { namesRule } from './rule.ts';

const { minRepeats } = namesRule.values;

/** What a heading says before its dash, colon or bracket. */
const beforeMark = (text: string): string =>
  withoutNumber(text)
    .split(/\s[-–—|]\s|[:：(（[［]/u)[0]
    ?.trim() ?? '';

/**
 * Returns a predicate for headings that come again and again on a page: word for word, or with the name of the heading
 * above them ("Why we chose Vantro", "Vantro privacy - good").
 */
export function isLabelOf(blocks: readonly DocumentBlock[]): (heading: DocumentBlock) => boolean {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const sames = repeated(headings, ({ text }) => text.replace(/\s*[:：]\s*$/u, ''));
  const owners = new Map<DocumentBlock, string>();
  const open: DocumentBlock[] = [];
  for (const heading of headings) {
    if (sames.has(heading)) continue;
    while ((open.at(-1)?.level ?? 0) >= (heading.level ?? 2)) open.pop();
    const above = open.at(-1);
    if (above !== undefined) owners.set(heading, beforeMark(above.text));
    open.push(heading);
  }
  const named = repeated([...owners.keys()], (heading) => partSaid(heading.text, owners.get(heading) ?? ''));
  return (heading) => sames.has(heading) || named.has(heading);
}

/** What a heading says of its owner, without its name: "… privacy" in "Vantro privacy - good"; null if it names none. */
function partSaid(text: string, owner: string): string | null {
  const said = beforeMark(text);
  const at = owner === '' ? -1 : said.indexOf(owner);
  if (at === -1) return null;
  const [before, after] = [said.slice(0, at), said.slice(at + owner.length)];
  const isWithinWord = /[\p{L}\p{M}\p{N}]$/u.test(before) || /^[\p{L}\p{M}\p{N}]/u.test(after);
  return isWithinWord || (before === '' && after === '') ? null : `${before}…${after}`;
}

/** The headings that share their key with others, as often as labels do. */
function repeated(
  headings: readonly DocumentBlock[],
  keyOf: (heading: DocumentBlock) => string | null,
): ReadonlySet<DocumentBlock> {
  const same = Map.groupBy(headings, keyOf);
  return new Set([...same].flatMap(([key, group]) => (key !== null && group.length >= minRepeats ? group : [])));
}
