/** Cuts a page into the sentences and table rows that a claim is compared with. */

import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import { refersBack } from '../../text/back-references.ts';
import { supportRule } from './rule.ts';
import type { Told, ToldReader, ToldWord } from './told.ts';

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
    const headings = [...title, ...passage.heading_path.flatMap((heading) => reader.words(heading))];
    let before: { clauses: Told[]; start: number } | undefined;
    for (const { start, end, text, columns } of sentencesOf(passage, reader)) {
      if (units.length >= maxUnits) return units;
      const clauses = reader.read(text);
      const refers = refersBack(text, reader.analyzer.analyze(text)[0]?.text, reader.analyzer.language);
      const previous = before?.clauses.flatMap(({ words }) => words) ?? [];
      const around = [...headings, ...columns];
      clauses.forEach((clause, index) => {
        const earlier = clauses.slice(0, index).flatMap(({ words }) => words);
        units.push({
          ...{ ...clause, passage, start, end, subject, isJoined: false },
          context: contextOf([...around, ...earlier], previous, refers),
        });
      });
      const whole = joined(clauses);
      if (before !== undefined && columns.length === 0) {
        const both = joined([...before.clauses, whole]);
        const context = contextOf(around, [], false);
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
    isDenied: clauses.some(({ isDenied }) => isDenied === null) ? null : clauses.some(({ isDenied }) => isDenied),
  };
}

interface PageSentence {
  start: number;
  end: number;
  text: string;
  /** Words of the header of a table. */
  columns: readonly ToldWord[];
}

/** The sentences of a passage without questions; in a table, its rows. */
function sentencesOf({ text, kind }: Passage, reader: ToldReader): PageSentence[] {
  if (text.includes('\t')) {
    const columns = kind === 'comparison' ? reader.words(text.split('\n')[0]?.replaceAll('\t', ' ') ?? '') : [];
    return [...text.matchAll(/[^\n]+/gu)].map(({ 0: row, index }) => ({
      start: index,
      end: index + row.length,
      text: row.replaceAll('\t', ' | '),
      columns,
    }));
  }
  return reader.analyzer
    .sentences(text)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), columns: [] }))
    .filter((sentence) => !/[?？؟՞፧]["'»”’)\]]*\s*$/u.test(sentence.text));
}
