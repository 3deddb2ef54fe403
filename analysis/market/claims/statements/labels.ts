/** Reads labelled figures: `Weight: 332 g`, `Base price: $36,600 Range: 245–318 miles`. */
import type { Analyzer } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import { chunkAt } from './noun-chunks.ts';
import type { Statement, Stretch } from './statement.ts';

const { maxLabelWords, maxLabelChars, maxRemarkWords, maxBareWords } = claimsRule.values;

/** A list of values; none of them alone is a statement: `5.3, 8.0, 9.75 inches`. */
const goesOn = /^\s?(?:[,/;]|[xX×])\s?\p{N}|^\s?\[/u;

/** Returns the labelled figures of a line, chosen from `figures`. Bare numbers are not accepted. */
export function labelled(
  text: string,
  figures: readonly Figure[],
  { lexicon, analyzer }: { lexicon: Lexicon | null; analyzer: Analyzer },
): Statement[] {
  const bare = lexicon === null ? null : bareLabel(text, figures, lexicon, analyzer);
  if (bare !== null) return [bare];
  let from = 0;
  return figures.flatMap((figure) => {
    const [, label, colon] = /([^|•·:：\t]*)([:：]\s*)$/u.exec(text.slice(from, figure.start)) ?? [];
    const start = figure.start - (colon?.length ?? 0) - (label?.length ?? 0);
    from = figure.end;
    if (label === undefined || figure.unit === null || goesOn.test(text.slice(figure.end))) return [];
    if (!isRemark(text.slice(figure.end), lexicon)) return [];
    const whole = within(text, start, start + label.length);
    const subject = lexicon === null ? whole : beforeEarlier(text, withDescribing(text, whole, figures), lexicon);
    if (subject === null) return [];
    const name = text.slice(subject.start, subject.end);
    if (!isLabel(name) || /\p{N}$|[,،、]/u.test(name) || isClause(name, lexicon)) return [];
    if (lexicon !== null && isOfAnother(text, figure, name, { lexicon, analyzer })) return [];
    const share =
      figure.property === 'percentage' && lexicon !== null ? shareOf(text, figure, { lexicon, analyzer }) : null;
    // "Planner: 10 % of the fee" may be a tip, a tax or a discount.
    if (share !== null && lexicon !== null && !analyzer.analyze(name).some(lexicon.isQuantity)) return [];
    return [{ figure, subject, tie: 'label' as const, ...(share === null ? {} : { owner: share }) }];
  });
}

/** "Basic 3-month plan", of which only "plan" was read: a label with the figure that describes it. */
function withDescribing(text: string, label: Stretch, figures: readonly Figure[]): Stretch {
  const before = figures.find(({ start, end }) => /^\s$/u.test(text.slice(end, label.start)) && start < label.start);
  if (before === undefined || !/\p{N}[-‐‑]\p{L}/u.test(text.slice(before.start, before.end))) return label;
  const whole = within(text, text.slice(0, before.start).search(/[^|•·:：\t]*$/u), label.end);
  return isLabel(text.slice(whole.start, whole.end)) ? whole : label;
}

/** "Starter plan including 1 hour of tutoring": a label that an earlier figure cuts is what stands before that figure. */
function beforeEarlier(text: string, label: Stretch, lexicon: Lexicon): Stretch | null {
  if (lexicon.of.head(text.slice(label.start, label.end)) === 0) return label;
  const plain = plainText(text);
  const [figure = ''] = /\p{N}[^|•·:：\t]*$/u.exec(plain.slice(0, label.start)) ?? [];
  const lead = plain.slice(0, label.start - figure.length);
  const limit = Math.max(lexicon.limits.tail(lead), lexicon.links.tail(lead));
  const from = lead.search(/[^|•·:：\t]*$/u);
  return limit === 0 ? null : within(text, from, lead.length - limit);
}

/** Whether a figure describes a noun other than the label: `Key features: 1.8-inch display`. */
function isOfAnother(
  text: string,
  figure: Figure,
  label: string,
  tools: { lexicon: Lexicon; analyzer: Analyzer },
): boolean {
  if (!/\p{N}[-‑]\p{L}/u.test(text.slice(figure.start, figure.end))) return false;
  const noun = chunkAt({ text, plain: plainText(text), heading: null, ...tools }, figure.end);
  if (noun === null) return false;
  const stems = new Set(tools.analyzer.analyze(label).map(({ stem }) => stem));
  return !tools.analyzer.analyze(text.slice(noun.start, noun.end)).some(({ stem }) => stems.has(stem));
}

/** The whole of a labelled share: `Deposit: 10 % of the price`. */
function shareOf(text: string, figure: Figure, tools: { lexicon: Lexicon; analyzer: Analyzer }): Stretch | null {
  const plain = plainText(text);
  const of = tools.lexicon.of.head(plain.slice(figure.end, figure.end + 20));
  return of === 0 ? null : chunkAt({ text, plain, heading: null, ...tools }, figure.end + of);
}

/** `Deductible $1,000`: a line that consists of a quantity's name and its figure. */
function bareLabel(text: string, figures: readonly Figure[], lexicon: Lexicon, analyzer: Analyzer): Statement | null {
  const [figure] = figures;
  if (figure === undefined || figures.length > 1 || figure.unit === null || figure.end < text.trimEnd().length)
    return null;
  const whole = within(text, 0, figure.start);
  // "Live band – average $1,000": the label ends at the dash.
  const [name = ''] = text.slice(whole.start, whole.end).split(/\s[–—-]\s/u);
  const subject = { start: whole.start, end: whole.start + name.length };
  const words = analyzer.analyze(text.slice(whole.start, whole.end));
  const isQuantity =
    words.length <= maxBareWords && words.every((word) => !word.stop) && words.some(lexicon.isQuantity);
  return isQuantity && isLabel(name) ? { figure, subject, tie: 'label' } : null;
}

/** Whether a text is a few words that name one thing, not a sentence or list. */
export function isLabel(text: string): boolean {
  if (text.length > maxLabelChars || !/\p{L}{2}/u.test(text) || /[.!?。！？…]\s|[!?。！？]/u.test(text)) return false;
  return text.split(/\s+/u).length <= maxLabelWords;
}

/** Whether the text after a labelled figure is a short remark rather than a clause. */
function isRemark(after: string, lexicon: Lexicon | null): boolean {
  const [rest = ''] = after.split(/[|•·;(（\n]|\.\s/u);
  if (/[\p{L}\p{M}'\s-]{2,}[:：]/u.test(rest)) return true;
  return rest.split(/\s+/u).length <= maxRemarkWords && !isClause(rest, lexicon);
}

/** Whether the text before the colon is a sentence, i.e. contains a pronoun. */
function isClause(text: string, lexicon: Lexicon | null): boolean {
  if (lexicon === null) return false;
  const plain = plainText(text);
  if (!lexicon.isSpaced) return lexicon.isDoubtful(plain);
  return lexicon.isDoubtful(plain) || plain.split(/[\s']+/u).some((word) => lexicon.unclear.has(word));
}

/** The part of `text` without bullets, brackets and white space around a label. */
function within(text: string, from: number, to: number): { start: number; end: number } {
  const part = text.slice(from, to);
  const lead = /^[\s\p{P}\p{S}]*/u.exec(part)?.[0].length ?? 0;
  return { start: from + lead, end: Math.max(from + lead, from + part.replace(/[\s:：*·•–—-]+$/u, '').length) };
}
