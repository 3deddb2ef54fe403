/** The features of a corpus's results pages: written by hand for some keywords, as its pages alone show none. */
import * as z from 'zod';
import type { LinkedText } from '../providers/results-page.ts';
import { keywordFields, type LinesFor, writtenLines } from './written-lines.ts';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/u });

const line = z.strictObject({
  ...keywordFields,
  featured_snippet: z.strictObject({ title: text, text, url }),
  questions: z.array(z.strictObject({ question: text, answer: text, url })).min(1),
  related: z.array(text).min(1),
});

/** What a results page shows besides its results. */
export interface WrittenPage {
  featured: LinkedText;
  questions: LinkedText[];
  related: string[];
}

/** The features that such a page has. */
export const writtenFeatures = ['featured_snippet', 'paa', 'related'];

/**
 * Opens the written pages of `corpusDir`; a keyword without one has undefined.
 * @throws Error naming the line that is invalid
 */
export function writtenPages(corpusDir: string): (wanted: Parameters<LinesFor<Line>>[0]) => WrittenPage | undefined {
  const lines = writtenLines(corpusDir, 'results-pages.jsonl', line);
  return (wanted) => {
    const [found] = lines?.(wanted) ?? [];
    return found && pageOf(found);
  };
}

type Line = z.output<typeof line>;

function pageOf({ featured_snippet: featured, questions, related }: Line): WrittenPage {
  return {
    featured,
    questions: questions.map(({ question, answer, url }) => ({ title: question, text: answer, url })),
    related,
  };
}
