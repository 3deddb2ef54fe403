/** Which wording of a question the report shows. */
import { isCapitals, type NaturalCase } from './natural-case.ts';
import type { QuestionOrigin } from './question-asks.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';

/** Whose wording is shown, first where there is any: a search as typed says it least well, but for what nobody asks. */
const wordingRanks: readonly (readonly QuestionOrigin[])[] = [
  ['paa'],
  ['heading', 'title'],
  ['related', 'aio_fanout'],
  ['derived'],
];

/** Sites that must answer, below headings, what nobody asks. */
export const leastDerivedSites = 2;

/**
 * What people also ask, as the results page words it; else the wording that most pages use, then the one that names
 * most of the keyword, then the shortest; else a search as it was typed. In the case of running text where it was
 * shouted or derived. Null when no wording stands alone ("How much is it?"), or when nobody asks it and too few sites
 * answer it below a heading.
 */
export function wordingOf(
  { asks }: QuestionDraft,
  keyword: readonly string[],
  naturalCase: NaturalCase,
): string | null {
  const own = asks.filter(({ isElliptic }) => !isElliptic);
  const isDerived = own.every(({ origin }) => origin === 'derived');
  if (isDerived && new Set(own.map(({ page }) => page?.domain)).size < leastDerivedSites) return null;
  const best = wordingRanks.find((rank) => own.some(({ origin }) => rank.includes(origin))) ?? [];
  const wordings = new Map<string, { ask: ReadAsk; pages: Set<string>; named: number }>();
  for (const ask of own) {
    if (!best.includes(ask.origin)) continue;
    const named = keyword.filter((stem) => ask.content.stems.includes(stem)).length;
    const wording = wordings.get(ask.text) ?? { ask, pages: new Set<string>(), named };
    if (ask.page !== undefined) wording.pages.add(ask.page.source_id);
    wordings.set(ask.text, wording);
  }
  const [first] = [...wordings.values()].sort(
    (a, b) => b.pages.size - a.pages.size || b.named - a.named || a.ask.text.length - b.ask.text.length,
  );
  if (first === undefined) return null;
  const { text } = first.ask;
  return isDerived || isCapitals(text) ? beginningLarge(naturalCase(text)) : text;
}

/** With its first letter large, what came before it left alone ("¿"). */
function beginningLarge(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
