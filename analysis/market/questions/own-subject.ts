/** Recognizes a page's own name for the market's subject: "HRMS" on a page whose title names it. */
import type { AnalyzedWord } from '../../text/analyzer.ts';
import type { ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { minKeywordShare } = questionsRule.values;

/**
 * Returns the asks with the keyword in the place of what their page calls it. A page that ranks for the keyword is about
 * its subject; what its title names and the page defines ("What is an HRMS?") is that subject.
 */
export function withOwnSubject(asks: readonly ReadAsk[], keyword: readonly string[]): ReadAsk[] {
  const own = new Map<string, ReadonlySet<string>[]>();
  for (const ask of asks) {
    const { page } = ask;
    if (page === undefined || !definesTitle(ask, keyword)) continue;
    own.set(page.source_id, [...(own.get(page.source_id) ?? []), new Set(ask.content.stems)]);
  }
  return asks.map((ask) => {
    const { content, page } = ask;
    const names = own
      .get(page?.source_id ?? '')
      ?.find((stems) => [...stems].every((stem) => content.stems.includes(stem)));
    if (names === undefined) return ask;
    const rest = content.stems.filter((stem) => !names.has(stem));
    return { ...ask, content: { ...content, stems: [...new Set([...rest, ...keyword])].sort() } };
  });
}

/** Whether an ask of a page defines what its title is about. */
function definesTitle({ facet, intent, origin, page, content }: ReadAsk, keyword: readonly string[]): boolean {
  const isDefinition = intent === undefined || intent === 'definition';
  if (facet !== 'what' || !isDefinition || origin === 'derived' || page === undefined) return false;
  const named = content.ordered;
  if (named.every((stem) => content.weak.has(stem) || keyword.includes(stem))) return false;
  const isKeywords = named.filter((stem) => keyword.includes(stem)).length >= minKeywordShare * keyword.length;
  const { title } = page;
  return title.some((_, at) => {
    if (!named.every((stem, index) => title[at + index]?.stem === stem)) return false;
    const [before, after] = [title[at - 1], title[at + named.length]];
    const isWhole =
      (before === undefined || title[at]?.joined === false || isAside(before)) &&
      (after === undefined || !after.joined || isAside(after));
    return isWhole && (isKeywords || after === undefined || !after.joined);
  });

  /** Whether a word of the title does not make a phrase with its neighbours another thing. */
  function isAside({ stem, stop, everyday, figure }: AnalyzedWord): boolean {
    return stop || everyday || figure || content.weak.has(stem);
  }
}
