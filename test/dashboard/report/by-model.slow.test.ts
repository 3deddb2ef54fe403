/** What a language model made is marked where it is shown, with its prompt; a report by rules has no such mark. */
import { beforeEach, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { MarketReport } from '../../../analysis/index.ts';
import { Claims } from '../../../dashboard/src/report/market/claims.tsx';
import { ClaimSupport } from '../../../dashboard/src/report/market/engines/claim-support.tsx';
import { Topics } from '../../../dashboard/src/report/market/topics.tsx';
import { ReportProvider } from '../../../dashboard/src/report/parts/report-context.tsx';
import { labels, showIn } from '../../../dashboard/src/report/words.ts';
import { goldenReport } from '../../golden/reports.ts';
import { shownPackOf } from '../shown-packs.ts';

const report = (await goldenReport('market')) as MarketReport;
const { topics, claims, answer_engines: engines } = report.market_serp;
const support = engines.find(({ claim_support: one }) => (one?.sentences.length ?? 0) > 0)?.claim_support;
const sentence = {
  ...{ sample: 0, start: 0, end: 9, text: 'It is so.', urls: [], citations: [] },
  state: 'contradicted' as const,
};
const base = support ?? { supported: null, not_found: null, contradicted: null, unreadable: 0, sentences: [] };
const checked = { ...base, sentences: [sentence] } as never;

beforeEach(() => showIn(shownPackOf('en')));

/** The prompts of the marks in `children`. */
function marksIn(children: ReactElement): string[] {
  const provided = createElement(ReportProvider, { report, children });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MantineProvider, null, provided)));
  const [, ...after] = html.split(labels().gap.byModel);
  return after.map((text) => /<code>([^<]*)<\/code>/u.exec(text)?.[1] ?? 'none');
}

const byModel = (task: string) => ({ method: 'model' as const, prompt_version: `${task}@1` });

test.each<[string, ReactElement, ReactElement]>([
  [
    'topics',
    createElement(Topics, { topics }),
    createElement(Topics, {
      topics: topics.map((topic, at) => (at === 1 ? { ...topic, ...byModel('topics') } : topic)),
    }),
  ],
  [
    'facts',
    createElement(Claims, { claims }),
    createElement(Claims, {
      claims: claims.map((claim, at) => (at === 0 ? { ...claim, ...byModel('facts') } : claim)),
    }),
  ],
  [
    'support',
    createElement(ClaimSupport, { support: checked }),
    createElement(ClaimSupport, {
      support: { ...(checked as object), sentences: [{ ...sentence, ...byModel('support') }, sentence] } as never,
    }),
  ],
])('%s', (task, byRules, mixed) => {
  expect(marksIn(byRules)).toEqual([]);
  expect(marksIn(mixed)).toEqual([`${task}@1`]);
});
