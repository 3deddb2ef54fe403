/** How English headings name the facets of a subject. */
import type { FacetWords } from '../facets.ts';

export const facets: FacetWords = {
  cost: 'cost | costs | price | prices | pricing | fees | how expensive | how much pay | how much charge',
  duration: 'timeline | duration | how long | time frame | timeframe | turnaround | how many weeks | how many days',
  mistakes: 'mistakes | mistake | pitfalls | errors | what to avoid | things to avoid | what not to do',
  choice: `how to choose | how do i choose | choosing | choose the right | how to pick | how to select | selecting
    | find the right | finding the right | how to find | how to hire | what to look for | what should look for
    | what should i consider | what to consider | things to consider | factors to consider | before you buy
    | before buying | buying guide | buyer's guide`,
  comparison:
    'comparison | vs | versus | compared to | compared with | difference between | differences between | alternatives',
  worth: 'worth it | worth the',
  suitability: 'who it is for | who is it for | who should | who needs | right for you | who benefits',
  effectiveness: 'effectiveness | is effective | are effective | how effective | does work | do work',
  benefits: 'benefits | benefit | advantages | pros | upsides',
  drawbacks: 'drawbacks | disadvantages | cons | downsides | limitations | challenges',
  types: 'types | kinds | varieties',
  maintenance: 'maintenance | cleaning | how to clean | how to care | upkeep | maintaining',
  requirements: 'requirements | eligibility | who qualifies | qualify | what you need | what do you need',
  reviews: `reviews | testimonials | what clients say | what customers say | what people say | customer stories
    | client stories | success stories`,
  trends: 'future | trends | predictions | outlook',
  history: 'history | origins | evolution',
  examples: 'examples | samples',
  installation: 'installation | how to install | installing | setting up',
  working: 'how it works | how work | how works | how function | how functions',
  definition: 'definition | what is | what are | what exactly is | meaning',
};
