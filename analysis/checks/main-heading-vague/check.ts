/** Check: no main heading of the page has a word of the keyword or of the title, apart from the name of the site. */
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const mainHeadingVagueRule = defineRule({
  id: 'main_heading_vague',
  version: 1,
  name: 'The main heading does not name the subject of the page',
  constants: {
    minTitled: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason: 'A page whose title has fewer is about something else.',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'it may name the subject in other words' },
  },
  knownLimits: ['Synonyms are not known.'],
});

const { minTitled, confidence } = mainHeadingVagueRule.values;

export interface VagueHeadingParams {
  keyword: string;
  /** The main heading, and the title, which does name the subject. */
  text: string;
  title: string;
}

/** A title without the heading that ends it, which is then the name of the site; whole if nothing else is left. */
function withoutSiteName(title: string, h1: string): string {
  if (!title.toLowerCase().endsWith(h1.toLowerCase())) return title;
  const rest = title.slice(0, title.length - h1.length).replace(/[^\p{L}\p{M}\p{N}?!)]+$/u, '');
  return rest === '' ? title : rest;
}

export const mainHeadingVague = defineCheck({
  id: 'main-heading-vague',
  category: 'structure',
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'info', effort: 'S', metric: 'relevance', practice: null },
  needs: ['signs', 'page', 'keyword'],
  run: ({ signs: { own }, page, keyword: { text: keyword, stems, inTitle } }) => {
    const { title, h1 } = page.identity;
    const isTitled = stems.length > 0 && inTitle.length >= stems.length * minTitled;
    if (title === undefined || h1 === undefined || own.headedWords !== 0 || !isTitled)
      return failWith<VagueHeadingParams>([]);
    return failWith([
      {
        params: { keyword, text: h1, title: withoutSiteName(title, h1) },
        observed: { value: h1, ev: [page.source_id] },
        expected: { value: title, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/identity/h1',
      },
    ]);
  },
});
