/** Why the dashboard cannot give a value, in English: what follows "not measurable:". */

export const reasons = {
  fewPages: 'fewer than three usable pages',
  fewPagesKnown: 'known for fewer than three usable pages',
  fewDatedPages: 'fewer than three dated pages',
  fewPagesUse: 'fewer than three pages use it',
  fewPagesAnswer: 'fewer than three pages answer it',
  fewPagesHaveValue: 'fewer than three pages have a value',
  fewPagesOrWeight: 'fewer than three usable pages, or less than half of the weight is known',
  fewInGroup: 'fewer than three pages in a group, or no difference',
  littleWeight: 'less than half of the weight is known',
  noType: 'no type is known',
  noSign: 'no clue was found',
  noCitations: 'there are no citations',
  noAnswer: 'no answer was captured',
  noSources: 'the parts of the answer name no sources',
  noFigure: 'no passage has a figure',
  noValue: 'the page has no value',
  gateFails: 'a basic condition is not met',
  shortPage: 'the page has fewer words',
  notFromOutside: 'it cannot be seen from outside',
};
