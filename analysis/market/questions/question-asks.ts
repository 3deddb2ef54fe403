/** Collects the questions that pages and the results page ask, with the place of each. */

import type { SerpSnapshot } from '../../gather/ports.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { QuestionOrigin } from '../../report/vocabulary.ts';
import { questionBehind } from '../../text/derived-questions.ts';
import { questionIn } from '../../text/question-form.ts';
import { askedBy } from '../../text/question-words.ts';
import { derivedQuestions } from './derived-asks.ts';
import { questionsRule } from './rule.ts';

const { maxAlike, maxAsksOfPage, maxAsksOfSerp, maxAskChars, maxSectionPassages } = questionsRule.values;

/** The parts of a snapshot that contain questions. */
export type AskingSnapshot = Pick<SerpSnapshot, 'paa' | 'related' | 'answers'> & {
  request?: { keyword: string };
};

/** A single occurrence of a question. */
export interface Ask {
  text: string;
  origin: QuestionOrigin;
  /** The page that asks it; absent for the results page. */
  page?: AnalyzedPage;
  /** The passages below it, in order; for a title, the first passage of the page. */
  section: readonly Passage[];
  /** Whether these passages are marked up as its answer or directly below the question itself. */
  isPair: boolean;
  /** Whether its words are not quite those of the page. */
  isReworded?: true;
  /** Whether it is derived from the heading of a list entry. */
  isEntry?: true;
  /** Whether it is asked of the keyword's subject itself, whatever the words of the page. */
  isOfSubject?: true;
  /** How pages tell it, if it is derived from their text. */
  told?: ToldInText;
}

/** How the text of any page tells what no heading has to ask. */
export interface ToldInText {
  /** The passages of a page that tell it. */
  sectionOn(page: CutPage): readonly Passage[];
  /** Whether a page has its signs anywhere; absent if any page may answer. */
  isShownOn?(page: CutPage): boolean;
}

/**
 * Returns the questions of the results page. Related searches that are not worded as questions are left out. Those of
 * an answer engine are asked as a heading of their words would ("best standing desk"), where that is certain.
 */
export function asksOfSerp({ paa, related, answers }: AskingSnapshot, language: string): Ask[] {
  const texts: [QuestionOrigin, string][] = [
    ...paa.map(({ question }) => ['paa', question] as [QuestionOrigin, string]),
    ...related
      .filter((text) => askedBy(text, language) !== null)
      .map((text) => ['related', text] as [QuestionOrigin, string]),
    ...answers
      .flatMap(({ fan_out_queries }) => fan_out_queries ?? [])
      .flatMap((search) => (askedBy(search, language) === null ? (questionBehind(search, language) ?? []) : search))
      .map((text) => ['aio_fanout', text] as [QuestionOrigin, string]),
  ];
  return texts
    .map(([origin, text]) => ({ origin, text: text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '' && text.length <= maxAskChars)
    .slice(0, maxAsksOfSerp)
    .map((ask) => ({ ...ask, section: [], isPair: false }));
}

/**
 * Returns the questions of a page: those paired with an answer in markup; those in headings, in the title and in
 * heading-like lines of a question list; and those behind headings that name a subject without asking (`derived`).
 * @param subject what the market is about, without an article
 */
export function asksOfPage({ page, cut }: CutPage, language: string, subject?: string): Ask[] {
  const asks: Ask[] = [];
  // The title of a thread asks what one person wants to know of a case: "Network operator wants a form?"
  const isThread = page.document.page_kind.kind === 'forum';
  const lines = questionLines(page, language);
  const marked = markedQuestions(page, language);
  const derived = derivedQuestions(page, language, subject);
  for (const [index, { block }] of page.blocks.entries()) {
    if (asks.length >= maxAsksOfPage) break;
    if (block.kind === 'heading') {
      if (isThread && isTitle(page, block.text)) continue;
      const question = questionIn(block.text, language);
      const behind = derived.get(index);
      const text = question ?? behind?.text;
      if (text === undefined) continue;
      const section = sectionBelow(page, cut.passages, index);
      asks.push(
        question === null
          ? { text, origin: 'derived', page, section, isPair: false, ...(behind?.isEntry && { isEntry: true }) }
          : { text, origin: 'heading', page, section, isPair: true },
      );
    } else if (lines.has(index)) {
      const start = page.blocks[index + 1]?.block.start ?? 0;
      const section = cut.passages.filter((passage) => passage.start <= start && start < passage.end);
      asks.push({ text: lines.get(index) ?? '', origin: 'heading', page, section, isPair: true });
    }
  }
  for (const { text, place } of marked) {
    if (asks.length >= maxAsksOfPage) break;
    if (asks.some((ask) => ask.text === text) || (isThread && isTitle(page, text))) continue;
    const section =
      place === null ? [] : cut.passages.filter(({ start, end }) => start < place.end && end > place.start);
    asks.push({ text, origin: 'heading', page, section, isPair: section.length > 0 });
  }
  const once = withoutRepeated(asks, page);
  return isThread ? once : [...once, ...asksOfTitle({ page, cut }, language)];
}

/** The asks without those that a page asks again below each of its entries: "How could a planner use this trend?" */
function withoutRepeated(asks: readonly Ask[], { blocks }: AnalyzedPage): Ask[] {
  const below = new Map<string, Set<string>>();
  for (const { block } of blocks)
    if (block.kind === 'heading')
      below.set(block.text, (below.get(block.text) ?? new Set()).add(block.heading_path.join('\n')));
  const isRepeated = (text: string): boolean => (below.get(text)?.size ?? 0) > maxAlike;
  return asks.filter(({ text }) => !isRepeated(text));
}

const isTitle = ({ document: { facts } }: AnalyzedPage, text: string): boolean =>
  [facts.title, facts.h1].some((fact) => fact?.value.includes(text));

/** The questions in the parts of a title; a title that names a subject ("The 10 best desks") also asks. */
function asksOfTitle({ page, cut }: CutPage, language: string): Ask[] {
  const title = page.document.facts.title?.value ?? '';
  const section = cut.passages.slice(0, 1);
  return [title, ...title.split(/\s+[|•·»—–-]\s+/u)].flatMap((part, index, parts): Ask[] => {
    if (index === 0 && parts.length > 2) return [];
    const question = questionIn(part, language);
    if (index > 0 && question !== null) return [{ text: question, origin: 'title', page, section, isPair: false }];
    const behind = index === 0 || question !== null ? null : questionBehind(part, language);
    return behind === null ? [] : [{ text: behind, origin: 'derived', page, section: [], isPair: false }];
  });
}

/** The passages between a heading and the next one of its level or above. */
export function sectionBelow(page: AnalyzedPage, passages: readonly Passage[], index: number): Passage[] {
  const heading = page.blocks[index]?.block;
  if (heading === undefined) return [];
  const next = page.blocks.find(
    ({ block }, at) => at > index && block.kind === 'heading' && (block.level ?? 2) <= (heading.level ?? 2),
  );
  const end = next?.block.start ?? Number.POSITIVE_INFINITY;
  return passages.filter(({ start }) => start >= heading.end && start < end).slice(0, maxSectionPassages);
}

/** Questions that markup pairs with an answer (FAQPage, details, dl, bold), except headings. */
function markedQuestions(
  { document: { questionAnswers } }: AnalyzedPage,
  language: string,
): { text: string; place: { start: number; end: number } | null }[] {
  return questionAnswers.flatMap(({ question, source, place }) => {
    const text = source === 'heading' || question.length > maxAskChars ? null : questionIn(question, language);
    return text === null ? [] : [{ text, place }];
  });
}

/**
 * Paragraphs that consist of one question, by index. Two of them under the same headings, each followed by something
 * other than a question, form a list of questions and answers. A single one is rhetorical.
 */
function questionLines({ blocks }: AnalyzedPage, language: string): ReadonlyMap<number, string> {
  const lists = new Map<string, [number, string][]>();
  for (const [index, { block }] of blocks.entries()) {
    if (block.kind !== 'paragraph' || block.text.length > maxAskChars || !/[?？؟]\s*$/u.test(block.text)) continue;
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
