/** Chooses between the written forms of the same words, such as singular and plural. */
import { topicsRule } from './rule.ts';
import type { PhraseForm } from './subject-phrases.ts';

const { minVariantShare } = topicsRule.values;

/**
 * Returns one form of each sequence of stems, the best supported first: of "rebate" and "rebates" the longest that is
 * not rare, so that no single page decides between them.
 */
export function formsByWeight(forms: readonly PhraseForm[]): PhraseForm[] {
  const groups = Map.groupBy(forms, ({ words }) => words.map(({ stem }) => stem).join(' '));
  const chosen = [...groups.values()].flatMap((variants) => {
    const weight = Math.max(...variants.map((form) => form.weight));
    const [best] = variants
      .filter((form) => form.weight >= minVariantShare * weight)
      .toSorted(
        (a, b) =>
          Number(isPossessive(a)) - Number(isPossessive(b)) ||
          b.text.length - a.text.length ||
          (a.text < b.text ? -1 : 1),
      );
    return best === undefined ? [] : [{ ...best, weight }];
  });
  return chosen.toSorted((a, b) => b.weight - a.weight || b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
}

const isPossessive = ({ text }: PhraseForm): boolean => /['’]s?$/u.test(text);
