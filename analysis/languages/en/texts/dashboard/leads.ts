/** How each section of the dashboard is to be read, in English: one or two sentences below its heading. */
export const leads = {
  answers:
    'Answers change from day to day, and so do most citations. What one observation shows may be chance; of several, you see how far they agree. A number opens the page that the part cites.',
  brief: 'What the market covers, in the order of its pages. The opportunities say what would set a page apart.',
  claims:
    'Where pages agree, give the same figure or say why yours differs. Where they disagree, a page with a source can settle it. Agreement does not make a figure true.',
  difficulty: 'How hard this market is, put together from the parts below. It is no forecast of ranks or citations.',
  entities: 'People, organizations, products and places that the pages name.',
  factGaps: 'A figure that differs from the market is a reason to check it, not an error. The market can be wrong.',
  features: 'What was shown, what was looked for and not shown, and what the provider does not report.',
  findings: 'What blocks the page comes first. Then comes what is known to help most, for the least effort.',
  gates: 'A page that cannot be read or quoted gets no score. These conditions come first.',
  howMade: 'Times, providers and costs; methods with their limits; the studies behind the advice.',
  notRecommended: 'Often advised, but tested without effect or found harmful.',
  opportunities: 'What the market leaves open, and how much of the market leaves it open.',
  passages:
    'Your passage on one side, and on the other the passage of the market to learn from in form, not in wording.',
  profile:
    'The box holds the middle half of the usable pages, the thick line 8 of 10, and the dots are the lowest and the highest. These are no targets: inside the box is like the market.',
  questions:
    'What people, engines and pages ask, with the passage that answers best. A question that few pages answer is a gap in the market.',
  results:
    'Relevance is compared with the best page of this market. A direct answer is given with its position in the page. A dash means that it could not be measured.',
  scores:
    'Each part compares your page with the pages of this market. The mark stands further right the more of them it equals or beats.',
  siteKinds: 'Of the citations of sites whose type is known.',
  termGaps:
    'A missing term may point to something that you leave out. Adding words alone gains nothing, and repeating them does harm.',
  terms: 'Words that at least two sites use. They show what belongs to the subject; they are no list to work through.',
  topicCoverage: 'A score of 1 means that your page says as much on the topic as a short section of the other pages.',
  topics:
    'Core: at least 6 of 10 pages treat it. Common: at least 3 of 10. Differentiator: fewer, so it can set a page apart. A dash means that no AI answer was captured.',
  trust: 'What a reader can check. These are facts without a score.',
};
