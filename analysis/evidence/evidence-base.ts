/** Every study and document that the product's advice may rest on. */
import type { Evidence } from '../report/metadata/evidence-base.ts';
import { papers } from './papers.ts';
import { vendorDocuments } from './vendor-documents.ts';
import { vendorStudies } from './vendor-studies.ts';

/** Each has a title, a year and an address where it can be read; what has none is not relied on. */
export const evidenceBase = [...papers, ...vendorStudies, ...vendorDocuments];

export type EvidenceId = (typeof evidenceBase)[number]['id'];

/** The entries of `ids`, each once, in the order of the table: a report lists what it refers to and no more. */
export function evidenceFor(ids: Iterable<string>): Evidence[] {
  const wanted = new Set(ids);
  return evidenceBase.filter(({ id }) => wanted.has(id)).map((entry) => ({ ...entry }));
}
