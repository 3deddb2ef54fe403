/** Check: the meta description has no word of the keyword, the title or the main heading. */
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const descriptionVagueRule = defineRule({
  id: 'description_vague',
  version: 1,
  name: 'The meta description does not name the subject of the page',
  constants: {
    minChars: { value: 20, unit: 'characters', reason: 'a shorter one is a name' },
    confidence: { value: 0.8, unit: 'probability', reason: 'it may name the subject in other words' },
  },
  knownLimits: ['Synonyms are not known.'],
});

const { minChars, confidence } = descriptionVagueRule.values;

export interface VagueDescriptionParams {
  keyword: string;
  text: string;
}

export const descriptionVague = defineCheck({
  id: 'description-vague',
  category: 'relevance',
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'info', effort: 'S', metric: 'relevance', practice: null },
  needs: ['signs', 'page', 'keyword'],
  run: ({ signs: { own }, page, keyword }) => {
    const { description, describedWords } = own;
    if (description === null || describedWords !== 0 || description.trim().length < minChars)
      return failWith<VagueDescriptionParams>([]);
    return failWith([
      {
        params: { keyword: keyword.text, text: description },
        observed: { value: 0, unit: 'words', ev: [page.source_id] },
        expected: { value: 1, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/identity/description',
      },
    ]);
  },
});
