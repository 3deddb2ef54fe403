/** All studies and documents that the product's advice may be based on. */
import type { Evidence } from '../report/metadata/evidence-base.ts';
import { papers } from './papers.ts';
import { vendorDocuments } from './vendor-documents.ts';
import { vendorStudies } from './vendor-studies.ts';

/** Each has a title, a year and a public address; sources without these are not used. */
export const evidenceBase = [...papers, ...vendorStudies, ...vendorDocuments];

export type EvidenceId = (typeof evidenceBase)[number]['id'];

/**
 * Returns the distinct entries of `ids` in the order of `evidenceBase`, so that a report lists only what it refers to.
 */
export function evidenceFor(ids: Iterable<string>): Evidence[] {
  const wanted = new Set(ids);
  return evidenceBase.filter(({ id }) => wanted.has(id)).map((entry) => ({ ...entry }));
}
