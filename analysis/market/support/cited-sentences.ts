/** Finds the sentences of an answer, with the pages that each of them cites. */
import type { SampleCitation } from '../../gather/answer-engines.ts';
import type { ObservedAnswer } from '../../gather/ports.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { pageKey } from '../citations/page-places.ts';
import { supportRule } from './rule.ts';

const { maxSentences } = supportRule.values;

export interface CitedSentence {
  /** Number of the sample, from 1; null for an answer seen on a results page. */
  sample: number | null;
  /** As written, without marks of citations and of Markdown. */
  text: string;
  /** Range in the sample's text, in UTF-16 units; absent for an answer seen on a results page. */
  start?: number;
  end?: number;
  /** Addresses of the cited pages, each page once. */
  urls: string[];
}

/** A sentence, and whether a later one of its paragraph or block may cite pages for it. */
interface Statement extends CitedSentence {
  mayShare: boolean;
}

/** The cited sentences of a captured answer, in order; of an asked engine, those of all samples. */
export function citedSentences(answer: ObservedAnswer, analyzer: Analyzer): CitedSentence[] {
  return statementsOf(answer, analyzer)
    .flat()
    .filter(({ urls }) => urls.length > 0)
    .slice(0, maxSentences)
    .map(({ mayShare: _, ...sentence }) => sentence);
}

/**
 * The sentences of a captured answer that cite no page, in order. None of an answer whose citations have no place in
 * its text, because they may belong to any sentence; and none that introduces what follows.
 */
export function uncitedSentences(answer: ObservedAnswer, analyzer: Analyzer): CitedSentence[] {
  return statementsOf(answer, analyzer)
    .filter((sentences, index) => isPlaced(answer, index, sentences))
    .flat()
    .filter(({ urls, mayShare, text }) => urls.length === 0 && !mayShare && !/[:：]\s*$/u.test(text))
    .slice(0, maxSentences)
    .map(({ mayShare: _, ...sentence }) => sentence);
}

/** The statements of each sample, or of the one answer on a results page. */
function statementsOf(answer: ObservedAnswer, analyzer: Analyzer): Statement[][] {
  if (answer.state !== 'captured') return [];
  if (answer.asked === undefined) return [ofBlocks(answer, analyzer)];
  return answer.asked.samples.map(({ state, text, citations }, index) =>
    state === 'captured' ? ofSample(text, citations, index + 1, analyzer) : [],
  );
}

/** Whether it is known which sentences cite pages: none is cited at all, or each citation has a place. */
function isPlaced({ references, asked }: ObservedAnswer, index: number, sentences: readonly Statement[]): boolean {
  if (asked === undefined) return references.length === 0 || sentences.some(({ urls }) => urls.length > 0);
  const cited = (asked.samples[index]?.citations ?? []).filter(({ role }) => role === 'cited');
  return cited.every(({ start, end }) => start !== undefined && end !== undefined);
}

/** On a results page, a block says which pages it refers to. */
function ofBlocks({ blocks, references }: ObservedAnswer, analyzer: Analyzer): Statement[] {
  return blocks.flatMap(({ type, text, refs }) => {
    const urls = pagesOnce(refs.flatMap((place) => references[place]?.url ?? []));
    if (type === 'heading') return [];
    return analyzer
      .sentences(text)
      .map(({ start, end }) => ({ sample: null, text: plain(text.slice(start, end)), urls, mayShare: false }))
      .filter(isStatement);
  });
}

/** A citation belongs to the sentences of its range; a mark such as `[1]`, to the sentence that it follows. */
function ofSample(text: string, citations: readonly SampleCitation[], sample: number, analyzer: Analyzer): Statement[] {
  const placed = citations.flatMap(({ role, url, start, end }) =>
    role === 'cited' && start !== undefined && end !== undefined && start < end ? [{ url, start, end }] : [],
  );
  const bare = withoutMarks(text, placed);
  const sentences = linesOf(bare).flatMap((line) =>
    analyzer.sentences(bare.slice(line.start, line.end)).map((span) => ({
      start: line.start + span.start,
      end: line.start + span.end,
      line: line.start,
    })),
  );
  return sentences
    .flatMap((span) => partsOf(bare, span, placed).map((part) => ({ ...part, line: span.line })))
    .filter(({ start, end }) => /\p{L}/u.test(bare.slice(start, end)))
    .map(({ start, end, line }, index, all) => {
      const next = all[index + 1]?.start ?? bare.length;
      const urls = placed
        .filter((citation) =>
          isMark(bare, citation)
            ? citation.start >= start && citation.start < next
            : citation.start < end && citation.end > start,
        )
        .map(({ url }) => url);
      return { sample, text: plain(bare.slice(start, end)), start, end, urls: pagesOnce(urls), line };
    })
    .map(({ line, ...sentence }, index, all) => ({
      ...sentence,
      mayShare: all.slice(index + 1).some((later) => later.line === line && later.urls.length > 0),
    }))
    .filter(isStatement);
}

/** `text` with spaces for `[1]`, for links behind a sentence and for addresses, so that ranges still hold. */
function withoutMarks(text: string, placed: readonly { start: number; end: number }[]): string {
  const blank = (part: string): string => ' '.repeat(part.length);
  let bare = text.replaceAll(
    /\(?\[[^\][\n]*\]\(https?:[^()\s]*\)\)?|\[\^?\d{1,3}\](?:\([^()\s]*\))?|【[^】\n]*】/gu,
    blank,
  );
  for (const { start, end } of placed) {
    const part = bare.slice(start, end);
    // A short part without a space names the page and says nothing.
    if (/^[\s\p{P}\p{N}]*$/u.test(part)) bare = bare.slice(0, start) + blank(part) + bare.slice(end);
  }
  return bare;
}

/** The parts of a sentence that end in a mark and a comma: each claims something of its own. */
function partsOf(
  bare: string,
  { start, end }: { start: number; end: number },
  placed: readonly { start: number; end: number }[],
): { start: number; end: number }[] {
  const cuts = placed
    .filter(
      (mark) =>
        mark.start > start && mark.end < end && isMark(bare, mark) && /^\s*[,;，；、]/u.test(bare.slice(mark.end)),
    )
    .map((mark) => mark.end);
  const ends = [...new Set([...cuts, end])].sort((a, b) => a - b);
  return ends.map((to, index) => ({ start: ends[index - 1] ?? start, end: to }));
}

function isMark(bare: string, { start, end }: { start: number; end: number }): boolean {
  return bare.slice(start, end).trim() === '';
}

function linesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+/gu)]
    .filter(({ 0: line }) => !/^\s*#{1,6}\s/u.test(line))
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}

/** Without marks of lists, tables and emphasis, and with white space folded. */
function plain(text: string): string {
  return text
    .replaceAll(/^\s*(?:[-*+•]|\p{N}{1,3}[.)])\s+/gmu, '')
    .replaceAll(/\*\*|__|`|\|/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;，；、]+/gu, '')
    .replaceAll(/\s+(?=[.,;:!?。，、])/gu, '')
    .trim();
}

function isStatement({ text }: CitedSentence): boolean {
  return text !== '' && !/[?？؟՞፧]["'»”’)\]]*\s*$/u.test(text);
}

function pagesOnce(urls: readonly string[]): string[] {
  const byPage = new Map(urls.map((url) => [pageKey(url), url]));
  return [...byPage.values()];
}
