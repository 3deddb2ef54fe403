/**
 * Finds the label of a line, which says what its figure is of: `Dress – $1,000`, `Note: …`,
 * `Desk Price: $30 A thick …`.
 */
import { languagePack } from '../../../languages/packs.ts';
import { isNoName } from '../../names/no-names.ts';
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import { isLabel } from './labels.ts';
import { isNaming } from './noun-chunks.ts';
import { type Sentence, type Stretch, trimmed } from './statement.ts';

const { maxBareWords, maxProductChars } = claimsRule.values;

/**
 * The end of a label that the figure completes, in a line that continues with another sentence: "Oak desk Price: $30 A
 * thick top …"; null for other figures.
 */
export function labelEnd({ text, analyzer }: Sentence, figure: Figure): number | null {
  const label = /\s?[:：]\s*$/u.exec(text.slice(0, figure.start));
  if (label === null || !/^\s+\p{Lu}/u.test(text.slice(figure.end))) return null;
  return languagePack(analyzer.language).nouns?.areCapitalized === true ? null : label.index;
}

/** `Basic ($35/month): For up to 30 users`: the name before a figure in brackets and a colon. */
export function bracketLabel({ text }: Sentence, figure: Figure): Stretch | null {
  const [whole, lead = '', label = ''] =
    /^([\s\p{P}\p{S}]*)([^()]+?)\s\([^()]*$/u.exec(text.slice(0, figure.start)) ?? [];
  if (whole === undefined || !/^[^()]*\)\s?[:：]/u.test(text.slice(figure.end)) || !isLabel(label)) return null;
  return { start: lead.length, end: lead.length + label.length };
}

/** `Dishwashers – $30 rebate`: the label at the start of a line, as the owner of `subject`. */
export function labelBefore(sentence: Sentence, figure: Figure, subject: Stretch): Stretch | null {
  const label = lineLabel(sentence, figure);
  if (label === null || subject.start < label.end) return null;
  // Text after a colon has its own subject.
  const between = sentence.plain.slice(label.end, Math.min(figure.start, subject.start));
  const isRemark = sentence.analyzer.analyze(between).length <= maxBareWords;
  return label.isColon && (subject.start < figure.start || !isRemark) ? null : label.place;
}

/** The label of a line, `Dress – $1,000` or `Fee (once): $50`: its name, and where the text after its mark starts. */
export function lineLabel(
  { text, analyzer, lexicon }: Sentence,
  figure: Figure,
): { place: Stretch; end: number; isColon: boolean } | null {
  const [whole, lead = '', label = '', , mark = ''] =
    /^([\s\p{P}\p{S}]*)(.+?)(\s?\([^()]*\))?(\s?[:：]|\s[–—-]\s)/u.exec(text.slice(0, figure.start)) ?? [];
  if (whole === undefined || !isLabel(label)) return null;
  const words = analyzer.analyze(label);
  // "Pro tip:", "Note:" name a part of the page.
  const isPartOfPage = words.every((word) => word.stop || isNoName(word.text, analyzer.language));
  if (isPartOfPage || words.some((word) => lexicon.unclear.has(word.text))) return null;
  return {
    place: { start: lead.length, end: lead.length + label.length },
    end: whole.length,
    isColon: /[:：]/u.test(mark),
  };
}

/** The label in a line of several: all text after the mark of the one before it. */
export function runOnLabel({ text }: Sentence, end: number): Stretch | null {
  const start = text.slice(0, end).search(/[^:：|\t]*$/u);
  const label = trimmed(text, start, end);
  return start > 0 && label.end > label.start && label.end - label.start <= maxProductChars ? label : null;
}

/** Whether a line consists of its figure: "300 %". */
export function isBare({ text, analyzer }: Sentence, figure: Figure): boolean {
  return !analyzer.analyze(`${text.slice(0, figure.start)} ${text.slice(figure.end)}`).some(isNaming);
}
