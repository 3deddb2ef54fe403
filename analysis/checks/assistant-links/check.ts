/** Check: links to sources carry the mark of the chat assistant from which they were copied. */
import { domainOf } from '../../gather/address.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const assistantLinksRule = defineRule({
  id: 'assistant_links',
  version: 1,
  name: 'Links of the text that a chat assistant marked as its own: utm_source=chatgpt.com and the like',
  constants: {
    assistants: {
      value: ['chatgpt.com', 'openai', 'perplexity', 'copilot.microsoft.com', 'copilot.com', 'gemini', 'claude.ai'],
      unit: 'values of utm_source',
      reason: 'what the assistants append to the addresses that they cite',
    },
    maxHosts: { value: 3, unit: 'hosts', reason: 'enough to find the links by' },
    confidence: { value: 0.95, unit: 'probability', reason: 'nobody else writes the parameter' },
  },
  knownLimits: ['Assistants that mark no links are not recognized.'],
});

const { assistants, maxHosts, confidence } = assistantLinksRule.values;

export interface AssistantLinksParams {
  links: number;
  /** The value of `utm_source`, of the first such link. */
  mark: string;
  /** Where they lead, without `www.`, in page order. */
  hosts: string[];
}

export const assistantLinks = defineCheck({
  id: 'assistant-links',
  category: 'trust',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'page'],
  run: ({ document, page }) => {
    const marked = document.facts.links.citations.flatMap(({ url }) => {
      const mark = new URL(url).searchParams.get('utm_source')?.toLowerCase() ?? '';
      return assistants.some((each) => each === mark) ? [{ mark, host: domainOf(url) }] : [];
    });
    const [first] = marked;
    if (first === undefined) return failWith<AssistantLinksParams>([]);
    return failWith([
      {
        params: {
          links: marked.length,
          mark: first.mark,
          hosts: [...new Set(marked.map(({ host }) => host))].slice(0, maxHosts),
        },
        observed: { value: marked.length, unit: 'links', ev: [page.source_id] },
        expected: { value: 0, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/trust',
      },
    ]);
  },
});
