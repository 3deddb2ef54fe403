/** Finds names of a single word where all nouns have capitals: "Geräte von Vaillant und Bosch". */
import { enumerationLinks } from '../../../languages/any/names.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { nounSignsOf } from '../../../text/vocabulary.ts';
import { compoundParts } from '../../../vectors/compounds.ts';
import { entitiesRule } from '../rule.ts';
import { dictionaryOf } from './dictionary.ts';
import { knownType } from './known-names.ts';

const { minLoneLetters, minSites, minEnumerated } = entitiesRule.values;

/**
 * Returns whether a capitalized word alone is a name: a brand or organization that everybody knows, a word of several
 * sites that is in no list and no compound of such words, or one that pages enumerate with these; but none before which
 * they write an article: "der Inverter". Always false where a capital shows a name by itself.
 */
export function loneNames(pages: readonly AnalyzedPage[], analyzer: Analyzer): (word: AnalyzedWord) => boolean {
  const { language } = analyzer;
  const sign = nounSignsOf(language);
  if (languagePack(language).nouns?.areCapitalized !== true || sign === null) return () => false;
  const isKnown = dictionaryOf(analyzer);
  const nouns = new Set<string>();
  const sites = new Map<string, Set<string>>();
  for (const { domain, blocks } of pages) {
    for (const each of blocks) {
      for (const [index, word] of each.words.entries()) {
        if (!isCapitalAt(each, index)) continue;
        sites.set(word.stem, (sites.get(word.stem) ?? new Set()).add(domain));
        const before = word.joined ? each.words[index - 1] : undefined;
        // "Der hydraulische Abgleich": an adjective may stand between.
        const first = before?.joined === true && !before.stop ? each.words[index - 2] : undefined;
        // "Die Bosch Compress": the article is that of the whole name.
        const isOfWhole = each.words[index + 1]?.joined === true && isCapitalAt(each, index + 1);
        if (!isOfWhole && [before, first].some((word) => word !== undefined && sign(word.text) === 'noun'))
          nouns.add(word.stem);
      }
    }
  }
  const isName = ({ text, stem, stop, everyday, figure }: AnalyzedWord): boolean => {
    if (stop || everyday || figure || nouns.has(stem)) return false;
    const type = knownType(text);
    if (type === 'brand' || type === 'organization') return true;
    const isLong = text.length >= minLoneLetters && (sites.get(stem)?.size ?? 0) >= minSites;
    return isLong && !isKnown(stem) && compoundParts(stem, isKnown) === null && !endsInWord(text, isKnown, analyzer);
  };
  const beside = new Set(
    pages.flatMap(({ blocks }) => blocks.flatMap(enumerated)).flatMap((words) => besideNames(words, isName)),
  );
  return (word) => isName(word) || (beside.has(word.stem) && !word.everyday && !nouns.has(word.stem));
}

/** Whether a word ends in a longer one of the language, as "Vorkasse" does. */
function endsInWord(text: string, isKnown: (stem: string) => boolean, { analyze }: Analyzer): boolean {
  const ends = Array.from({ length: Math.max(0, text.length - minLoneLetters) }, (_, at) => text.slice(at + 1));
  return analyze(ends.join('\n')).some(({ stem }) => isKnown(stem));
}

function isCapitalAt({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  return word !== undefined && /^(?:[\p{Lu}\p{N}]|\p{Ll}+\p{Lu})/u.test(block.text.slice(word.start, word.end));
}

/** The single capitalized words that commas and conjunctions part: "Viessmann, Vaillant und Bosch". */
function enumerated(each: AnalyzedBlock): AnalyzedWord[][] {
  const { block, words } = each;
  const runs: AnalyzedWord[][] = [];
  let end = -1;
  for (const [index, word] of words.entries()) {
    if (!isCapitalAt(each, index)) continue;
    const [, comma = '', link = ''] =
      end < 0 ? [] : (/^(,?)\s(?:(\p{L}+)\s)?$/u.exec(block.text.slice(end, word.start)) ?? []);
    const goesOn = link === '' ? comma !== '' : enumerationLinks.has(link);
    if (goesOn) runs.at(-1)?.push(word);
    else runs.push([word]);
    end = word.end;
  }
  return runs.filter((run) => run.length > minEnumerated);
}

/** The other words of an enumeration of which most are names. */
function besideNames(words: readonly AnalyzedWord[], isName: (word: AnalyzedWord) => boolean): string[] {
  const others = words.filter((word) => !isName(word));
  const names = words.length - others.length;
  return names >= minEnumerated && names > others.length ? others.map(({ stem }) => stem) : [];
}
