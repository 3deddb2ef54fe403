/** What words show what a page rests on and how old it is. */

/**
 * What a sentence may show. `reviews`: ratings or opinions of customers, with a figure. `licence`: licences, insurance,
 * certificates. `guarantee`: a warranty, a refund, a return. `method`: how things were chosen or tested. `experience`:
 * the author did it. `cases`: what it did for customers. `vague_source`: studies or experts without a name. `data`: a
 * study, an analysis, a survey. `relative_day`: a time that only a date explains. `pick`: it recommends one thing.
 */
export const pageSigns = [
  'reviews',
  'licence',
  'guarantee',
  'method',
  'experience',
  'cases',
  'vague_source',
  'data',
  'relative_day',
  'pick',
] as const;
export type PageSign = (typeof pageSigns)[number];

/** Alternatives of a pattern. */
export type PageSignWords = Readonly<Record<PageSign, string>>;
