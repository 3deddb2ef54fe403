/** Which names the pages of a market write, before it is known how often: by capitals, by brackets, by declaration. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { AnalyzedPage } from '../analyzed-page.ts';
import { type DeclaredName, declaredNames } from './declared-names.ts';
import { keyOfName } from './name-key.ts';
import { hasCapital, nameRuns } from './name-runs.ts';
import { isNoName } from './no-names.ts';
import { quotedNames } from './quoted-names.ts';

/** Names are counted by reading every page anew: a bound on the work, far above what a market holds. */
const mostCandidates = 2000;

export interface Candidate {
  key: string;
  /** As written, with how often; to show the commonest. */
  forms: Map<string, number>;
  /** Pages that write it as names are written inside sentences. */
  written: Set<string>;
  declared: DeclaredName[];
}

/** Languages that write every noun with a capital: there one capital tells no name, two in a row often do. */
const capitalNouns = new Set(['de', 'lb']);

/** The candidates of `pages` by key; `hasCase` tells whether the language's script has capitals. */
export function candidatesIn(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
  hasCase: boolean,
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const { language } = analyzer;
  const keys = new Map<string, string>();
  const candidate = (name: string): Candidate | null => {
    const key = keys.get(name) ?? keyOfName(name, analyzer);
    keys.set(name, key);
    const known = found.get(key);
    if (known !== undefined) return known;
    if (key === '' || isNoName(name, language) || found.size >= mostCandidates) return null;
    const fresh: Candidate = { key, forms: new Map(), written: new Set(), declared: [] };
    found.set(key, fresh);
    return fresh;
  };
  for (const page of pages) {
    for (const declared of declaredNames(page)) candidate(declared.name)?.declared.push(declared);
    for (const name of writtenNames(page, language, hasCase)) {
      const entry = candidate(name);
      entry?.written.add(page.source_id);
      entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
    }
  }
  return found;
}

function writtenNames(page: AnalyzedPage, language: string, hasCase: boolean): string[] {
  const needsTwo = capitalNouns.has(language);
  return page.blocks.flatMap((each) => {
    const { block, words } = each;
    if (block.kind === 'heading' || block.kind === 'code') return [];
    const runs = nameRuns(each)
      // In a script without capitals a word with one stands out wherever it is.
      .filter(({ isInside }) => isInside || !hasCase)
      .filter(({ first, last }) => !needsTwo || isSpaced(block.text.slice(words[first]?.start, words[last]?.end)))
      .filter(({ first }) => hasCapital(each, first))
      .map(({ first, last }) => block.text.slice(words[first]?.start, words[last]?.end));
    return hasCase ? runs : [...runs, ...quotedNames(block.text, language)];
  });
}

/** Two words apart, or one with a capital where no noun has one: `Stiftung Warentest`, `FlexiSpot`. */
function isSpaced(written: string): boolean {
  return /\s\p{Lu}/u.test(written) || /\p{Ll}\p{Lu}/u.test(written);
}
