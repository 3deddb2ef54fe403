/** Reads question and answer pairs from structured data: FAQPage and QAPage, in JSON-LD, microdata or RDFa. */
import { plainMarkup } from './content/hints.ts';
import { foldSpace } from './parse/tree.ts';
import { allItems, hasType, type StructuredItem, textValue, valuesOf } from './structured-data/item.ts';

/** A question and its answer as the page declares them. */
export interface DeclaredPair {
  question: string;
  answer: string;
}

/** At most this many items are read, to bound the work per page. */
const maxItems = 2000;
const maxAnswerChars = 20_000;

/** Maps the key of each question to its pair, in page order. Each question occurs once. */
export function declaredPairs(items: readonly StructuredItem[]): Map<string, DeclaredPair> {
  const pairs = new Map<string, DeclaredPair>();
  for (const item of allItems(items, maxItems)) {
    if (!hasType(item, 'Question')) continue;
    const question = plainMarkup(textValue(item, 'name') ?? textValue(item, 'text') ?? '');
    const answer = answerOf(item);
    const key = keyOf(question);
    if (key !== '' && answer !== undefined && !pairs.has(key)) pairs.set(key, { question, answer });
  }
  return pairs;
}

/** Normalizes a question so that spacing, case and punctuation do not matter. */
export function keyOf(question: string): string {
  return foldSpace(question)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The accepted answer, or else the first suggested one. */
function answerOf(item: StructuredItem): string | undefined {
  for (const property of ['acceptedAnswer', 'suggestedAnswer']) {
    for (const value of valuesOf(item, property)) {
      const text = typeof value === 'string' ? value : textValue(value, 'text');
      const plain = foldSpace(plainMarkup((text ?? '').slice(0, maxAnswerChars)));
      if (plain !== '') return plain;
    }
  }
  return undefined;
}
