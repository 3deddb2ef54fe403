/** Where the words of a page stand, so that any subject can be looked up: in runs of content words, and under headings. */
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { TopicDepth } from '../../report/vocabulary.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isCapital } from '../names/names.ts';
import { topicsRule } from './rule.ts';

const { maxPhraseWords, sectionWords, headedWords, passageUses } = topicsRule.values;

/** What ends a run of words: they are not said together. */
const breaks = /[.!?;:|,\n。！？；：、]/u;

interface IndexedPassage {
  passage: Passage;
  /** Stems of the headings above it, the page's own title aside. */
  headed: ReadonlySet<string>;
  hasKeyword: boolean;
}

/** How a page uses a run of words. */
export interface RunUse {
  /** How often it stands in running text; 0 for one that stands in headings alone. */
  text: number;
  /** How often a sentence goes on with it, and how often each of its words has a capital there. */
  inSentence: number;
  capital: number;
}

export interface SubjectIndex {
  source_id: string;
  domain: string;
  /** How the page uses each run of content words, in stems joined by a space, the keyword's words left out. */
  runs: ReadonlyMap<string, RunUse>;
  /** By stem: the passages that hold it, in their order. Looking up a subject compares it with these alone. */
  holding: ReadonlyMap<string, readonly IndexedPassage[]>;
}

/** What a subject is looked for by. */
export interface SubjectName {
  stems: readonly string[];
  /** It is a question of everyday words, which text holds for many reasons: only a heading, or it beside the keyword, tells. */
  isAsked: boolean;
}

/** How a page treats a subject. */
export interface Treatment {
  depth: TopicDepth;
  /** Words that it gives to it. */
  words: number;
  /** The passages on it, the best first. */
  passages: Passage[];
}

/** The index of a page; `keyword` are the stems that stand in every subject of its market. */
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
      // A heading announces its subject; only text speaks of it.
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

/** How the page of `index` treats the subject with these names; null where it names it by none. */
export function treatmentOf(index: SubjectIndex, names: readonly SubjectName[]): Treatment | null {
  const about = holdingAny(index, names).flatMap(({ passage, headed, hasKeyword }) => {
    const isHeaded = names.some(({ stems }) => stems.every((stem) => headed.has(stem)));
    const count = Math.max(...names.map((name) => usesIn(passage, name, isHeaded || hasKeyword)));
    // A heading whose text never comes back to it is a heading without content.
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

/** The passages that hold all of some stems, in their order. */
export function passagesWith(index: SubjectIndex, stems: readonly string[]): Passage[] {
  return rarestOf(index, stems).flatMap(({ passage }) =>
    stems.every((stem) => passage.stems.has(stem)) ? [passage] : [],
  );
}

/** The passages that may hold one of some names, in their order. */
function holdingAny(index: SubjectIndex, names: readonly SubjectName[]): IndexedPassage[] {
  const found = new Set(names.flatMap(({ stems }) => rarestOf(index, stems)));
  return [...found].toSorted((a, b) => a.passage.start - b.passage.start);
}

/** The passages that hold the stem that fewest hold: no other passage can hold all of them. */
function rarestOf({ holding }: SubjectIndex, stems: readonly string[]): readonly IndexedPassage[] {
  const lists = stems.map((stem) => holding.get(stem) ?? []);
  return lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
}

/** How often a passage holds a name; one that is asked counts where the passage is about the keyword. */
function usesIn(passage: Passage, { stems, isAsked }: SubjectName, isOnKeyword: boolean): number {
  return isAsked && !isOnKeyword ? 0 : Math.min(...stems.map((stem) => passage.stems.get(stem) ?? 0));
}

/** Whether a page treats a subject rather than naming it. */
export function isTreated(treatment: Treatment | null): treatment is Treatment {
  return treatment !== null && treatment.depth !== 'mention';
}
