/** How the check title-repeats-name ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { page } from '../ordinary.ts';

const titled = (title: string) => ({ page: { ...page, identity: { ...page.identity, title } } });

export const ends: readonly End[] = [
  ['fail', 'the template adds the name again', titled('Best standing desks | Oakline | Oakline')],
  ['fail', 'it stands first and last', titled('Oakline Desks | Standing desks - Oakline desks')],
  ['pass', 'it stands once', titled('Best standing desks | Oakline')],
  ['pass', 'one part is in another', titled('Oakline standing desks | Oakline')],
  ['pass', 'a short part is a mark', titled('Desks | UK | Oakline | UK')],
  ['pass', 'a hyphen joins words', titled('Sit-sit desks by Oakline')],
  ['not_applicable other_kind_of_page', 'a thread', { ...titled('Desks | Lemmy | Lemmy'), page_type: 'forum' }],
];
