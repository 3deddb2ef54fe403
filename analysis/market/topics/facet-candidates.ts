/** Finds the facets of the keyword's subject that several sites treat, each as one candidate. */
import { type Facet, facets } from '../../languages/facets.ts';
import { languagePack } from '../../languages/packs.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';
import type { Candidate } from './candidate.ts';
import { type FacetClause, facetNames, facetOf, plainWording } from './facets.ts';
import { type Lead, leadsOf } from './leads.ts';
import { topicsRule } from './rule.ts';
import { facetKey, type SubjectIndex } from './subject-index.ts';
import { type Clause, withMarks } from './subject-phrases.ts';
import { passagesWith, treatingPages } from './treatment.ts';

const { minSites, minFacetSites, minAmounts, facetScore, maxFacetLabelWords } = topicsRule.values;

/** Characters of a sentence, an aside, a number or an address. */
const asides = /[,;()"“”«»\d]|\p{L}\.\p{L}/u;

/** A clause of headings about a facet. */
type Worded = Clause & Pick<FacetClause, 'wording' | 'others'>;

/** Returns the facets that several sites treat, in the order of the list of facets. */
export function facetCandidates(
  { pages, keyword: wanted, analyzer }: ReadMarket,
  indexes: readonly SubjectIndex[],
  isName: (stem: string) => boolean,
): Candidate[] {
  const keyword = new Set(wanted);
  const headings = new Map<Facet, Map<string, Worded>>();
  for (const { page } of pages) {
    for (const lead of leadsOf(page, isName, analyzer)) {
      const found = lead.kind === 'heading' ? facetOf(lead.words, keyword, analyzer) : null;
      if (found === null) continue;
      const own = headings.get(found.facet) ?? new Map<string, Worded>();
      headings.set(found.facet, own);
      const text = withMarks(lead.text, lead.words[0]?.start ?? 0, lead.words.at(-1)?.end ?? lead.text.length);
      const clause = own.get(text.toLowerCase()) ?? { ...clauseOf(text, lead), ...found };
      clause.sites.add(page.domain);
      own.set(text.toLowerCase(), clause);
    }
  }
  return facets.flatMap((facet) => {
    const clauses = [...(headings.get(facet)?.values() ?? [])];
    const headed = new Set(clauses.flatMap(({ sites }) => [...sites])).size;
    const names = facetNames(facet, analyzer);
    const [name] = names;
    // "Upkeep" is what "car maintenance" says already.
    const isKeyword = names.some(({ stems }) => stems.every((stem) => keyword.has(stem)));
    // What several sites give prices of, they need not head so.
    const isPriced = facet === 'cost' && pricedSites(indexes) >= Math.max(1, Math.min(minSites, pages.length));
    if (name === undefined || (headed === 0 && !isPriced) || isKeyword) return [];
    const treated = treatingPages(indexes, names);
    const sites = new Set(treated.map(({ domain }) => domain)).size;
    if (sites < Math.min(headed < minSites && !isPriced ? minFacetSites : minSites, pages.length)) return [];
    const passages = new Set(indexes.flatMap((index) => passagesWith(index, name.stems).map(({ id }) => id)));
    const form = { ...labelOf(clauses, facet, keyword, analyzer), weight: 1, isAsked: true };
    const support = { headed, wholeSites: headed, bestHeading: 1, score: facetScore, keywordLikeness: 0, rarity: 0 };
    return [{ ...support, name, names, form, clauses, treated, named: treated.length, passages }];
  });
}

/** Number of sites with a page that names several amounts of money. */
function pricedSites(indexes: readonly SubjectIndex[]): number {
  const priced = indexes.filter(({ holding }) => {
    const passages = holding.get(facetKey('cost')) ?? [];
    return passages.reduce((sum, { amounts }) => sum + amounts, 0) >= minAmounts;
  });
  return new Set(priced.map(({ domain }) => domain)).size;
}

const clauseOf = (text: string, { words, question }: Lead): Clause => ({
  text,
  words,
  sites: new Set<string>(),
  isAsked: question !== null,
});

/**
 * The shortest clause with the keyword and nothing else that more sites have; without one, the facet's plain name. A
 * question is one only where it reads as a name without its mark.
 */
function labelOf(
  clauses: readonly Worded[],
  facet: Facet,
  keyword: ReadonlySet<string>,
  analyzer: Analyzer,
): { text: string; words: readonly AnalyzedWord[] } {
  const { comeFirst, areCapitalized } = languagePack(analyzer.language).nouns ?? {};
  const isName = (text: string): boolean =>
    areCapitalized !== true && (comeFirst !== true || askedBy(text, analyzer.language)?.facet === 'how');
  const [best] = clauses
    .map((clause) => ({ ...clause, text: clause.text.replaceAll(/^[¿¡\s]+|[\s?？؟!]+$/gu, '') }))
    .filter(({ text, words, others }) => others === 0 && words.length <= maxFacetLabelWords && !asides.test(text))
    .filter(({ words }) => words.some(({ stem }) => keyword.has(stem)))
    // "Was kostet ein Umzug" and "Puedo instalar placas solares" read as sentences, "Cómo instalar placas" as a name.
    .filter(({ text, isAsked }) => !isAsked || isName(text))
    .toSorted((a, b) => b.sites.size - a.sites.size || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
  const text = best?.text ?? plainWording(facet, analyzer);
  return { text, words: analyzer.analyze(text) };
}
