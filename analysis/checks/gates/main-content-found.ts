/** Gate: the page has main content. */
import { hasMainContent } from '../../read/main-content.ts';
import { wordsBeside } from '../words-beside.ts';
import { defineGate } from './gate.ts';

export const mainContentFound = defineGate({
  id: 'main_content_found',
  needs: ['served', 'document', 'language'],
  judge: ({ served: { words }, document, language }) => ({
    // Paragraphs beside what was taken for the main content are text of the page, too.
    status: hasMainContent(words + wordsBeside({ document, language })) ? 'pass' : 'fail',
    observed: `${words}`,
  }),
});
