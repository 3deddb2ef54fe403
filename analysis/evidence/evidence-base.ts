/** All studies and documents that the product's advice may be based on. */
import type { Studies } from '../languages/writing-pack.ts';
import type { Evidence } from '../report/metadata/evidence-base.ts';
import { papers } from './papers.ts';
import { vendorDocuments } from './vendor-documents.ts';
import { vendorStudies } from './vendor-studies.ts';

/** Each has a title, a year and a public address; sources without these are not used. */
export const evidenceBase = [...papers, ...vendorStudies, ...vendorDocuments];

export type EvidenceId = (typeof evidenceBase)[number]['id'];

/**
 * Returns the distinct entries of `ids` in the order of `evidenceBase`, so that a report lists only what it refers to.
 * Design and note are in the language of `texts`.
 */
export function evidenceFor(ids: Iterable<string>, texts: Studies): Evidence[] {
  const wanted = new Set(ids);
  return evidenceBase.filter(({ id }) => wanted.has(id)).map((study) => ({ ...study, ...texts[study.id] }));
}
