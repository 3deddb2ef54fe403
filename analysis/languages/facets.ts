/** The facets of a subject that pages on any subject head differently: what it costs, how to choose it, how it works. */

/** In the order in which a heading is tried for them: "What are the types of desks?" asks for types. */
export const facets = [
  'cost',
  'duration',
  'mistakes',
  'choice',
  'comparison',
  'worth',
  'suitability',
  'effectiveness',
  'benefits',
  'drawbacks',
  'types',
  'maintenance',
  'requirements',
  'reviews',
  'trends',
  'history',
  'examples',
  'installation',
  'working',
  'definition',
] as const;

export type Facet = (typeof facets)[number];

/**
 * By facet the wordings that head a section on it, separated by "|". The words of a wording stand in this order in the
 * heading, with any others between them. The first wording can head a section alone.
 */
export type FacetWords = Readonly<Record<Facet, string>>;
