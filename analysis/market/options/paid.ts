/** Tells whether an amount of money in a text is what somebody pays for a thing. */
import { languagePack } from '../../languages/packs.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { lowerCase } from '../../text/words.ts';
import { optionsRule } from './rule.ts';

const { maxLabelWords } = optionsRule.values;

const edge = '[\\p{L}\\p{M}\\p{N}]';

/**
 * Returns a predicate for texts in which an amount is a price: a sentence says so, or a line is too short to say
 * anything else. Amounts of other money (debts, limits of a cover, what customers sold) are none, unless the keyword asks
 * for them: "average debt".
 * @param isPriced whether a text states an amount
 * @param asked stems of the keyword
 */
export function paidReader(
  isPriced: (text: string) => boolean,
  asked: readonly string[],
  analyzer: Analyzer,
): (text: string) => boolean {
  const { language } = analyzer;
  const words = languagePack(language).pageSigns;
  const [other, saving, paid] = (['other_money', 'saving', 'paid'] as const).map((sign) =>
    words === null ? null : new RegExp(`(?<!${edge})(?:${words[sign]})(?!${edge})`, 'u'),
  );
  const isAsked = (money: string): boolean => {
    const named = analyzer.analyze(money).filter(({ stop, figure }) => !stop && !figure);
    return named.length > 0 && named.every(({ stem }) => asked.includes(stem));
  };
  return (text) =>
    isPriced(text) &&
    text.split('\n').some((line) =>
      analyzer.sentences(line).some(({ start, end }) => {
        const piece = line.slice(start, end).trim();
        if (!isPriced(piece)) return false;
        const lower = lowerCase(piece, language);
        const [money] = other?.exec(lower) ?? [];
        if (money !== undefined && !isAsked(money)) return false;
        if (saving?.test(lower) === true) return false;
        return piece.split(/\s+/u).length <= maxLabelWords || paid?.test(lower) !== false;
      }),
    );
}
