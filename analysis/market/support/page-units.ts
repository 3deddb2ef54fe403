/** Cuts a page into the sentences and table rows that a claim is compared with. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import { refersBack } from '../../text/back-references.ts';
import { supportRule } from './rule.ts';
import type { Told, ToldReader } from './told.ts';
import type { ToldWord } from './told-words.ts';

const { maxUnits, contextShare, previousShare } = supportRule.values;

/** A clause of a page with what a reader knows when he comes to it. */
export interface Unit extends Told {
  passage: Passage;
  /** The range of its sentence in the passage's text. */
  start: number;
  end: number;
  /** Stems of the headings, of the earlier clauses of the sentence, and of the sentence before, and how they count. */
  context: ReadonlyMap<string, number>;
  /** Stems of the page's title, which say what all of it is about. */
  subject: ReadonlySet<string>;
  /** Two sentences read as one: they can support a claim together, but not contradict it. */
  isJoined: boolean;
}

/** The units of `page` in the order of its text. */
export function unitsOf({ page, cut }: CutPage, reader: ToldReader): Unit[] {
  const units: Unit[] = [];
  const title = reader.words(page.document.facts.title?.value ?? '');
  const [first] = page.blocks;
  const main = first?.block.kind === 'heading' ? reader.words(first.block.text) : [];
  const subject = new Set([...title, ...main].map(({ stem }) => stem));
  for (const passage of cut.passages) {
    const isTable = passage.text.includes('\t');
    const headings = [...title, ...passage.heading_path.flatMap((heading) => reader.words(heading))];
    let before: { clauses: Told[]; start: number } | undefined;
    for (const { start, end, text, column, isRow } of sentencesOf(passage, page, reader)) {
      if (units.length >= maxUnits) return units;
      const clauses = reader.read(text);
      const refers = refersBack(text, reader.analyzer.analyze(text)[0]?.text, reader.analyzer.language);
      const previous = isTable ? [] : (before?.clauses.flatMap(({ words }) => words) ?? []);
      clauses.forEach((clause, index) => {
        const earlier = clauses.slice(0, index).flatMap(({ words }) => words);
        units.push({
          ...{ ...clause, words: [...column, ...clause.words], passage, start, end, subject, isJoined: isRow },
          context: contextOf([...headings, ...earlier], previous, refers),
        });
      });
      const whole = joined(clauses);
      if (before !== undefined && !isTable) {
        const both = joined([...before.clauses, whole]);
        const context = contextOf(headings, [], false);
        units.push({ ...both, passage, start: before.start, end, context, subject, isJoined: true });
      }
      before = { clauses, start };
    }
  }
  return units;
}

/** A sentence that refers back continues the one before; another one may be about something else. */
function contextOf(around: readonly ToldWord[], previous: readonly ToldWord[], refers: boolean): Map<string, number> {
  const share = refers ? contextShare : previousShare;
  return new Map([
    ...previous.map(({ stem }) => [stem, share] as const),
    ...around.map(({ stem }) => [stem, contextShare] as const),
  ]);
}

function joined(clauses: readonly Told[]): Told {
  return {
    words: clauses.flatMap(({ words }) => words),
    figures: clauses.flatMap(({ figures }) => figures),
    denied: clauses.some(({ denied }) => denied === null) ? null : clauses.flatMap(({ denied }) => denied ?? []),
  };
}

interface PageSentence {
  start: number;
  end: number;
  text: string;
  /** Words of the header of a cell's column. */
  column: readonly ToldWord[];
  /** A whole row, which says which figures go together, but not what each of them is. */
  isRow: boolean;
}

/** The sentences of a passage without questions; in a table, its cells with their row and column, and its rows. */
function sentencesOf({ text, start }: Passage, page: AnalyzedPage, reader: ToldReader): PageSentence[] {
  if (text.includes('\t')) {
    const table = page.blocks.find(
      ({ block }) => block.table !== undefined && block.start <= start && start < block.end,
    );
    const columns = (table?.block.table?.columns ?? []).map((column) => reader.words(column));
    return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: row, index }) => {
      const place = { start: index, end: index + row.length };
      const [head = '', ...cells] = row.split('\t');
      return [
        ...cells.map((cell, at) => ({ ...place, text: `${head} | ${cell}`, column: columns[at] ?? [], isRow: false })),
        { ...place, text: row.replaceAll('\t', ' | '), column: [], isRow: true },
      ];
    });
  }
  return reader.analyzer
    .sentences(text)
    .map((span) => ({ ...span, text: text.slice(span.start, span.end), column: [], isRow: false }))
    .filter((sentence) => !/[?？؟՞፧]["'»”’)\]]*\s*$/u.test(sentence.text));
}
