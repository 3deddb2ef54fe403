/** Check: a list that recommends options puts the site's own one first, or lists it without saying whose it is. */
import { discloses } from '../../page/signs/disclosures.ts';
import { defineRule } from '../../rules/rule.ts';
import { isSitesOwn, sharesSiteName } from '../../text/site-name.ts';
import { anySubject, choices } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const ownProductFirstRule = defineRule({
  id: 'own_product_first',
  version: 5,
  name: 'The first entry of a list of recommendations has the name of the site, or another has and nothing near says so',
  constants: {
    minEntries: { value: 3, unit: 'names', reason: 'two names are a comparison with a rival, which says whose it is' },
    minLetters: { value: 4, unit: 'letters', reason: 'a shorter name is part of many domains by chance' },
    nearChars: {
      value: 300,
      unit: 'characters on either side of the name',
      reason: 'two or three sentences: whoever says whose product it is says it there',
    },
    confidence: {
      value: 0.8,
      unit: 'probability',
      reason: 'a site may have the name of a product that is not its own',
    },
  },
  knownLimits: ['An own product under another name than that of the site is not seen.'],
});

const { minEntries, minLetters, nearChars, confidence } = ownProductFirstRule.values;

/** Where a sentence ends. */
const ending = /[.!?…。\n]/u;

export interface OwnProductParams {
  name: string;
  domain: string;
  /** Place in the list, from 1. Further down, nothing near it says that it is the site's own. */
  place: number;
  /** Number of entries of the list. */
  /** Whether the page says how it chose and ordered them. */
  hasMethod: boolean;
}

export const ownProductFirst = defineCheck({
  id: 'own-product-first',
  category: 'trust',
  appliesTo: anySubject(...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['signs', 'entries', 'document', 'language', 'page'],
  run: ({ signs: { own }, entries, document, language, page }) => {
    const { domain } = own;
    const numbered = numberedFrom1(document.blocks);
    // The name of the site is no entry in general; numbered, it is.
    const isFirst = numbered[0] !== undefined && sharesSiteName(calledBy(numbered[0]), domain, minLetters);
    const isNumbered = isFirst || numbered.some((name) => isOwn(name));
    const list = isNumbered ? numbered : entries;
    const at = isFirst || sharesSiteName(calledBy(list[0] ?? ''), domain, minLetters) ? 0 : list.findIndex(isOwn);
    const name = list[at];
    if (name === undefined || list.length < minEntries) return failWith<OwnProductParams>([]);
    const called = calledBy(name);
    if (at > 0 && !isUnsaid(called)) return failWith<OwnProductParams>([]);
    return failWith([
      {
        params: {
          name: called,
          domain,
          place: at + 1,
          hasMethod:
            own.method !== null || discloses('selection', document.facts.visibleText, language.wanted) !== false,
        },
        observed: { value: called, ev: [page.source_id] },
        expected: { value: 'disclosed', basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/trust',
      },
    ]);

    function isOwn(name: string): boolean {
      return calledBy(name).length >= minLetters && isSitesOwn(calledBy(name), domain);
    }

    /** Whether no text around the name says whose it is. */
    function isUnsaid(called: string): boolean {
      const text = [document.text, ...document.facts.textBeside].join('\n').toLowerCase();
      const word = called.toLowerCase();
      for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
        const before = text.slice(Math.max(0, start - nearChars), start);
        const after = text.slice(start, start + word.length + nearChars);
        if (discloses('own', before + after, language.wanted) !== false) return false;
        const sentence = `${before.split(ending).at(-1)}${after.split(ending)[0]}`;
        if (discloses('ours', sentence, language.wanted) === true) return false;
      }
      return true;
    }
  },
});

/** "LessAccounting: the best for getting paid" says the name before what is said of it. */
function calledBy(name: string): string {
  return name.split(/[:：]\s|\s[–—|-]\s/u)[0] ?? name;
}

/** The headings that count from 1; what is numbered from one again is another list. */
function numberedFrom1(blocks: readonly { kind: string; text: string }[]): string[] {
  const numbered = blocks.flatMap(({ kind, text }) => {
    const [, number, name] = kind === 'heading' ? (/^\s*(?:#|№)?(\p{N}{1,3})[.):]\s+(.+)$/u.exec(text) ?? []) : [];
    return name === undefined ? [] : [{ number: Number(number), name }];
  });
  const end = numbered.findIndex(({ number }, index) => number !== index + 1);
  return numbered.slice(0, end < 0 ? numbered.length : end).map(({ name }) => name);
}
