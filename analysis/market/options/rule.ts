/** The rule of options: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const optionsRule = defineRule({
  id: 'options',
  version: 8,
  name: 'Options: names that pages list over sections, in tables and in structured data, and kinds of things that lists of several sites share, with prices and ratings',
  constants: {
    listTypes: {
      value: ['listicle', 'comparison', 'category', 'hub'],
      unit: 'content types',
      reason: 'on ten labelled markets, lists on other pages were budget items, attacks and members of a team',
    },
    optionTypes: {
      value: ['product', 'brand', 'organization'],
      unit: 'entity types',
      reason: 'what can be chosen; a list of places or people recommends nothing to buy or to hire',
    },
    askedTypes: {
      value: ['product', 'place', 'work', 'event'],
      unit: 'entity types',
      reason: 'what a keyword may ask for by its kind, to choose among: where to go, what to read',
    },
    maxOptions: { value: 40, unit: 'options', reason: 'more are no overview' },
    maxSectionChars: {
      value: 4000,
      unit: 'characters',
      reason: 'what is said of one option; more is said of others too',
    },
    maxLabelWords: {
      value: 8,
      unit: 'words',
      reason: 'so few beside an amount are a name or a label: "Oakfield desk: $499"; more tell what the amount is',
    },
    minCountries: { value: 3, unit: 'countries', reason: 'a menu names several; one may be the name of a brand' },
    maxPassages: { value: 3, unit: 'passages', reason: 'enough to check' },
  },
  knownLimits: ['two_names_are_no_list', 'name_lengths_apart'],
});
