/** Check: the page lacks facts with figures on which several market sites agree. */

import { languagePack } from '../../languages/packs.ts';
import { onesOf } from '../../market/claims/figures/number-words.ts';
import { defineRule } from '../../rules/rule.ts';
import { patternOf } from '../../text/sign-patterns.ts';
import { numberWords } from '../../text/vocabulary.ts';
import { lowerCase } from '../../text/words.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const claimMissingRule = defineRule({
  id: 'claim_missing',
  version: 6,
  name: 'Several sites state a fact that the page does not',
  constants: {
    minSites: { value: 3, unit: 'sites', reason: 'a fact stated by fewer sites belongs to a page, not to the market' },
    maxFindings: { value: 4, unit: 'findings', reason: 'a writer adds a few facts at once' },
    confidence: { value: 0.6, unit: 'probability', reason: 'the page may state the fact in words that are not read' },
  },
  knownLimits: [],
});

const { minSites, maxFindings, confidence } = claimMissingRule.values;

export const claimMissing = defineCheck({
  id: 'claim-missing',
  category: 'facts',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'low', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['claims', 'claim_gaps', 'passages', 'page', 'keyword', 'document', 'language'],
  run: ({ claims, claim_gaps, passages, page, keyword, document, language }) => {
    const words = new Set(keyword.text.toLowerCase().split(/\s+/u));
    // A figure is asked for if it measures something about what is searched: the minimum wage is a detail of leasing. If
    // the subject only repeats the keyword, it does not say what.
    const saysWhat = (subject: string): boolean => {
      const own = subject.toLowerCase().split(/\s+/u);
      return own.some((word) => words.has(word)) && own.some((word) => !words.has(word));
    };
    // "One square is 100 square feet" explains a unit.
    const numbers = new Set([...numberWords(language.wanted).keys(), ...onesOf(language.wanted)]);
    const isUnit = (subject: string): boolean => {
      const [first = ''] = subject.toLowerCase().split(/\s+/u);
      return numbers.has(first) || /^\p{N}+$/u.test(first);
    };
    // How much somebody takes or does in his own recipe or plan is no fact for others.
    const { pageSigns } = languagePack(language.wanted);
    const instruction = pageSigns === null ? null : patternOf(pageSigns, 'instruction');
    // The header of a column alone does not say of what its figures are.
    const isSaid = ({ statement, subject }: (typeof claims)[number]): boolean =>
      !statement.includes(' | ') &&
      saysWhat(subject) &&
      !isUnit(subject) &&
      instruction?.test(lowerCase(statement, language.wanted)) !== true;
    const wide = claims.filter((claim) => claim.consensus.k >= minSites && isSaid(claim));
    if (wide.length === 0) return notApplicable('no_shared_fact');
    const found = wide.flatMap((claim) => {
      const gap = claim_gaps.find(({ claim_id, status }) => claim_id === claim.id && status === 'missing');
      const [first] = claim.support;
      const passage = first === undefined ? undefined : passages.get(first);
      const example = passage && { ...passage, quote: claim.statement };
      // A page that has the figure anywhere may say it of the same thing in other words.
      const figures = gap?.market_value.match(/\p{N}+(?:\.\p{N}+)?/gu) ?? [];
      if (gap === undefined || figures.some((figure) => isWritten(figure, document.facts.visibleText))) return [];
      return [
        {
          params: {
            subject: claim.subject,
            value: gap.market_value,
            unit: claim.unit,
            k: claim.consensus.k,
            example: example ?? null,
          },
          observed: { value: null, ev: [page.source_id] },
          expected: { value: gap.market_value, basis: 'market' as const, ev: [claim.id, ...claim.support] },
          confidence,
          affects: [],
          size: 1,
          reach: claim.consensus.rate,
          json_pointer: `/gap/claim_gaps/${claim_gaps.indexOf(gap)}/status`,
        },
      ];
    });
    return failWith(found.slice(0, maxFindings));
  },
});

/** Whether a text has `figure` ("94.05", "12000") as any language writes it: "94,05", "12.000", "12 000". */
function isWritten(figure: string, text: string): boolean {
  const [whole = '', decimals] = figure.split('.');
  const thousands = whole.replaceAll(/\B(?=(?:\p{N}{3})+$)/gu, "[.,'’\\s]?");
  const rest = decimals === undefined ? '(?:[.,]0+)?' : `[.,]${decimals}0*`;
  return new RegExp(`(?<!\\p{N}|\\p{N}[.,])${thousands}${rest}(?!\\p{N}|[.,]\\p{N})`, 'u').test(text);
}
