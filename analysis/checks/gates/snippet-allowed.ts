/** Gate: engines may quote the page. Without a snippet they cannot use it in an answer. */
import { effectiveRules } from '../../access/page-rules.ts';
import { defineGate } from './gate.ts';
import { isTextWithheld } from './withheld.ts';

export const snippetAllowed = defineGate({
  id: 'snippet_allowed',
  needs: ['access', 'document'],
  judge: ({ access, document }) => {
    if (!access.snippetAllowed) {
      const { because } = effectiveRules(access.pageRules, '*');
      const rule = because.find(({ nosnippet, maxSnippetChars }) => nosnippet || maxSnippetChars === 0);
      return { status: 'fail', observed: rule?.text ?? null };
    }
    const { share } = document.facts.noSnippet;
    return isTextWithheld(share)
      ? { status: 'fail', observed: `data-nosnippet ${share}` }
      : { status: 'pass', observed: null };
  },
});
