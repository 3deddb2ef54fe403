/** Collects possible names on the pages: by capitals, by brackets, by declaration and in lists. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ListedName } from '../names/listed-names.ts';
import { type DeclaredName, declaredNames } from './declared-names.ts';
import { keyOfName } from './name-key.ts';
import { hasCapital, nameRuns } from './name-runs.ts';
import { isNoName } from './no-names.ts';
import { quotedNames } from './quoted-names.ts';
import { entitiesRule } from './rule.ts';

const { maxCandidates } = entitiesRule.values;

export interface Candidate {
  key: string;
  /** Spellings with counts; the most common is shown. */
  forms: Map<string, number>;
  /** Pages that write it as a name within sentences. */
  written: Set<string>;
  declared: DeclaredName[];
  /** Pages that list it among other names. */
  listed: Set<string>;
}

/**
 * Returns the candidates of `pages` by key.
 * @param hasCase whether the language's script has capitals
 */
export function candidatesIn(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
  hasCase: boolean,
  listed: readonly ListedName[] = [],
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const { language } = analyzer;
  const keys = new Map<string, string>();
  const candidate = (name: string): Candidate | null => {
    const key = keys.get(name) ?? keyOfName(name, analyzer);
    keys.set(name, key);
    const known = found.get(key);
    if (known !== undefined) return known;
    if (key === '' || isNoName(name, language) || found.size >= maxCandidates) return null;
    const fresh: Candidate = { key, forms: new Map(), written: new Set(), declared: [], listed: new Set() };
    found.set(key, fresh);
    return fresh;
  };
  for (const { name, source_id } of listed) {
    const entry = candidate(name);
    entry?.listed.add(source_id);
    entry?.written.add(source_id);
    entry?.forms.set(name, (entry.forms.get(name) ?? 0) + 1);
  }
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
  // If all nouns are capitalized, a single capital does not indicate a name, but two in a row often do.
  const needsTwo = languagePack(language).nouns?.areCapitalized === true;
  return page.blocks.flatMap((each) => {
    const { block, words } = each;
    if (block.kind === 'code') return [];
    const isHeading = block.kind === 'heading';
    const runs = nameRuns(each)
      // In a script without capitals, a capitalized word stands out anywhere.
      .filter(({ isInside, opens }) => (isInside && !isHeading) || opens || !hasCase)
      .filter(({ first, last }) => !needsTwo || isSpaced(block.text.slice(words[first]?.start, words[last]?.end)))
      .filter(({ first }) => hasCapital(each, first))
      .map(({ first, last }) => block.text.slice(words[first]?.start, words[last]?.end));
    return hasCase ? runs : [...runs, ...quotedNames(block.text, language)];
  });
}

/** Two separate words, or one with an inner capital: `Stiftung Warentest`, `FlexiSpot`. */
function isSpaced(written: string): boolean {
  return /\s\p{Lu}/u.test(written) || /\p{Ll}\p{Lu}/u.test(written);
}
