/** Names the methods behind what is said per result and of the spread over results. */
import { CRAWLER_REGISTRY_VERSION } from '../access/crawlers.ts';
import { bm25Parameters } from '../measure/bm25.ts';
import { zoneWeights } from '../measure/relevance.ts';
import type { Metadata } from '../report/report.ts';

/** The methods of `results`, `content_profile`, `freshness` and `ai_access`. */
export const resultMethods: Metadata['methods'] = {
  'content_type@1': {
    name: 'Content types: weighed signs from make-up, structured data, headings, title and address; signs are listed',
    version: '1',
    params: { least_weight: 1, least_weight_unread: 2.5 },
    known_limits: [
      'Weights were set by hand on 100 English results; of 170 others, judged by one reader, 167 were right.',
      'Words of titles are known in en, fr, de, es, it, pt, nl, ar, hi, zh, ja and th; elsewhere make-up alone tells.',
      'There is no type for running commentary: an article that nothing else marks is a guide.',
    ],
  },
  'site_type@1': {
    name: 'Site types: weighed signs from host, menus, structured data and publisher, over all pages of a site seen',
    version: '1',
    params: { least_weight: 1 },
    known_limits: [
      'Weights were set by hand on 200 English results; of 70 others, judged by one reader, 62 were right and 5 not told.',
    ],
  },
  'dates@1': {
    name: 'Days: all evidence of a page added up by day; a day is reported from a least confidence on',
    version: '1',
    params: { least_confidence: 0.2, least_confidence_unwritten: 0.4 },
    known_limits: [
      'A day is taken as written: zones are not known.',
      'What a page declares changed may be its template.',
    ],
  },
  'direct_answer@1': {
    name: 'Direct answers: the first passage below a question of the keyword, or that defines it or states it at once',
    version: '1',
    params: { opening_share: 0.3, most_passages: 200 },
    known_limits: [
      'Told by form: whether the answer is right is not judged.',
      'Synonyms and abbreviations are not known.',
    ],
  },
  'bm25f@1': {
    name: 'BM25F over title, h1, h2 and h3, opening and body',
    version: '1',
    params: {
      ...bm25Parameters,
      ...Object.fromEntries(Object.entries(zoneWeights).map(([zone, weight]) => [`weight_${zone}`, weight])),
    },
    reference_url: 'https://doi.org/10.1561/1500000019',
    known_limits: ['Weights of parts are ours: no judged pages were at hand to tune them.', 'Synonyms are not known.'],
  },
  'readability@1': {
    name: 'Readability of the running text, by the formula published for the language',
    version: '1',
    params: { most_characters: 20_000 },
    known_limits: ['Values of two formulas do not compare; syllables are counted by groups of vowels.'],
  },
  'cliffs_delta@1': {
    name: "Cliff's delta with the asymmetric 95 % interval by the consistent variance",
    version: '1',
    params: { z: 1.959963984540054, least_group: 3 },
    reference_url: 'https://doi.org/10.22237/jmasm/1099267560',
    known_limits: ['With three pages a group it holds the truth in 97 to 100 of 100: wider than 95 % would need.'],
  },
  'crawler_access@1': {
    name: 'Crawlers by role against robots.txt (RFC 9309), meta robots and X-Robots-Tag',
    version: '1',
    params: { registry: CRAWLER_REGISTRY_VERSION },
    reference_url: 'https://www.rfc-editor.org/rfc/rfc9309',
    known_limits: ['What a firewall does with a crawler is not tested.'],
  },
  'registrable_domain@1': {
    name: 'Sites: registrable domains by the ICANN section of the Public Suffix List',
    version: '1',
    params: { list: 'tldts-icann 7.4.16' },
    reference_url: 'https://publicsuffix.org/',
    known_limits: ['The users of a platform (github.io) are one site with it.'],
  },
};
