/** The brief on screen says what the downloaded brief says, in each language. */
import { expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type GapReport, renderBrief } from '../../../analysis/index.ts';
import { Brief } from '../../../dashboard/src/report/market/brief.tsx';
import { ReportProvider } from '../../../dashboard/src/report/parts/report-context.tsx';
import { showIn } from '../../../dashboard/src/report/words.ts';
import { goldenReport } from '../../golden/reports.ts';
import { shownPackOf } from '../shown-packs.ts';

const report = (await goldenReport('gap')) as GapReport;

const textOf = (html: string): string =>
  (parseHTML(`<html><body>${html}</body></html>`).document.body.textContent ?? '').replaceAll(/\s+/gu, ' ');

function onScreen(language: string): string {
  showIn(shownPackOf(language));
  const children = createElement(Brief, { brief: report.market_serp.brief });
  const provided = createElement(ReportProvider, { report, children });
  return textOf(
    renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MantineProvider, null, provided))),
  );
}

test.each(['en', 'fr', 'de', 'es'])('%s', (language) => {
  const shown = onScreen(language);
  const html = renderBrief(report, 'html', language) ?? '';
  const { document } = parseHTML(html);
  const lines = [...document.querySelectorAll('li, h2, h3')].map((line) => {
    // Sites are chips with their rank on screen, and labels are heads without a colon.
    for (const label of line.querySelectorAll('a, li > strong:first-child')) {
      if (label.tagName === 'A' || /[:：]\s*$/u.test(label.textContent ?? '')) label.remove();
    }
    return (line.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
  });
  expect(lines.length).toBeGreaterThan(20);
  const missing = lines.flatMap((line) =>
    // A proposal and what the page has today stand below each other; a link's rank stands behind its address.
    line.split(/\s*(?:Today:|Aujourd’hui\s:|Heute:|Hoy:)\s*/u).filter((part) => part !== '' && !shown.includes(part)),
  );
  expect(missing).toEqual([]);
});
