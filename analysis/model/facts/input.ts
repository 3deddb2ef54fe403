/** The input of the task "facts": the facts that the rules read, and passages with figures that they did not. */
import { figureText, unitText } from '../../market/claims/figures/figure.ts';
import type { ClaimContext, MarketClaim, StatedClaims } from '../../market/claims/measure.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { TaskInput } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxExcerpt, maxExcerpts } = languageModelRule.values;
const figure = /\p{Nd}/u;

/** The facts of a market as the rules read them, and what they were read from. */
export interface ReadFacts {
  pages: readonly CutPage[];
  claims: readonly MarketClaim[];
  stated: StatedClaims;
  context: ClaimContext;
  analyzer: Analyzer;
}

/** Composes the input. A fact's evidence is its sentence, its heading, and the names of its pages. */
export function factsInput(
  { pages, claims, stated, analyzer }: ReadFacts,
  keyword: string,
): Pick<TaskInput, 'input' | 'evidence'> {
  const domains = new Map(pages.map(({ page }) => [page.source_id, page.domain]));
  const sites = pages.map(({ page }) => ({
    ...{ id: page.source_id, domain: page.domain },
    title: excerpt(page.document.facts.title?.value ?? '', maxChars.title),
  }));
  const titles = new Map(sites.map(({ id, title }) => [id, title]));
  const facts = claims.map(({ subject, owner, qualifier, first, statement, support }, index) => ({
    id: `c${index + 1}`,
    subject: excerpt([subject, ...(owner === null ? [] : [owner])].join(' · '), maxChars.title),
    qualifier: qualifier === null ? null : excerpt(qualifier, maxChars.title),
    value: [figureText(first.figure), unitText(first.figure) ?? ''].join(' ').trim(),
    statement: excerpt(statement, maxExcerpt.statement),
    under: excerpt(support[0]?.heading_path.at(-1) ?? '', maxChars.title),
    pages: support.map(({ source_id }) => source_id),
  }));
  const read = new Set(claims.flatMap(({ support, contradict }) => [...support, ...contradict].map(({ id }) => id)));
  const known = new Set(stated.claims.map(({ passage }) => passage.id));
  const unread = pages.flatMap(({ cut }) =>
    cut.passages.filter(({ id, text }) => !read.has(id) && figure.test(text.slice(0, maxExcerpt.rival))),
  );
  // Passages in which the rules read no fact at all come first.
  const passages = unread
    .toSorted((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)))
    .slice(0, maxExcerpts.figures)
    .map(({ id, source_id, heading_path, text }) => ({
      ...{ id, page: source_id, under: excerpt(heading_path.at(-1) ?? '', maxChars.title) },
      text: excerpt(text, maxExcerpt.rival),
    }));
  const texts = new Map([
    ...facts.map(({ id, pages: on, ...fact }): [string, string] => [
      id,
      [...Object.values(fact), ...on.flatMap((source) => [domains.get(source), titles.get(source)])].join(' · '),
    ]),
    ...passages.map(({ id, page, under, text }): [string, string] => [
      id,
      [text, under, domains.get(page), titles.get(page)].join(' · '),
    ]),
  ]);
  return {
    input: { keyword, language: analyzer.language, pages: sites, facts, passages },
    evidence: evidenceOf(texts, keyword, analyzer),
  };
}
