/** Collects the questions that pages and the results page ask, each with where it is asked. */
import type { SerpSnapshot } from '../ports.ts';
import { questionBehind } from '../text/derived-questions.ts';
import { questionIn } from '../text/question-form.ts';
import { askedBy } from '../text/question-words.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { Passage } from './passages.ts';
import type { CutPage } from './read-market.ts';

/** Who asks, the strongest first: people, then engines, then pages; a derived one is asked by nobody. */
export const questionOrigins = ['paa', 'related', 'aio_fanout', 'heading', 'title', 'derived'] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

/** What of a snapshot asks. */
export type AskingSnapshot = Pick<SerpSnapshot, 'paa' | 'related' | 'answers'>;

/** A question as asked once. */
export interface Ask {
  text: string;
  origin: QuestionOrigin;
  /** The page that asks it; absent of the results page. */
  page?: AnalyzedPage;
  /** The passage that the page puts below it. */
  below?: Passage;
}

/** Questions read of one page: one that asks more is a list of them, which its first tell. */
const mostAsksOfPage = 60;

/** Of the results page: what a provider gives at most is less. */
const mostAsksOfSerp = 60;

const longestAskChars = 160;

/** The questions of the results page. Searches that are no questions in form (most of an engine's own) are left out. */
export function asksOfSerp({ paa, related, answers }: AskingSnapshot, language: string): Ask[] {
  const texts: [QuestionOrigin, string][] = [
    ...paa.map(({ question }) => ['paa', question] as [QuestionOrigin, string]),
    ...related
      .filter((text) => askedBy(text, language) !== null)
      .map((text) => ['related', text] as [QuestionOrigin, string]),
    ...answers
      .flatMap(({ fan_out_queries }) => fan_out_queries ?? [])
      .filter((text) => askedBy(text, language) !== null)
      .map((text) => ['aio_fanout', text] as [QuestionOrigin, string]),
  ];
  return texts
    .map(([origin, text]) => ({ origin, text: text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '' && text.length <= longestAskChars)
    .slice(0, mostAsksOfSerp);
}

/**
 * The questions of a page: of its headings, of the lines that stand like headings in a list of questions and answers,
 * and of its title; and those behind headings that name a matter without asking (`derived`).
 */
export function asksOfPage({ page, cut }: CutPage, language: string): Ask[] {
  const asks: Ask[] = [];
  const lines = questionLines(page, language);
  const [opening] = cut.passages;
  for (const [index, { block }] of page.blocks.entries()) {
    if (asks.length >= mostAsksOfPage) break;
    if (block.kind === 'heading') {
      const below = cut.below.get(index);
      const question = questionIn(block.text, language);
      const behind = question === null ? questionBehind(block.text, language) : null;
      const text = question ?? behind;
      if (text === null) continue;
      asks.push({ text, origin: question === null ? 'derived' : 'heading', page, ...(below && { below }) });
    } else if (lines.has(index)) {
      const start = page.blocks[index + 1]?.block.start ?? 0;
      const below = cut.passages.find((passage) => passage.start <= start && start < passage.end);
      asks.push({ text: lines.get(index) ?? '', origin: 'heading', page, ...(below && { below }) });
    }
  }
  const title = page.document.facts.title?.value ?? '';
  for (const part of title.split(/\s+[|•·»—–-]\s+/u)) {
    const text = questionIn(part, language);
    if (text !== null) asks.push({ text, origin: 'title', page, ...(opening && { below: opening }) });
  }
  return asks;
}

/**
 * Paragraphs of one question each, by their index: two of them under the same headings, with something other than a
 * question below each, are a list of questions and answers. One alone is a turn of phrase.
 */
function questionLines({ blocks }: AnalyzedPage, language: string): ReadonlyMap<number, string> {
  const lists = new Map<string, [number, string][]>();
  for (const [index, { block }] of blocks.entries()) {
    if (block.kind !== 'paragraph' || block.text.length > longestAskChars || !/[?？؟]\s*$/u.test(block.text)) continue;
    const next = blocks[index + 1]?.block;
    if (next === undefined || next.kind === 'heading' || /[?？؟]\s*$/u.test(next.text)) continue;
    const text = questionIn(block.text, language);
    if (text === null || askedBy(text, language) === null) continue;
    const place = block.heading_path.join('\n');
    const list = lists.get(place) ?? [];
    list.push([index, text]);
    lists.set(place, list);
  }
  return new Map([...lists.values()].filter((list) => list.length >= 2).flat());
}
