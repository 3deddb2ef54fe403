/** Reads what the layout of a page shows: columns of tables, labels before colons, questions and lines alone. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { askedBy } from '../../text/question-words.ts';
import { signsRule } from './rule.ts';

const { minColumns, minLabelUses, maxValueWords, maxLabelChars, maxColumnChars, minSentenceWords } = signsRule.values;
const { minTestimonials, minTestimonialWords, maxSignatureWords } = signsRule.values;

const label = /^[\s•*–-]*(\p{L}[\p{L}\p{M}\p{N} &/-]*):\s/u;

/** Lines too short for a sentence. */
export function shortLines({ blocks }: Pick<AnalyzedPage, 'blocks'>): string[] {
  return blocks.flatMap(({ block: { kind, text }, words }) =>
    kind !== 'heading' && words.length < minSentenceWords ? [text.trim()] : [],
  );
}

/** Text in quotation marks from its first character, and what follows: a signature if it is short. */
const inQuotes = /^["“„«»「『]\s?([^"“”„«»」』]+)["“”«»」』](.*)$/su;

/** The first of several texts in quotation marks, as pages show what customers say; null of fewer. */
export function testimonialOf({ blocks }: Pick<AnalyzedPage, 'blocks'>): string | null {
  const said = blocks.flatMap(({ block: { kind, text }, words }) => {
    const [, quote, rest = ''] = (kind === 'table' ? null : inQuotes.exec(text.trim())) ?? [];
    const signed = rest.split(/\s+/u).filter((word) => word !== '').length;
    return quote !== undefined && words.length - signed >= minTestimonialWords && signed <= maxSignatureWords
      ? [quote.trim()]
      : [];
  });
  return said.length < minTestimonials ? null : (said[0] ?? null);
}

/** Headers of the widest table with enough columns; null without such a table. */
export function columnsOf({ blocks }: Pick<AnalyzedPage, 'blocks'>): string[] | null {
  const tables = blocks.flatMap(({ block }) =>
    block.kind === 'table' && (block.columns ?? 0) >= minColumns ? [block.table?.columns ?? []] : [],
  );
  if (tables.length === 0) return null;
  const widest = tables.reduce((best, next) => (next.length > best.length ? next : best));
  return widest.filter((text) => text !== '' && text.length <= maxColumnChars);
}

/** A label before a colon, and how often it comes. */
export interface Label {
  text: string;
  uses: number;
}

/**
 * Labels that stand before a colon often enough, and before so little text, that they can be columns of a table. One
 * with the same text behind it everywhere tells no entry from another.
 */
export function labelsOf({ blocks }: Pick<AnalyzedPage, 'blocks'>): Label[] {
  const uses = new Map<string, { count: number; words: number; values: Set<string> }>();
  for (const { block } of blocks)
    for (const line of block.text.split('\n')) {
      const [, name = ''] = label.exec(line.slice(0, maxLabelChars * 2)) ?? [];
      if (name === '' || name.length > maxLabelChars) continue;
      const { count, words, values } = uses.get(name) ?? { count: 0, words: 0, values: new Set<string>() };
      const value = line.slice(name.length);
      uses.set(name, {
        count: count + 1,
        words: words + value.split(/\s+/u).length,
        values: values.add(value.trim()),
      });
    }
  return [...uses]
    .filter(
      ([, { count, words, values }]) => count >= minLabelUses && words <= maxValueWords * count && values.size > 1,
    )
    .map(([text, { count }]) => ({ text, uses: count }));
}

/** Questions above answers; those on controls count wherever they are, because a page has what its visitors can open. */
export function questionsOf(
  { blocks, document }: Pick<AnalyzedPage, 'blocks' | 'document'>,
  language: string,
): string[] {
  const opened = document.facts.asked.filter((text) => askedBy(text, language));
  const asked = blocks.flatMap(({ block }) =>
    block.question !== undefined
      ? [block.text.slice(0, block.question.chars)]
      : block.kind === 'heading' && block.level !== 1 && /[?？؟]/u.test(block.text) && askedBy(block.text, language)
        ? [block.text]
        : [],
  );
  return [...new Set([...asked, ...opened].map((text) => text.trim()))];
}
