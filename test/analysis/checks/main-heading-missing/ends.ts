/** How the check main-heading-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

/** A page with headings of these levels, whose main heading was not found elsewhere. */
const headed = (...levels: number[]) => ({
  page: { ...page, identity: { title: 'Standing desks', date_evidence: [] } },
  document: {
    ...ordinary().document,
    facts: { ...ordinary().document.facts, outline: levels.map((level) => ({ level, text: 'Desks' })) },
  } as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'its headings begin at the second level', headed(2, 3, 2)],
  ['fail', 'it has none at all', headed()],
  ['pass', 'it has one', headed(2, 1)],
  ['pass', 'it has no title either', { ...headed(2), page: { ...page, identity: { date_evidence: [] } } }],
  ['not_applicable other_kind_of_page', 'a thread', { ...headed(2), page_type: 'forum' }],
];
