/** How the check assistant-links ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

/** A page whose text links to these addresses. */
const linking = (...urls: string[]) => ({
  document: {
    ...ordinary().document,
    facts: {
      ...ordinary().document.facts,
      links: { citations: urls.map((url) => ({ url, text: 'a study', kind: 'external', rel: [], inMain: true })) },
    },
  } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'a source was copied from an assistant', linking('https://www.study.example/desks?utm_source=chatgpt.com')],
  ['fail', 'the mark is one of several parameters', linking('https://study.example/?id=4&utm_source=OpenAI')],
  ['pass', 'a newsletter marked it', linking('https://study.example/desks?utm_source=newsletter')],
  ['pass', 'the assistant itself is linked', linking('https://chatgpt.com/?q=utm_source')],
  ['pass', 'no link is marked', linking('https://study.example/desks')],
  [
    'not_applicable other_kind_of_page',
    'a thread',
    { ...linking('https://study.example/desks?utm_source=chatgpt.com'), page_type: 'forum' },
  ],
];
