/** The texts that a model was given, by id: what its answer may cite, and all that it may say. */
import type { Analyzer } from '../text/analyzer.ts';

export interface Evidence {
  analyzer: Analyzer;
  /** The text of an id of the input; undefined for an id that is not in it. */
  textOf(id: string): string | undefined;
  /** What every text may repeat without citing it: the keyword. */
  always: string;
  /** Whether the input has the word, in lower case, so that a capital at the start of a sentence marks no name. */
  isCommon(word: string): boolean;
}

/** The numbers of `keyword` as the texts write them with a currency: of "under 500", "$500". */
function signedFigures(keyword: string, texts: readonly string[]): string[] {
  const numbers = keyword.match(/\p{Nd}+/gu) ?? [];
  return numbers.flatMap((number) => {
    const signed = new RegExp(`\\p{Sc}${number}(?![\\p{Nd}.,]\\p{Nd})|(?<!\\p{Nd}[.,]?)${number} ?\\p{Sc}`, 'gu');
    return [...new Set(texts.flatMap((text) => text.match(signed) ?? []))];
  });
}

/**
 * Creates the evidence of one task.
 * @param texts by id, as the model was given them
 */
export function evidenceOf(texts: ReadonlyMap<string, string>, always: string, analyzer: Analyzer): Evidence {
  const lower = new Set<string>();
  for (const text of texts.values()) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}\p{N}.])/gu)) lower.add(word);
  }
  const given = [always, ...signedFigures(always, [...texts.values()])].join('\n');
  return { analyzer, always: given, textOf: (id) => texts.get(id), isCommon: (word) => lower.has(word) };
}
