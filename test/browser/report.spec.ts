/**
 * A report on the screen: short until something is opened, and all of it one step away: by mouse, keyboard, link and on
 * paper.
 */
import type { Page } from '@playwright/test';
import { auditOf, expect, reportShown, target, test } from './dashboard.ts';

/** Heights of the window, before anything is opened. */
const maxScreens = 12;
const maxPages = 19;
const screen = { width: 1440, height: 900 };
const order = { keyword: 'standing desk', language: 'en', country: 'US' };

let gapPath: string;
let marketPath: string;

test.use({ viewport: screen });

test.beforeAll(async () => {
  const page = { ...order, audit_type: 'gap', user_url: 'https://www.kestrelbarn.example/' };
  gapPath = `/audits/${await auditOf(target().firstKey, page)}`;
  marketPath = `/audits/${await auditOf(target().firstKey, { ...order, audit_type: 'market' })}`;
});

test('a report is read in a few screens, and its sections are lines until they are opened', async ({ page }) => {
  for (const path of [gapPath, marketPath]) {
    await openReport(page, path);
    const heights = (await page.evaluate(heightsShown)) as { screens: number; sections: number };
    console.log(path === gapPath ? 'gap' : 'market', heights);
    expect(heights.sections).toBeGreaterThan(15);
    expect(heights.screens).toBeGreaterThan(2);
    expect(heights.screens).toBeLessThanOrEqual(maxScreens);
  }
});

test('a finding is one line, whose details open by keyboard, by a link and on paper', async ({ page }) => {
  await openReport(page, gapPath);
  const first = page.locator('#findings li[data-fold]').first();
  const button = first.getByRole('button').first();
  const action = first.getByText('Check afterwards');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(first.getByText(/(?:priority|information)/u)).toBeVisible();
  await expect(action).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(action).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(action).toBeHidden();

  // The verdict names the same finding; its link leads there and opens it, each time.
  for (let times = 0; times < 2; times++) {
    await page.locator('#verdict a[href="#finding-f1"]').click();
    await expect(action).toBeVisible();
    await expect(first).toBeInViewport();
    await button.click();
    await expect(action).toBeHidden();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(first.getByText('Do:')).toBeVisible();
});

test('a section opens from the list of sections and from its address', async ({ page }) => {
  await openReport(page, gapPath);
  const terms = page.locator('#terms table').first();
  await expect(terms).toBeHidden();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(terms).toBeVisible();
  await expect(page.locator('#terms')).toBeInViewport();
  await expect(page).toHaveURL(/#terms$/u);
  await page.reload();
  await expect(terms).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#terms')).toBeInViewport();
  await page.locator('#terms').getByRole('button', { name: 'Terms', exact: true }).click();
  await expect(terms).toBeHidden();
});

test('a printed report is a document to hand on: few pages, whole words, nothing beside the sheet', async ({
  page,
}) => {
  // Letter and A4 without their margins: the narrower one.
  const sheetWidth = 690;
  for (const path of [gapPath, marketPath]) {
    await openReport(page, path);
    // Printed at once, it has all that it has when everything is drawn for paper: nothing is cut off at its end.
    const atOnce = pagesOf(await page.pdf({ format: 'A4' }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: /^Show all/u })).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(atOnce);
    for (const format of ['A4', 'Letter'] as const) {
      const pages = pagesOf(await page.pdf({ format }));
      console.log(path === gapPath ? 'gap' : 'market', format, { pages });
      expect(pages).toBeGreaterThan(5);
      expect(pages).toBeLessThanOrEqual(maxPages);
    }
    await page.setViewportSize({ width: sheetWidth, height: 900 });
    // What is closed on the screen is open on paper.
    await expect(page.locator('#results table').first()).toBeVisible();
    await expect(page.locator('#results [data-screen-only]').first()).toBeHidden();
    const { words, broken, beside } = (await page.evaluate(wordsOfCells)) as Record<string, unknown[]>;
    expect(words?.length).toBeGreaterThan(300);
    expect({ broken, beside }).toEqual({ broken: [], beside: [] });
    await page.emulateMedia({ media: null });
    await page.setViewportSize(screen);
  }
});

/** How many pages a PDF has, by its page objects. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

/**
 * In the browser: the words in cells of tables, those that are broken over two lines, and those that reach beyond the
 * sheet. Addresses may break.
 */
const wordsOfCells = `(() => {
  const found = { words: [], broken: [], beside: [] };
  const range = document.createRange();
  for (const cell of document.querySelectorAll('main td, main th')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{2,24}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()];
        // For the ear alone, or left out on paper.
        if (rects.length === 0 || text.parentElement.closest('[class*="hidden"], a[href]') !== null) continue;
        found.words.push(word);
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.broken.push(word);
        if (rects.some(({ right }) => right > window.innerWidth + 1)) found.beside.push(word);
      }
    }
  }
  return found;
})()`;

async function openReport(page: Page, path: string): Promise<void> {
  await page.goto(target().dashboardUrl + path);
  // The second report of a test is opened in the session of the first.
  const signInButton = page.getByRole('button', { name: 'Continue as local user' });
  await expect(signInButton.or(page.getByRole('navigation', { name: 'Main' })).first()).toBeAttached();
  if (await signInButton.isVisible()) await signInButton.click();
  await reportShown(page);
}

const heightsShown = `({
  screens: Math.round(10 * document.documentElement.scrollHeight / window.innerHeight) / 10,
  sections: document.querySelectorAll('main section').length,
})`;
