/** How the check main-heading-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

/** A page with so many main headings, whose text was not found. */
const headed = (mainHeadings: number) => ({
  page: { ...page, identity: { title: 'Standing desks', date_evidence: [] } },
  document: {
    ...ordinary().document,
    facts: { ...ordinary().document.facts, mainHeadings },
  } as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'it has none', headed(0)],
  ['pass', 'it has one that a script fills', headed(1)],
  ['pass', 'it has no title either', { ...headed(0), page: { ...page, identity: { date_evidence: [] } } }],
  ['not_applicable other_kind_of_page', 'a thread', { ...headed(0), page_type: 'forum' }],
];
