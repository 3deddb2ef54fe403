/** Recognizes papers of journals, which stay as they were published. */
import type { Artifacts } from './artifacts.ts';

/** Meta elements by which journals describe their papers (https://scholar.google.com/intl/en/scholar/inclusion.html). */
const paper = /^citation_(?:doi|journal_title|pmid)$/u;

/** Whether the markup of a page describes a paper. */
export const isPaper = ({ facts }: Artifacts['document']): boolean => facts.metas.some(({ name }) => paper.test(name));
