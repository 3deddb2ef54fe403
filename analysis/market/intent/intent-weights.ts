/** Weights of the intent signals, with reasons. */

import type { QueryWish } from '../../languages/titles.ts';
import type { ContentType, Intent } from '../../report/vocabulary.ts';

/** A signal's intent and weight. The weights are ours: what the searcher says comes before what the results suggest. */
export interface SignWeight {
  intent: Intent;
  weight: number;
  reason: string;
}

/** Words of the query. */
export const wishWeights: Record<QueryWish, SignWeight> = {
  learn: { intent: 'informational', weight: 3, reason: 'The searcher asks for an explanation in so many words.' },
  tell_apart: {
    intent: 'informational',
    weight: 2,
    reason: 'Asked in order to understand, sometimes before a purchase.',
  },
  rate: { intent: 'commercial', weight: 3, reason: 'The searcher wants things judged, which precedes a choice.' },
  compare: { intent: 'commercial', weight: 3, reason: 'The searcher weighs one thing against another.' },
  price: { intent: 'commercial', weight: 2, reason: 'Asked before a purchase, and by the curious too.' },
  buy: { intent: 'transactional', weight: 4, reason: 'The act itself is named.' },
  go: { intent: 'navigational', weight: 4, reason: 'The searcher names a site that they know.' },
  near: { intent: 'local', weight: 4, reason: 'The searcher asks for a place; nothing else answers that.' },
};

/** Question forms of the query; openings other than these two ask for information. */
export const questionWeights = {
  other: { intent: 'informational', weight: 3, reason: 'A question asks to be told something.' },
  which: { intent: 'commercial', weight: 2, reason: '“Which” asks for a choice among things.' },
  price: { intent: 'commercial', weight: 2, reason: '“How much” is asked before a purchase, and by the curious too.' },
} as const satisfies Record<string, SignWeight>;

/** Features of the results page, which engines show if searchers use them. */
export const featureWeights: Record<string, SignWeight> = {
  shopping: { intent: 'transactional', weight: 2, reason: 'Offers are shown where searchers buy.' },
  paid: { intent: 'transactional', weight: 1, reason: 'Advertisers pay where visits turn into sales.' },
  local_pack: { intent: 'local', weight: 3, reason: 'Places are shown where searchers go to one.' },
  knowledge_graph: {
    intent: 'informational',
    weight: 1,
    reason: 'Facts on one thing; a site’s own box shows them too.',
  },
  featured_snippet: { intent: 'informational', weight: 1, reason: 'A quoted answer to a question.' },
  answer_box: { intent: 'informational', weight: 1, reason: 'An answer without a click.' },
  video: { intent: 'informational', weight: 1, reason: 'Shown for what is better seen than read, mostly how-to.' },
  news: { intent: 'informational', weight: 1, reason: 'Something has happened that searchers follow.' },
  discussions_and_forums: {
    intent: 'informational',
    weight: 0.5,
    reason: 'Searchers look for experience, to learn or to choose.',
  },
  ai_overview: { intent: 'informational', weight: 0.5, reason: 'A written answer; shown for other intents as well.' },
  paa: { intent: 'informational', weight: 0.5, reason: 'Questions are shown for nearly every query.' },
};

/** The keyword contains a place. Weighs less than "near me", because lists of "the best … in …" contain one too. */
export const placeWeight: SignWeight = {
  intent: 'local',
  weight: 2,
  reason: 'A service is often sought in a place; a place may also be the subject itself.',
};

/** The intent that each content type signals; `weight` is its share of `resultsWeight`. A hub signals nothing. */
export const contentTypeWeights: Record<ContentType, SignWeight | null> = {
  guide: { intent: 'informational', weight: 1, reason: 'Written to explain.' },
  reference: { intent: 'informational', weight: 1, reason: 'Written to be looked up.' },
  news: { intent: 'informational', weight: 1, reason: 'Written to report.' },
  video: { intent: 'informational', weight: 1, reason: 'Made to show.' },
  forum: { intent: 'informational', weight: 1, reason: 'People ask and answer.' },
  listicle: {
    intent: 'commercial',
    weight: 0.75,
    reason: 'Lists rank things to choose from; a few are ideas and tips.',
  },
  comparison: { intent: 'commercial', weight: 1, reason: 'Written to help choose.' },
  review: { intent: 'commercial', weight: 1, reason: 'Judges one thing for those who may buy it.' },
  product: {
    intent: 'transactional',
    weight: 0.75,
    reason: 'Sells the thing; searchers who do not say “buy” may still be choosing.',
  },
  category: { intent: 'transactional', weight: 1, reason: 'Sells things of the kind.' },
  hub: null,
  service: { intent: 'commercial', weight: 1, reason: 'Offers to do it: the searcher chooses whom to ask.' },
  local_service: { intent: 'local', weight: 1, reason: 'Offers to do it in one place.' },
  tool: { intent: 'transactional', weight: 1, reason: 'Does the thing: Broder’s sense of a transaction.' },
  home: {
    intent: 'commercial',
    weight: 0.75,
    reason: 'Home pages of several sites: no single site is looked for, so the searcher chooses among them.',
  },
};

/** The first result is the home page of a site with the query as its name. */
export const namedSiteWeight: SignWeight = {
  intent: 'navigational',
  weight: 4,
  reason: 'The query is the name of a site, and its home page comes first.',
};
