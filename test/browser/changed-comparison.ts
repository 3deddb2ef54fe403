/** A comparison with changes of every kind: the audits of these tests follow each other at once, and find none. */
import type { Page } from '@playwright/test';
import type { Comparison } from '../../analysis/index.ts';

type Flags = Comparison['measures'][number]['flags'];
const named = (text: string, flags: Flags = []) => ({ text, flags });
const finding = (title: string, flags: Flags = []) => ({ rule_id: 'x', title, severity: 'medium' as const, flags });
const site = (domain: string) => ({ url: `https://${domain}/standing-desk`, domain, flags: ['within_noise'] as Flags });
const control = (url: string, edited: boolean, before: number, after: number) => ({
  ...{ url, edited, verdict_before: null, verdict_after: null, score_before: before, score_after: after },
});

/** What has changed, beside the figures and the open findings. */
const changes = {
  changed: { rules: true, market: true, page: true },
  controls: {
    pages: [
      control('https://plainroom.example/guides/standing-desk', false, 92.1, 88.4),
      control('https://help.standkind.example/articles/standing-desk-questions', true, 68.9, 74.2),
    ],
    measures: [{ name: 'score', pages: 1, difference: -3.7, net: 21.9 }],
  },
  results: {
    new: [{ ...site('kestrelbarn.example'), rank: 3 }],
    lost: [{ ...site('dealsheet.example'), rank: 9 }],
    kept: [{ ...site('norrowick.example'), rank_before: 9, rank_after: 4 }],
    share_kept: null,
  },
  citations: {
    state_before: 'captured',
    state_after: 'captured',
    new: [{ ...site('kestrelbarn.example'), engine: 'chatgpt' }],
    lost: [{ ...site('example.com'), engine: 'perplexity' }],
    kept: [],
    share_kept: null,
  },
  market: {
    topics: { new: [named('Cable tray')], lost: [named('Key fob', ['market_moved'])] },
    questions: { new: [named('Are standing desks noisy?')], lost: [] },
  },
} satisfies Partial<Comparison>;

/** Answers the page's questions for comparisons with the true one and these changes. */
export async function showChanges(page: Page): Promise<void> {
  await page.route('**/dashboard/audits/*/compare/*', async (route) => {
    const found = (await (await route.fetch()).json()) as Comparison;
    const measures = found.measures.map((measure, at) => ({
      ...measure,
      ...{
        after: (measure.after ?? 0) + 3,
        difference: measure.name === 'score' ? 3 : 3 / (measure.after_of ?? 1),
        flags: at === 0 ? ['rules_changed', 'controls_moved'] : [],
      },
    }));
    const changed = found.page && {
      ...found.page,
      edited: ['title', 'text'],
      topics: { won: [named('Warranty')], lost: [named('Legs', ['rules_changed', 'within_noise'])] },
      questions: { won: [named('Can I stand all day?')], lost: [] },
      findings: {
        solved: [finding('The page has no comparison table')],
        new: [finding('The page says little about “Motors”', ['market_moved'])],
        open: found.page.findings.open.slice(2),
      },
    };
    await route.fulfill({ json: { ...found, ...changes, measures, page: changed } });
  });
}
