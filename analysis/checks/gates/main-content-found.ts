/** Gate: there is a main content to read. */
import { leastWords } from '../../gather/least-words.ts';
import { defineGate } from './gate.ts';

export const mainContentFound = defineGate({
  id: 'main_content_found',
  needs: ['served'],
  judge: ({ served: { words } }) => ({
    status: words >= leastWords ? 'pass' : 'fail',
    observed: `${words}`,
  }),
});
