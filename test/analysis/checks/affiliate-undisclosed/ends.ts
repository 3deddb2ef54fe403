/** How the check affiliate-undisclosed ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

/** A page with links that earn, and what it shows. */
const page = (visibleText: string, ...urls: string[]) => ({
  document: {
    ...ordinary().document,
    facts: {
      ...ordinary().document.facts,
      links: { earning: urls.map((url) => ({ url, text: 'Desk', kind: 'external', rel: [], inMain: true })) },
      visibleText,
    },
  } as unknown as Artifacts['document'],
});
const three = ['https://desky.sjv.io/a', 'https://desky.sjv.io/b', 'https://www.awin1.com/cread.php?c'];

export const ends: readonly End[] = [
  ['fail', 'three links and no word', page('Ten desks that we like', ...three)],
  ['pass', 'two links', page('Ten desks that we like', ...three.slice(1))],
  ['pass', 'the foot says so', page('Ten desks. Some are affiliate links.', ...three)],
  ['pass', 'it earns a commission', page('We may earn a Commission when you buy.', ...three)],
  [
    'pass',
    'a language whose words are not known',
    { ...page('Dziesięć biurek', ...three), language: { ...ordinary().language, wanted: 'pl' } },
  ],
  ['not_applicable other_kind_of_page', 'a forum', { ...page('Desks', ...three), page_type: 'forum' }],
];
