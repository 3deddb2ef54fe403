/** Indexes the words of a page, in runs of content words and under headings, so that any subject can be looked up. */
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { TopicDepth } from '../../report/vocabulary.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isCapital } from '../names/names.ts';
import { topicsRule } from './rule.ts';

const { maxPhraseWords, sectionWords, headedWords, passageUses } = topicsRule.values;

/** Punctuation that ends a run of words. */
const breaks = /[.!?;:|,\n。！？；：、]/u;

interface IndexedPassage {
  passage: Passage;
  /** Stems of the headings above it, without the page's own title. */
  headed: ReadonlySet<string>;
  hasKeyword: boolean;
}

/** How a page uses a run of words. */
export interface RunUse {
  /** Occurrences in running text; 0 if only headings contain it. */
  text: number;
  /** Occurrences inside a sentence, and of these the ones with every word capitalized. */
  inSentence: number;
  capital: number;
}

export interface SubjectIndex {
  source_id: string;
  domain: string;
  /** Use of each run of content words, by its stems joined by a space, without the keyword's words. */
  runs: ReadonlyMap<string, RunUse>;
  /** The passages with each stem, in order; lookups only compare with these. */
  holding: ReadonlyMap<string, readonly IndexedPassage[]>;
}

/** A name by which a subject is looked up. */
export interface SubjectName {
  stems: readonly string[];
  /**
   * Whether it is a question of everyday words. These occur in texts for many reasons, so only a heading, or the
   * keyword nearby, counts.
   */
  isAsked: boolean;
}

/** How a page treats a subject. */
export interface Treatment {
  depth: TopicDepth;
  /** Number of words on it. */
  words: number;
  /** The passages on it, best first. */
  passages: Passage[];
}

/**
 * Creates the index of a page.
 * @param keyword stems that belong to every subject of the market
 */
export function subjectIndex(
  { page, cut }: CutPage,
  keyword: ReadonlySet<string>,
  analyzer: Pick<Analyzer, 'analyze'>,
): SubjectIndex {
  const runs = new Map<string, RunUse>();
  for (const { block, words } of page.blocks) {
    for (const { key, isInSentence, isCapital } of runsOf(words, block.text, keyword)) {
      const use = runs.get(key) ?? { text: 0, inSentence: 0, capital: 0 };
      runs.set(key, use);
      // A heading only announces its subject; text treats it.
      if (block.kind !== 'heading') use.text++;
      if (block.kind === 'paragraph' && isInSentence) {
        use.inSentence++;
        if (isCapital) use.capital++;
      }
    }
  }
  const own = new Set([page.document.facts.h1?.value, page.document.facts.title?.value]);
  const stems = new Map<string, readonly string[]>();
  const stemsOf = (heading: string): readonly string[] => {
    const known = stems.get(heading) ?? analyzer.analyze(heading).map(({ stem }) => stem);
    stems.set(heading, known);
    return known;
  };
  const passages = cut.passages.map((passage) => ({
    passage,
    headed: new Set(passage.heading_path.filter((heading) => !own.has(heading)).flatMap(stemsOf)),
    hasKeyword: [...keyword].some((stem) => passage.stems.has(stem)),
  }));
  return { source_id: page.source_id, domain: page.domain, runs, holding: holdingOf(passages) };
}

function holdingOf(passages: readonly IndexedPassage[]): Map<string, IndexedPassage[]> {
  const holding = new Map<string, IndexedPassage[]>();
  for (const indexed of passages) {
    for (const stem of indexed.passage.stems.keys()) {
      const known = holding.get(stem);
      if (known === undefined) holding.set(stem, [indexed]);
      else known.push(indexed);
    }
  }
  return holding;
}

interface Run {
  key: string;
  isInSentence: boolean;
  isCapital: boolean;
}

function* runsOf(words: readonly AnalyzedWord[], text: string, keyword: ReadonlySet<string>): Generator<Run> {
  let run: { stem: string; isCapital: boolean; isAfterSmall: boolean }[] = [];
  let end = 0;
  let isAfterSmall = false;
  for (const word of words) {
    if (!word.joined && breaks.test(text.slice(end, word.start))) {
      run = [];
      isAfterSmall = false;
    }
    end = word.end;
    const isCapitalWord = isCapital(text.charAt(word.start));
    if (word.figure) run = [];
    if (!word.figure && !word.stop && !keyword.has(word.stem)) {
      run = [...run, { stem: word.stem, isCapital: isCapitalWord, isAfterSmall }].slice(-maxPhraseWords);
      for (let size = 1; size <= run.length; size++) {
        const said = run.slice(-size);
        yield {
          key: said.map(({ stem }) => stem).join(' '),
          isInSentence: said[0]?.isAfterSmall === true,
          isCapital: said.every((each) => each.isCapital),
        };
      }
    }
    isAfterSmall = !isCapitalWord;
  }
}

/** Returns how the page treats the subject with these names; null if it uses none of them. */
export function treatmentOf(index: SubjectIndex, names: readonly SubjectName[]): Treatment | null {
  const about = holdingAny(index, names).flatMap(({ passage, headed, hasKeyword }) => {
    const isHeaded = names.some(({ stems }) => stems.every((stem) => headed.has(stem)));
    const count = Math.max(...names.map((name) => usesIn(passage, name, isHeaded || hasKeyword)));
    // Text that never mentions the heading's subject does not count for it.
    return count > 0 ? [{ passage, isHeaded, count }] : [];
  });
  if (about.length === 0) return null;
  const said = names.reduce(
    (sum, { stems, isAsked }) => sum + (isAsked ? 0 : (index.runs.get(stems.join(' '))?.text ?? 0)),
    0,
  );
  const wordsOf = (those: typeof about): number => those.reduce((sum, { passage }) => sum + passage.words, 0);
  const words = wordsOf(about);
  const isSection =
    wordsOf(about.filter(({ isHeaded }) => isHeaded)) >= headedWords ||
    (said >= passageUses && wordsOf(about.filter(({ count }) => count >= passageUses)) >= sectionWords);
  return {
    depth: isSection ? 'section' : said > 0 ? 'passage' : 'mention',
    words,
    passages: about
      .toSorted(
        (a, b) => Number(b.isHeaded) - Number(a.isHeaded) || b.count - a.count || b.passage.words - a.passage.words,
      )
      .map(({ passage }) => passage),
  };
}

/** Returns the passages with all of the given stems, in order. */
export function passagesWith(index: SubjectIndex, stems: readonly string[]): Passage[] {
  return rarestOf(index, stems).flatMap(({ passage }) =>
    stems.every((stem) => passage.stems.has(stem)) ? [passage] : [],
  );
}

/** The passages that may contain one of the names, in order. */
function holdingAny(index: SubjectIndex, names: readonly SubjectName[]): IndexedPassage[] {
  const found = new Set(names.flatMap(({ stems }) => rarestOf(index, stems)));
  return [...found].toSorted((a, b) => a.passage.start - b.passage.start);
}

/** The passages with the rarest of the stems; no other passage can contain all of them. */
function rarestOf({ holding }: SubjectIndex, stems: readonly string[]): readonly IndexedPassage[] {
  const lists = stems.map((stem) => holding.get(stem) ?? []);
  return lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
}

/** Occurrences of a name in a passage; a question counts only if the passage is about the keyword. */
function usesIn(passage: Passage, { stems, isAsked }: SubjectName, isOnKeyword: boolean): number {
  return isAsked && !isOnKeyword ? 0 : Math.min(...stems.map((stem) => passage.stems.get(stem) ?? 0));
}

/** Whether a page treats a subject rather than only naming it. */
export function isTreated(treatment: Treatment | null): treatment is Treatment {
  return treatment !== null && treatment.depth !== 'mention';
}
