/** Finds sentences of AI answers that the user's page could be the source of, and what the page says about them. */
import type { ObservedAnswer } from '../../gather/ports.ts';
import { pageKey } from '../../market/citations/page-places.ts';
import { uncitedSentences } from '../../market/support/cited-sentences.ts';
import { coverageWith } from '../../market/support/coverage.ts';
import { type Judgement, judgeClaim, type Proof } from '../../market/support/judge.ts';
import type { JudgedSentence } from '../../market/support/measure.ts';
import { unitsOf } from '../../market/support/page-units.ts';
import { supportRule } from '../../market/support/rule.ts';
import { type Told, type ToldReader, toldReader } from '../../market/support/told.ts';
import type { CutPage } from '../../read/read-market.ts';
import { type OpeningSource, openingSources, type PageStand, pageStands } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';

const { minWords, minNearShare, maxOpenings, maxOpeningsOfKind } = supportRule.values;

/** A sentence that cites other pages or none. */
export interface AnswerOpening {
  /** Index of the answer. */
  answer: number;
  sentence: Pick<JudgedSentence, 'sample' | 'text' | 'urls'>;
  source: OpeningSource;
  /** Where a cited page says so or otherwise. */
  rival: Proof | null;
  page: PageStand;
  /** Where the user's page does. */
  proof: Proof | null;
}

/** What is compared. `urls`: addresses of the user's page; `support`: the judged sentences of each answer. */
export interface OpeningsInput {
  answers: readonly ObservedAnswer[];
  support: readonly (readonly JudgedSentence[])[];
  own: CutPage;
  urls: readonly string[];
  analyzer: Analyzer;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * Returns the openings, those without a good source first. A sentence that several answers say counts once. Sentences
 * whose sources could not be read are left out, because their sources may be good.
 */
export function measureOpenings({ answers, support, own, urls, analyzer, country }: OpeningsInput): AnswerOpening[] {
  const reader = toldReader(analyzer, country);
  const coverage = coverageWith(vectorsOf(analyzer.language), reader.polarity);
  // Two sentences read as one say too easily what neither says.
  const units = unitsOf(own, reader).filter(({ isJoined }) => !isJoined);
  const keys = new Set(urls.map(pageKey));
  const isAbout = aboutWith(own, reader);
  const known = new Set<string>();
  const openings = answers.flatMap((answer, index): AnswerOpening[] => {
    const cited = (support[index] ?? []).flatMap(({ state, proof, ...sentence }) =>
      state === 'unreadable' || sentence.urls.some((url) => keys.has(pageKey(url)))
        ? []
        : [{ sentence, source: state, rival: proof }],
    );
    const others = uncitedSentences(answer, analyzer).map((sentence) => ({
      ...{ sentence, source: 'uncited' as const, rival: null },
    }));
    return [...cited, ...others].flatMap(({ sentence, source, rival }) => {
      const key = sentence.text.toLowerCase();
      const claim = reader.read(sentence.text);
      if (known.has(key) || sizeOf(claim) < minWords) return [];
      known.add(key);
      const judged = judgeClaim(claim, units, coverage);
      const { state, proof } = isAbout(claim, judged.proof) ? judged : notFound;
      // Much of what an answer says without a source is no fact that a page could prove.
      if (source === 'uncited' && state === 'not_found' && !statesFact(claim)) return [];
      return [{ answer: index, sentence, source, rival, page: standOf[state], proof }];
    });
  });
  return chosen(openings);
}

const notFound: Judgement = { state: 'not_found', proof: null };

/**
 * Returns whether a place of the page is about what a sentence names. The answer did not name this page, so what the
 * page says of another thing is no proof: the names and most of the other words have to stand in the passage, its
 * headings or the title. What a table says otherwise may be of another unit or period.
 */
function aboutWith({ page }: CutPage, reader: ToldReader): (claim: readonly Told[], proof: Proof | null) => boolean {
  const stemsOf = (text: string): string[] => reader.words(text).map(({ stem }) => stem);
  const onPage = new Set(stemsOf(page.document.text));
  const title = stemsOf(page.document.facts.title?.value ?? '');
  return (claim, proof) => {
    if (proof === null) return true;
    const { passage, difference } = proof;
    if (difference !== null && passage.text.includes('\t')) return false;
    const near = new Set([...title, ...stemsOf([...passage.heading_path, passage.text].join('\n'))]);
    const words = claim.flatMap((clause) => clause.words);
    const isNamed = words.every(({ stem, isName, isFirst }) =>
      isName ? near.has(stem) : !isFirst || onPage.has(stem),
    );
    return isNamed && words.filter(({ stem }) => near.has(stem)).length >= words.length * minNearShare;
  };
}

const standOf = { supported: 'says_so', contradicted: 'says_otherwise', not_found: 'silent' } as const;

function sizeOf(claim: readonly Told[]): number {
  return claim.reduce((sum, { words, figures }) => sum + words.length + figures.length, 0);
}

/** Whether it has a figure or a name. */
function statesFact(claim: readonly Told[]): boolean {
  return claim.some(({ words, figures }) => figures.length > 0 || words.some(({ isName }) => isName));
}

/** The first of each kind, in the order of answers; of the kinds, those that the page can use at once come first. */
function chosen(openings: readonly AnswerOpening[]): AnswerOpening[] {
  const kinds = ([['uncited', 'not_found', 'contradicted'], ['supported']] satisfies OpeningSource[][]).flatMap(
    (sources) => pageStands.map((stand) => ({ sources, stand })),
  );
  return kinds
    .flatMap(({ sources, stand }) =>
      openings
        .filter(({ source, page }) => sources.some((each) => each === source) && page === stand)
        .sort((a, b) => openingSources.indexOf(b.source) - openingSources.indexOf(a.source))
        .slice(0, maxOpeningsOfKind),
    )
    .slice(0, maxOpenings);
}
