/** Indexes the words of a page, in runs of content words and under headings, so that any subject can be looked up. */

import { money } from '../../languages/any/measured-figures.ts';
import type { Facet } from '../../languages/facets.ts';
import { languagePack } from '../../languages/packs.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isCapital } from '../names/names.ts';
import { facetOf } from './facets.ts';
import { clauseEnds } from './leads.ts';
import { topicsRule } from './rule.ts';

const { maxPhraseWords } = topicsRule.values;

const amount = new RegExp(money.source, `${money.flags.replace('g', '')}g`);

/** Punctuation that ends a run of words. */
const breaks = /[.!?;:|,\n。！？；：、]/u;

export interface IndexedPassage {
  passage: Passage;
  /** Stems of the headings above it, without the page's own title. */
  headed: ReadonlySet<string>;
  /** The facets that these headings are about. */
  facets: ReadonlySet<Facet>;
  hasKeyword: boolean;
  /** How many amounts of money it names: it is on what something costs, in whatever words. */
  amounts: number;
}

/** How a page uses a run of words. */
export interface RunUse {
  /** Occurrences in running text; 0 if only headings contain it. */
  text: number;
  /** Occurrences inside a sentence, and of these the ones whose capitals show a name. */
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
  /** The facet that it is a wording of: headings on it count, whatever their words. */
  facet?: Facet;
  /** Whether it is one word of a longer name, which may mean something else on another page. */
  isPart?: true;
}

/**
 * Creates the index of a page.
 * @param keyword stems that belong to every subject of the market
 */
export function subjectIndex(
  { page, cut }: CutPage,
  keyword: ReadonlySet<string>,
  analyzer: Pick<Analyzer, 'analyze' | 'language'>,
): SubjectIndex {
  // "Die Förderung beträgt": where all nouns have capitals, they show no name.
  const capitalsName = languagePack(analyzer.language).nouns?.areCapitalized !== true;
  const runs = new Map<string, RunUse>();
  for (const { block, words } of page.blocks) {
    for (const { key, isInSentence, isCapital } of runsOf(words, block.text, keyword)) {
      const use = runs.get(key) ?? { text: 0, inSentence: 0, capital: 0 };
      runs.set(key, use);
      // A heading only announces its subject; text treats it.
      if (block.kind !== 'heading') use.text++;
      if (block.kind === 'paragraph' && isInSentence) {
        use.inSentence++;
        if (isCapital && capitalsName) use.capital++;
      }
    }
  }
  const own = new Set([page.document.facts.h1?.value, page.document.facts.title?.value]);
  const headings = new Map<string, { stems: readonly string[]; facets: readonly Facet[] }>();
  const readingOf = (heading: string) => {
    const known = headings.get(heading) ?? {
      stems: analyzer.analyze(heading).map(({ stem }) => stem),
      facets: heading
        .split(clauseEnds)
        .flatMap((clause) => facetOf(analyzer.analyze(clause), keyword, analyzer)?.facet ?? []),
    };
    headings.set(heading, known);
    return known;
  };
  const readings = cut.passages.map(({ heading_path }) =>
    heading_path.filter((heading) => !own.has(heading)).map(readingOf),
  );
  const passages = cut.passages.map((passage, at) => ({
    passage,
    headed: new Set(readings[at]?.flatMap(({ stems }) => stems)),
    facets: new Set(readings[at]?.flatMap(({ facets }) => facets)),
    hasKeyword: [...keyword].some((stem) => passage.stems.has(stem)),
    amounts: [...passage.text.matchAll(amount)].length,
  }));
  return { source_id: page.source_id, domain: page.domain, runs, holding: holdingOf(passages) };
}

function holdingOf(passages: readonly IndexedPassage[]): Map<string, IndexedPassage[]> {
  const holding = new Map<string, IndexedPassage[]>();
  for (const indexed of passages) {
    const { passage, facets, amounts } = indexed;
    const keys = new Set([...passage.stems.keys(), ...[...facets].map(facetKey)]);
    if (amounts > 0) keys.add(facetKey('cost'));
    for (const stem of keys) {
      const known = holding.get(stem);
      if (known === undefined) holding.set(stem, [indexed]);
      else known.push(indexed);
    }
  }
  return holding;
}

/** What passages on a facet are found by, beside their stems. */
export const facetKey = (facet: Facet): string => `facet ${facet}`;

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
