/** A report on the screen: short until something is opened, and all of it one step away: by mouse, keyboard, link and on paper. */
import type { Page } from '@playwright/test';
import { auditOf, expect, reportShown, target, test } from './dashboard.ts';

/** Heights of the window, before anything is opened. */
const maxScreens = 12;
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
  const findings = page.locator('#findings li[data-fold]');
  expect(await findings.count()).toBeGreaterThan(3);
  const first = findings.first();
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
