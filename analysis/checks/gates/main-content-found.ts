/** Gate: the page has main content. */
import { hasMainContent } from '../../read/main-content.ts';
import { defineGate } from './gate.ts';

export const mainContentFound = defineGate({
  id: 'main_content_found',
  needs: ['served'],
  judge: ({ served: { words } }) => ({
    status: hasMainContent(words) ? 'pass' : 'fail',
    observed: `${words}`,
  }),
});
