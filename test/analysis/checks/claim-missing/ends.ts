/** How the check claim-missing ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { claim, claimGap, ordinary } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'three sites give it', { claim_gaps: [{ ...claimGap, status: 'missing', page_value: null }] }],
  [
    'pass',
    'the page has the figure somewhere',
    {
      claim_gaps: [{ ...claimGap, status: 'missing', page_value: null, market_value: '15.6 inches' }],
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, visibleText: 'A 14-inch to 15.6-inch screen is fine.' },
      },
    },
  ],
  ...(['94.05', '12000', '0.5'] as const).map((market_value): End => {
    const visibleText = 'Cuesta 94,05 euros, con todo 12.000 euros y 0,50 al día.';
    return [
      'pass',
      `the page writes ${market_value} in another way`,
      {
        claim_gaps: [{ ...claimGap, status: 'missing', page_value: null, market_value }],
        document: { ...ordinary().document, facts: { ...ordinary().document.facts, visibleText } },
      },
    ];
  }),
  [
    'not_applicable no_shared_fact',
    'they say how large a unit is',
    {
      claims: [{ ...claim, subject: 'One square' }],
      claim_gaps: [{ ...claimGap, status: 'missing', page_value: null }],
    },
  ],
  [
    'not_applicable no_shared_fact',
    'they give it in a row of a table',
    {
      claims: [{ ...claim, statement: 'Chapter 13 | $313 | No' }],
      claim_gaps: [{ ...claimGap, status: 'missing', page_value: null }],
    },
  ],
  [
    'not_applicable no_shared_fact',
    'they are told in a recipe',
    {
      claims: [{ ...claim, statement: 'Add 60 grams of whole wheat flour.' }],
      claim_gaps: [{ ...claimGap, status: 'missing', page_value: null }],
    },
  ],
  [
    'not_applicable no_shared_fact',
    'they tell it of something else',
    {
      claims: [{ ...claim, subject: 'minimum wage' }],
      claim_gaps: [{ ...claimGap, status: 'missing', page_value: null }],
    },
  ],
  ['pass', 'the page gives another', { claim_gaps: [claimGap] }],
  [
    'not_applicable no_shared_fact',
    'one site gives it',
    { claims: [{ ...claim, consensus: { ...claim.consensus, k: 1 } }] },
  ],
];
