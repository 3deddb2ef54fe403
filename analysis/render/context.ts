/** What every section uses to write: words and numbers of the language, and references to evidence. */
import type { WordKind } from '../languages/codes.ts';
import { quotation } from '../languages/quotation.ts';
import { say } from '../languages/say.ts';
import { writerOf } from '../languages/writer.ts';
import type { Labels, RenderPack } from '../languages/writing-pack.ts';
import { renderPackOf } from '../languages/writing-packs.ts';
import { join, type Markdown } from './markup.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { Passage, RenderedReport } from './rendered-report.ts';

export interface Context extends Numbers {
  /** Headings and labels. */
  t: Labels;
  /** All texts of the language. */
  pack: RenderPack;
  /** The name of a report code, such as `http_4xx` or `comparison`. */
  word(kind: WordKind, code: string): string;
  /** `rate` as "6/10", for many cases with the percentage; "not measurable" in the language if null. */
  rate(rate: { k: number; n: number; rate: number } | null): string;
  yesNo(value: boolean | null): string;
  /** `text` as the label before a value. */
  label(text: string): string;
  /**
   * References to the sources and citations among the evidence, without duplicates; the list of sources has the links.
   */
  cite(ids: readonly string[]): Markdown;
  /** The beginning of a passage on one line, in quotation marks. @throws RangeError if it is not in the report */
  excerpt(passageId: string): string;
  /** The beginning of `text` on one line, in quotation marks. */
  excerptOf(text: string): string;
  /** `text` in the language's quotation marks. */
  quoted(text: string): string;
  /** `items` joined as in a sentence. */
  list(items: readonly string[]): string;
}

/** With fewer cases, a percentage suggests more precision than there is. */
const minForPercent = 20;

/** Creates the context of `report` in `language`. */
export function contextOf(report: RenderedReport, language: string): Context {
  const pack = renderPackOf(language);
  const { labels: t, quotes } = pack;
  const numbers = numbersOf(pack.language);
  const passages = new Map(
    [...report.market_serp.passages, ...(report.page?.passages ?? [])].map((passage) => [passage.id, passage]),
  );
  const quoted = quotation(quotes);
  const writer = writerOf(pack);
  const passageOf = (id: string): Passage => {
    const passage = passages.get(id);
    if (passage === undefined) throw new RangeError(`the report keeps no passage ${id}`);
    return passage;
  };
  return {
    ...numbers,
    t,
    pack,
    word: (kind, code) => say(pack.words, kind, code),
    rate: (rate) => {
      if (rate === null) return t.notMeasurable;
      const counts = `${rate.k}/${rate.n}`;
      return rate.n < minForPercent ? counts : `${counts} (${numbers.percent(rate.rate)})`;
    },
    yesNo: (value) => (value === null ? t.unknown : value ? t.yes : t.no),
    label: (text) => `${text}${t.colon}`,
    cite: citations,
    quoted,
    excerpt: (id) => writer.quoted(passageOf(id).quote),
    excerptOf: writer.quoted,
    list: writer.list,
  };
}

function citations(ids: readonly string[]): Markdown {
  const shown = [...new Set(ids.flatMap((id) => /^(?:s\d+|a\d+\.c\d+)/u.exec(id)?.[0] ?? []))];
  const number = (id: string) => (id.startsWith('s') ? Number(id.slice(1)) : Number.POSITIVE_INFINITY);
  const marks = shown.toSorted((one, other) => number(one) - number(other) || 0).map((id) => ({ markdown: `[${id}]` }));
  return join(marks, ', ');
}
