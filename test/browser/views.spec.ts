/**
 * Every view in light and dark, on a desktop and on a phone: no serious fault for axe, nothing wider than the screen;
 * and pictures for the docs.
 */
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startReceiver } from '../receiver.ts';
import { showChanges } from './changed-comparison.ts';
import { auditOf, createKey, expect, openFolds, reportShown, signIn, target, test, visit } from './dashboard.ts';
import { showSchedule } from './schedule-history.ts';

const picturesDir = join(import.meta.dirname, '../../docs/dashboard');
/** `UPDATE_SCREENSHOTS=1 npm run test:browser -- views` writes the pictures of the docs anew. */
const updates = (process.env.UPDATE_SCREENSHOTS ?? '') !== '';
/** `SCREENSHOTS=<folder>` writes every view on every screen in full length, and a report as it is printed. */
const allPicturesDir = process.env.SCREENSHOTS ?? '';

/** Which views are in the docs; a picture of each in every way would be eighty. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'desktop light': [
    ...['sign-in', 'audits', 'launch', 'keys', 'create-key', 'new-key', 'usage', 'webhooks'],
    ...['report-market', 'report-gap', 'evidence', 'citations', 'topics', 'scores', 'page', 'comparison'],
  ],
  'desktop dark': ['audits', 'report-gap'],
  'phone light': ['keys', 'report-gap'],
};

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 812 } },
  // What holds at 1440 pixels is judged there; wider screens are only looked at.
  ...(allPicturesDir === '' ? [] : [{ name: 'wide', viewport: { width: 1920, height: 1080 } }]),
];
type Screen = (typeof screens)[number];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const [firstScreen] = screens as [Screen];
const order = { keyword: 'standing desk', language: 'en', country: 'US' };

let marketId: string;
let gapId: string;
let againId: string;

test.beforeAll(async ({ browser }) => {
  const receiver = await startReceiver();
  const page = await browser.newPage();
  await signIn(page, { path: '/keys' });
  const key = await createKey(page, 'Website', receiver.url);
  await page.close();
  marketId = await auditOf(key, { ...order, audit_type: 'market' });
  const gap = { ...order, audit_type: 'gap', user_url: 'https://www.kestrelbarn.example/' };
  gapId = await auditOf(key, gap);
  againId = await auditOf(key, gap);
  await receiver.close();
});

test('every view, on every screen, in light and dark', async ({ page }) => {
  await page.setViewportSize(firstScreen.viewport);
  await page.goto(target().dashboardUrl);
  await page.getByRole('button', { name: 'Continue as local user' }).waitFor();
  await look(page, 'sign-in');
  await page.getByRole('button', { name: 'Continue as local user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'standing desk' }).first()).toBeVisible();
  await look(page, 'audits');
  await page.getByRole('button', { name: 'New audit' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'launch');
  await page.keyboard.press('Escape');

  await visit(page, 'API keys');
  await expect(page.getByText('Website').first()).toBeVisible();
  await look(page, 'keys');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(page, 'create-key');
  await dialog.getByLabel('Name').fill('Seen everywhere');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByLabel('I have stored it')).toBeVisible();
  // The key is in the picture; it is revoked with the folder it lives in.
  await look(page, 'new-key');
  await dialog.getByLabel('I have stored it').check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await visit(page, 'Usage');
  await expect(page.getByText('Audits of the month')).toBeVisible();
  await look(page, 'usage');
  await visit(page, 'Webhooks');
  await page
    .getByRole('button', { name: /Website|open|details|completed/iu })
    .first()
    .waitFor();
  await look(page, 'webhooks');
  await visit(page, 'Activity');
  await expect(page.getByText('This session')).toBeVisible();
  await expect(page.getByText('Key created').first()).toBeVisible();
  await look(page, 'activity');
  await visit(page, 'API reference');
  await expect(page.locator('#operations-Audits-createAudit')).toBeVisible();
  await look(page, 'reference');
  await visit(page, 'Guides');
  await expect(page.getByText('Nothing is guessed.')).toBeVisible();
  await look(page, 'guide');
});

for (const view of ['market', 'gap'] as const) {
  test(`a ${view} report, on every screen, in light and dark`, async ({ page }) => {
    await page.setViewportSize(firstScreen.viewport);
    await signIn(page, { path: `/audits/${view === 'gap' ? gapId : marketId}` });
    await reportShown(page);
    await everyWay(page, async (screen, scheme) => {
      await notTooWide(page, `report-${view}, ${screen}`);
      await picture(page, `report-${view}`, screen, scheme);
    });
    await openFolds(page);
    await look(page, `report-${view}-open`);
    if (view === 'gap') await lookAtParts(page);

    await page.emulateMedia({ media: 'print' });
    for (const screenOnly of ['Skip to the content', 'All audits', 'Go to section', 'Share']) {
      await expect(page.getByText(screenOnly, { exact: true }).first()).toBeHidden();
    }
    if (allPicturesDir !== '') await page.pdf({ path: join(allPicturesDir, `report-${view}.pdf`) });
  });
}

test('comparisons, on every screen, in light and dark', async ({ page }) => {
  await page.setViewportSize(firstScreen.viewport);
  await signIn(page, { path: `/audits/${gapId}/compare/${againId}` });
  await expect(page.getByRole('heading', { level: 1, name: 'What changed: standing desk' })).toBeVisible();
  await expect(page.getByText('Nothing changed.')).toBeVisible();
  await look(page, 'comparison');
  await showChanges(page);
  await page.reload();
  await expect(page.getByText('solved', { exact: true })).toBeVisible();
  await look(page, 'comparison-changed');
});

test('schedules, on every screen, in light and dark', async ({ page }) => {
  await page.setViewportSize(firstScreen.viewport);
  await signIn(page, { path: '/keys' });
  await showSchedule(page);
  await visit(page, 'Schedules');
  await expect(page.getByRole('link', { name: 'standing desk' })).toBeVisible();
  await look(page, 'schedules');
  await page.getByRole('link', { name: 'standing desk' }).click();
  await expect(page.getByText('Score from 60 of 100 to 72 of 100')).toBeVisible();
  await look(page, 'schedule');
});

test('a shared report, on every screen, in light and dark', async ({ page }) => {
  await page.setViewportSize(firstScreen.viewport);
  await signIn(page, { path: `/audits/${gapId}` });
  await reportShown(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.locator('[data-secret="link"]').textContent())?.trim() ?? '';
  await look(page, 'share', '[role="dialog"]');
  await page.goto(link);
  await reportShown(page);
  await look(page, 'shared-report');
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('every view is reached by the menu, and none is wider than the screen', async ({ page }) => {
    await signIn(page);
    for (const name of ['API keys', 'Usage', 'Webhooks', 'Activity', 'API reference', 'Guides', 'Audits'] as const) {
      await visit(page, name);
      await notTooWide(page, name);
    }
  });
});

/** The parts of a report that have a picture of their own, and the evidence beside it. */
async function lookAtParts(page: Page): Promise<void> {
  for (const [view, section] of [
    ['citations', 'answers'],
    ['topics', 'topic-coverage'],
    ['scores', 'scores'],
    ['page', 'your-page'],
  ] as const) {
    await everyWay(page, async (screen, scheme) => {
      await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
      await picture(page, view, screen, scheme, false);
    });
  }
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog', { name: /^Evidence/u })).toBeVisible();
  // What stands behind it is judged above.
  await look(page, 'evidence', '[role="dialog"]');
}

/** Shows what is on the page on every screen, in light and dark, and then as it was. The page is not loaded again. */
async function everyWay(page: Page, show: (screen: string, scheme: Scheme) => Promise<void>): Promise<void> {
  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await show(name, colorScheme);
    }
  }
  await page.setViewportSize(firstScreen.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What the colour scheme can change: the rest is judged in light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Judges what is on the page in every way, or the part of it that is new, and takes its pictures. */
async function look(page: Page, view: string, part = 'html'): Promise<void> {
  await everyWay(page, async (screen, scheme) => {
    await settled(page);
    const name = `${view}, ${screen}, ${scheme}`;
    // What passes is not listed: naming its places takes longer than the rules.
    const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
    const { violations } = await (scheme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target: at }) => `${name}: ${id} at ${at.join(' ')}`));
    expect.soft(faults).toEqual([]);
    await notTooWide(page, name);
    // What stands over the page is as high as the screen, and hides the rest.
    await picture(page, view, screen, scheme, part === 'html');
  });
}

async function notTooWide(page: Page, name: string): Promise<void> {
  expect.soft({ name, tooWide: await page.evaluate(tooWide) }).toEqual({ name, tooWide: [] });
}

/** Takes the picture of what is on the screen, where it is wanted. */
async function picture(page: Page, view: string, screen: string, scheme: Scheme, fullPage = true): Promise<void> {
  const name = `${view}-${screen}${scheme === 'dark' ? '-dark' : ''}.png`;
  const options = { animations: 'disabled', scale: 'css' } as const;
  if (allPicturesDir !== '') await page.screenshot({ ...options, path: join(allPicturesDir, name), fullPage });
  if (updates && (pictures[`${screen} ${scheme}`] ?? []).includes(view)) {
    await page.screenshot({ ...options, path: join(picturesDir, name) });
  }
}

/** What makes the page wider than the screen: elements that reach beyond it, outside of anything that scrolls by itself. */
const tooWide = `(() => {
  const wide = document.documentElement.scrollWidth > window.innerWidth;
  const scrolls = (element) => element !== null && element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return !wide ? [] : [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element.parentElement))
    .slice(0, 5)
    .map((element) => element.tagName + '.' + element.className + ': ' + (element.textContent ?? '').slice(0, 60));
})()`;

/**
 * Waits until nothing moves any more: what fades has half its contrast. A change of the colours starts its transitions
 * with the second frame, and a control that then measures itself starts others.
 */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(stillMoving)).toBe(0);
}

const stillMoving = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  let count = 0;
  for (let at = 0; at < 4; at += 1) {
    await frame();
    count += moving();
  }
  return count;
})()`;
