/** What every section writes with: its language's words and numbers, and references to the evidence. */
import { blockQuote, escapeText, join, type Markdown, md } from './markup.ts';
import { type Messages, messagesOf } from './messages.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { Passage, RenderedReport } from './rendered-report.ts';

export interface Context extends Numbers {
  t: Messages;
  /** What a code of the report is called: `http_4xx`, `comparison`. */
  word(code: string): string;
  /** `rate` as "6/10 (60 %, 31–83 %)"; the words for "not measurable" where it is null. */
  rate(rate: { k: number; n: number; rate: number; ci95: [number, number] } | null): string;
  yesNo(value: boolean | null): string;
  /** `text` as what stands before a value. */
  label(text: string): string;
  /** References to evidence, each once: a source by its id, which the list of sources links; other ids as they are. */
  cite(ids: readonly string[]): Markdown;
  /** A passage as a quotation with its source. @throws RangeError when the report does not keep it */
  quote(passageId: string): Markdown;
  /** `text` in the language's quotation marks. */
  quoted(text: string): string;
}

/** The context of `report` in `language`. */
export function contextOf(report: RenderedReport, language: string): Context {
  const t = messagesOf(language);
  const numbers = numbersOf(t.language);
  const passages = new Map(
    [...report.market_serp.passages, ...(report.page?.passages ?? [])].map((passage) => [passage.id, passage]),
  );
  const quoted = (text: string) => `${t.quotes[0]}${text}${t.quotes[1]}`;
  return {
    ...numbers,
    t,
    word: (code) => t.words[code] ?? code.replaceAll('_', ' '),
    rate: (rate) => {
      if (rate === null) return t.notMeasurable;
      return `${rate.k}/${rate.n} (${numbers.percent(rate.rate)}, ${numbers.interval(rate.ci95)})`;
    },
    yesNo: (value) => (value === null ? t.unknown : value ? t.yes : t.no),
    label: (text) => `${text}${t.colon}`,
    cite: citations,
    quoted,
    quote: (id) => {
      const passage = passages.get(id);
      if (passage === undefined) throw new RangeError(`the report keeps no passage ${id}`);
      return blockQuote(md`${quoted(lines(passage))} ${citations([passage.source_id])}`);
    },
  };
}

/** The quotation on one line, on which the items of a list and the rows of a table stay apart; cut where it is cut. */
function lines({ quote, offsets }: Passage): string {
  const line = quote.replaceAll(/\s*[\r\n]+\s*/gu, ' · ').replaceAll('\t', ' | ');
  return offsets.end - offsets.start > quote.length ? `${line} …` : line;
}

function citations(ids: readonly string[]): Markdown {
  const shown = [...new Set(ids.map((id) => /^s\d+/u.exec(id)?.[0] ?? id))];
  const number = (id: string) => (id.startsWith('s') ? Number(id.slice(1)) : Number.POSITIVE_INFINITY);
  const marks = shown.toSorted((one, other) => number(one) - number(other) || 0).map(mark);
  return join(marks, ', ');
}

/** What the list of sources defines becomes a link: sources, and the citations of answers. */
function mark(id: string): Markdown {
  return /^(?:s\d+|a\d+\.c\d+)$/u.test(id) ? { markdown: `[${id}]` } : { markdown: escapeText(id) };
}
