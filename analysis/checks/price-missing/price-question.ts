/** Chooses the question on the price that a page without one should answer. */
import type { Artifacts } from '../artifacts.ts';
import { priceMissingRule } from './rule.ts';

const { minSites } = priceMissingRule.values;

/** The question on what the whole thing costs that most pages answer, several at least. */
export function priceQuestion(
  { questions, matters, price_matters }: Pick<Artifacts, 'questions' | 'matters' | 'price_matters'>,
  keyword: Artifacts['keyword'],
): string | null {
  const [widest] = questions
    .filter(({ id, text }) => price_matters.has(id) && (matters.get(id)?.size ?? 0) <= 1 && !isOfAnother(text, keyword))
    .map(({ text, coverage }) => ({ text, k: coverage?.k ?? 0 }))
    .filter(({ k }) => k >= minSites)
    .toSorted((a, b) => b.k - a.k);
  return widest?.text ?? null;
}

/** "How much does a graphic designer cost?" is not asked of courses in graphic design. */
function isOfAnother(text: string, { words }: Artifacts['keyword']): boolean {
  const asked = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...words.values()].some((word) =>
    asked.some((each) => each.startsWith(word) && each.length > word.length + 1),
  );
}

/** Whether several pages treat a topic or answer a question on what the thing costs. */
export function mattersWidely(
  matters: readonly { id: string; ev: readonly string[] }[],
  onPrice: ReadonlySet<string>,
): boolean {
  return matters.some(({ id, ev }) => onPrice.has(id) && ev.length >= minSites);
}
