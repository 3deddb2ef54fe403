/** A report on the dashboard is in one language: every section and card, rendered, holds English only where it quotes. */
import { describe, expect, test } from '@jest/globals';
import { Accordion, AccordionPanel, createTheme, MantineProvider } from '@mantine/core';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type * as z from 'zod';
import type { Report } from '../../analysis/index.ts';
import { gapReportSchema } from '../../analysis/report/report.ts';
import { EvidenceCard } from '../../dashboard/src/report/cards/evidence-card.tsx';
import { indexOf } from '../../dashboard/src/report/evidence.ts';
import GapSection from '../../dashboard/src/report/gap/gap.tsx';
import { HowMade } from '../../dashboard/src/report/how-made.tsx';
import MarketSection from '../../dashboard/src/report/market/market.tsx';
import Methods from '../../dashboard/src/report/methods.tsx';
import { Overview } from '../../dashboard/src/report/overview.tsx';
import { EvidenceInPlace } from '../../dashboard/src/report/parts/evidence-in-place.tsx';
import { ReportProvider } from '../../dashboard/src/report/parts/report-context.tsx';
import { SectionNav } from '../../dashboard/src/report/parts/section-nav.tsx';
import { isOfPage, sectionsBelow, sectionsOf } from '../../dashboard/src/report/sections.ts';
import { showIn } from '../../dashboard/src/report/words.ts';
import { englishWords, nativeLanguages, nativeReport } from '../analysis/native-reports.ts';
import { valuesOf } from '../analysis/render/any-report.ts';
import { jsonSchemaOf } from '../analysis/report-walk.ts';
import { goldenReport } from '../golden/reports.ts';
import { shownPackOf, shownPacks } from './shown-packs.ts';

/** Closed panels are rendered too. */
const theme = createTheme({
  components: {
    Accordion: Accordion.extend({ defaultProps: { transitionDuration: 0 } }),
    AccordionPanel: AccordionPanel.extend({ defaultProps: { keepMountedMode: 'display-none' } }),
  },
});

/** What stands in the report's own words: texts of pages and sentences of the service, each marked as such. */
const quotedMarks = 'bdi, blockquote, code, a';
const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder'];

/** Ids of everything that the report keeps, and one that it does not. */
function idsIn(report: Report): string[] {
  const { market_serp: market, metadata } = report;
  const { terms, questions, topics, claims, entities, features, passages, answer_engines: answers } = market;
  const lists: readonly (readonly { id: string }[])[] = [
    ...[terms, questions, topics, claims, entities, features, passages, answers],
    ...[answers.flatMap((answer) => answer.citations), metadata.sources],
    'gap' in report ? report.gap.findings : [],
  ];
  return lists
    .flatMap((all) => all.slice(0, 3))
    .map(({ id }) => id)
    .concat('s1:2', 'gone');
}

/** All that a reader meets in the report, without the frame of the page. */
function rendered(report: Report): string {
  const { overview, market_serp: market, metadata } = report;
  const gap = 'gap' in report ? report : undefined;
  const index = indexOf(report);
  const children = [
    createElement(SectionNav, { groups: sectionsOf(report) }),
    createElement(Overview, { overview, hasOwn: gap !== undefined, pages: metadata.coverage.pages_usable }),
    ...sectionsBelow(report).map((id) => {
      if (!isOfPage(id)) return createElement(MarketSection, { id, market });
      return gap && createElement(GapSection, { id, gap: gap.gap, page: gap.page });
    }),
    createElement(HowMade),
    // Loaded when it is opened.
    createElement(Methods),
    createElement(EvidenceInPlace, { ids: ['s1'], what: '' }),
    ...idsIn(report).map((id) => createElement(EvidenceCard, { evidence: index.find(id) })),
  ];
  const provided = createElement(ReportProvider, { report, children: createElement(Fragment, null, ...children) });
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(MantineProvider, { theme, children: provided })),
  );
}

/** Texts and spoken attributes that are words of ours. */
function ownTexts(html: string, quoted = quotedMarks): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  for (const element of document.querySelectorAll(`style, ${quoted}`)) {
    // Of a link, what is read besides its words is ours.
    element.replaceWith(...(element.localName === 'a' ? element.querySelectorAll('span') : []));
  }
  const texts: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? '');
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.filter((text) => text.trim() !== '');
}

const parts: Readonly<Record<string, fc.Arbitrary<unknown>>> = Object.fromEntries(
  Object.entries(gapReportSchema.shape).map(([name, schema]) => [
    name,
    valuesOf(jsonSchemaOf(schema as z.ZodType), ['s1.p1']),
  ]),
);
const anyReports = (fc.sample(fc.record(parts), { seed: 11, numRuns: 4 }) as unknown as Report[]).map((report) => ({
  ...report,
  // An order names a language that exists.
  metadata: { ...report.metadata, language: 'en' },
}));
const golden = [await goldenReport('gap'), await goldenReport('market')];

test('finds English where there is some', async () => {
  showIn(shownPackOf('en'));
  const texts = ownTexts(rendered(await goldenReport('gap')));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => englishWords.test(text)).length).toBeGreaterThan(300);
  expect(ownTexts('<p>Show <bdi>the page</bdi></p><a href="/">of<span>and</span></a>')).toEqual(['Show ', 'and']);
});

describe.each(Object.keys(shownPacks).filter((language) => language !== 'en'))('a report in %s', (language) => {
  test.each(golden.map((report) => [report.metadata.audit_type, report] as const))(
    'has no English: %s',
    (_, report) => {
      showIn(shownPackOf(language));
      expect([...new Set(ownTexts(rendered(report)))].filter((text) => englishWords.test(text))).toEqual([]);
    },
  );

  test('has no English, whatever the report holds and lacks', () => {
    showIn(shownPackOf(language));
    const found = anyReports.flatMap((report) => ownTexts(rendered(report)));
    expect([...new Set(found)].filter((text) => englishWords.test(text))).toEqual([]);
  });
});

test.each(nativeLanguages)(
  'a report in %s over pages in it has no English besides codes and links',
  async (language) => {
    showIn(shownPackOf(language));
    const texts = ownTexts(rendered(await nativeReport(language)), 'code, a');
    expect(texts.length).toBeGreaterThan(1_000);
    expect([...new Set(texts)].filter((text) => englishWords.test(text))).toEqual([]);
  },
);
