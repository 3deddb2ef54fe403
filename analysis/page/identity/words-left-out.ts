/** Finds the words of the keyword that a page's title and headings lack, though other pages have them in their titles. */
import { languagePack } from '../../languages/packs.ts';
import type { Quotation } from '../../languages/writer.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { placeIn } from '../../text/places.ts';
import { wordFinder } from '../../text/word-parts.ts';
import { identityRule } from './rule.ts';
import type { UserPage } from './user-page.ts';

const { minHeadChars, maxInitials } = identityRule.values;

export interface WordLeftOut {
  word: string;
  /** Pages of the market with it in the title or main heading, as source ids, and how many there are. */
  having: string[];
  n: number;
  /** The first of these titles. */
  example: Quotation;
  /** How often the main content uses it. */
  uses: number;
}

/**
 * Returns those words of the keyword, the one that most pages have first.
 * @param isSaid whether the title or a heading says a word of the keyword, given by its stem, in other words too
 */
export function wordsLeftOut(
  { keyword, query, analyzer }: UserPage,
  page: AnalyzedPage,
  market: readonly AnalyzedPage[],
  isSaid: (stem: string) => boolean,
): WordLeftOut[] {
  const { language } = analyzer;
  const holds = wordFinder(language);
  const stemsOf = (text: string) => new Set(analyzer.analyze(text).map(({ stem }) => stem));
  const titles = market.map(({ source_id, domain, document: { facts } }) => {
    const texts = [facts.title?.value ?? '', facts.h1?.value ?? ''];
    return { source_id, domain, texts: texts.map((text) => ({ text, stems: stemsOf(text) })) };
  });
  const says = sayingLittle(keyword.normalized, analyzer);
  const found = query.flatMap((stem) => {
    if (says.has(stem) || isSaid(stem)) return [];
    const having = titles.flatMap(({ source_id, domain, texts }) => {
      const text = texts.find(({ stems }) => holds(stems, stem))?.text;
      return text === undefined ? [] : [{ source_id, quotation: { quote: text, domain } }];
    });
    const [first] = having;
    return first === undefined ? [] : [{ stem, having, example: first.quotation }];
  });
  if (found.length === 0) return [];
  const used = page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem));
  return found
    .toSorted((a, b) => b.having.length - a.having.length)
    .map(({ stem, having, example }) => ({
      word: keyword.words.get(stem) ?? stem,
      having: having.map(({ source_id }) => source_id),
      n: market.length,
      example,
      uses: used.filter((each) => holds(new Set([each]), stem)).length,
    }));
}

/** The title and all headings of a page, a line each; those of its menus too. */
export function headingsOf(page: AnalyzedPage, titles: readonly (string | null | undefined)[]): string {
  const headings = page.blocks.flatMap(({ block }) => (block.kind === 'heading' ? [block.text] : []));
  const outline = page.document.facts.outline.map(({ text }) => text);
  return [...titles.map((title) => title ?? ''), ...headings, ...outline].join('\n');
}

/**
 * Whether headings write a word out: "cyber security" for "cybersecurity", "indoor plants" for "houseplants", "Limited
 * Liability Company" for "LLC".
 */
export function isWrittenOut(word: string, headings: string, analyzer: UserPage['analyzer']): boolean {
  const [stem = word] = analyzer.analyze(word).map((each) => each.stem);
  const words = analyzer.analyze(headings);
  const ends = (whole: string, part: string): boolean =>
    part.length >= minHeadChars && part.length < whole.length && whole.endsWith(part);
  if (words.some((each) => ends(word, each.text) || ends(stem, each.stem))) return true;
  const initials = words.map(({ text }) => text.slice(0, 1)).join('');
  return word.length > 1 && word.length <= maxInitials && initials.includes(word.toLowerCase());
}

/**
 * Stems of the keyword without which a title still names the subject: places, years, everyday words, and what searchers
 * add to say what they want ("best", "tips", "price").
 */
function sayingLittle(keyword: string, analyzer: UserPage['analyzer']): ReadonlySet<string> {
  const lists = languagePack(analyzer.language).searches?.wishes;
  const wishes = lists === undefined ? '' : Object.values(lists).join(' ').replaceAll(/[|^]/gu, ' ');
  const place = placeIn(keyword, analyzer.language) ?? '';
  const weak = analyzer.analyze(keyword).filter(({ stop, everyday, figure }) => stop || everyday || figure);
  return new Set([...weak, ...analyzer.analyze(`${wishes} ${place}`)].map(({ stem }) => stem));
}
