/** Schedules: made from an audit, paused and deleted; the history as lines and in words. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { auditOf, createKey, expect, signIn, test, visit } from './dashboard.ts';
import { showSchedule } from './schedule-history.ts';

const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };

async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}

test('an audit is repeated, paused, and repeated no more', async ({ page, mayFail }) => {
  // The first time is refused on purpose.
  mayFail.patterns.push(/status of 422/u);
  await signIn(page, { path: '/keys' });
  const auditId = await auditOf(await createKey(page, 'to repeat'), order);
  await visit(page, 'Audits');
  await page.locator(`a[href$="/audits/${auditId}"]`).first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeat this audit' });
  await dialog.getByLabel('First run').fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: 'Create schedule' }).click();
  await expect(dialog.getByText('starts_at must not be in the past')).toBeVisible();
  await dialog.getByLabel('First run').fill('');
  await dialog.getByRole('button', { name: 'Create schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'standing desk' })).toBeVisible();
  await expect(page.getByText('Weekly.')).toBeVisible();

  await visit(page, 'Schedules');
  await expect(page.getByRole('link', { name: 'standing desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause standing desk' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete standing desk' }).click();
  await page.getByRole('button', { name: 'Delete schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing repeats yet' })).toBeVisible();
});

test('the history stands as lines with marks, and in words', async ({ page }) => {
  await signIn(page, { path: '/keys' });
  await showSchedule(page);
  await visit(page, 'Schedules');
  await page.getByRole('link', { name: 'standing desk' }).click();
  await expect(page.getByText('Score from 60 of 100 to 72 of 100')).toBeVisible();
  await expect(page.locator('.recharts-line')).toHaveCount(2);
  await expect(page.locator('.recharts-reference-line')).toHaveCount(2);
  await expect(page.getByText('Changed: 2 new results.')).toBeVisible();
  await expect(page.getByText('The quota of the month was used up.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare with the run before' })).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);
});
