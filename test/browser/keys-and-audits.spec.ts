/**
 * What the dashboard is for: a key, an audit made with it, its report and evidence, its end; and nothing for a
 * stranger.
 */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { startReceiver } from '../receiver.ts';
import { auditOf, callApi, createKey, expect, reportShown, signIn, target, test, visit } from './dashboard.ts';

const order = { audit_type: 'market', keyword: 'home insurance', language: 'en', country: 'US' };

test('a key is made, used, seen at work without a reload, and refused from the request after its revocation', async ({
  page,
}) => {
  await signIn(page, { path: '/keys' });
  const key = await createKey(page, 'first program');
  expect(key).toMatch(/^ask_live_[0-9A-Za-z]{49}$/u);
  await expect(page.getByRole('row', { name: /first program.*Active/u })).toBeVisible();

  await visit(page, 'Audits');
  const launched = await callApi(key, '/v1/audits', order);
  expect(launched.status).toBe(202);
  const row = page.getByRole('row', { name: /home insurance/u }).first();
  // The list asks by itself: nothing here reloads or navigates.
  await expect(row).toBeVisible({ timeout: 300_000 });
  await expect(row).toContainText('Completed', { timeout: 300_000 });

  await visit(page, 'API keys');
  await page.getByRole('button', { name: 'Actions for first program' }).click();
  await page.getByRole('menuitem', { name: 'Use per day' }).click();
  const use = page.getByRole('dialog', { name: 'Use of “first program”' });
  await expect(use).toContainText('1 request and 1 audit launched in the last 14 days');
  await use.getByText('The numbers as a table').click();
  await expect(use.getByRole('table', { name: 'Use per day' }).getByRole('row')).toHaveCount(15);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for first program' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByRole('row', { name: /first program.*Revoked/u })).toBeVisible();
  const refused = await callApi(key, '/v1/usage');
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ code: 'invalid_api_key' })]);
});

test('an audit launched here is watched to its end, and its numbers lead to their evidence', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New audit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Launch audit' }).click();
  await expect(dialog.getByLabel('Keyword')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Keyword').fill('standing desk');
  await choose(dialog, 'Language', 'English');
  await choose(dialog, 'Country', 'United States');
  await dialog.getByRole('button', { name: 'Launch audit' }).click();
  await page.waitForURL(/\/audits\/[\da-f-]{36}$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'standing desk' })).toBeVisible();
  await reportShown(page);

  const number = page.locator('main button[aria-haspopup="dialog"]').filter({ visible: true }).first();
  await number.click();
  const evidence = page.getByRole('dialog', { name: /^Evidence/u });
  await expect(evidence.getByRole('listitem').first()).toBeVisible();
  const link = evidence.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^https?:\/\//u);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(evidence).toBeHidden();

  for (const [format, holds] of [
    ['Report as JSON', /"market_serp"/u],
    ['Report as Markdown', /^# /mu],
    ['Brief as Markdown', /^# Brief: standing desk/u],
    ['Brief for word processors', /^<!DOCTYPE html>/u],
    ['topics', /^\uFEFFtopic,class,/u],
  ] as const) {
    await page.getByRole('button', { name: 'Download' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await (await downloading).path();
    expect(readFileSync(file, 'utf8')).toMatch(holds);
  }
});

test('an audit is run again with one click, compared with the first one, and deleted', async ({ page }) => {
  const first = await auditOf(target().firstKey, { ...order, keyword: 'home insurance' });
  await signIn(page);
  await page.getByRole('link', { name: 'home insurance' }).first().click();
  await reportShown(page);
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page).not.toHaveURL(new RegExp(first, 'u'));
  await reportShown(page);
  await page.getByRole('button', { name: 'Compare with…' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
  await expect(page.getByText('Nothing changed.')).toBeVisible();
  await page.getByRole('link', { name: 'The later audit' }).click();
  await reportShown(page);
  const deleted = page.locator(`a[href="${new URL(page.url()).pathname}"]`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'home insurance' }).first()).toBeVisible();
  await expect(deleted).toHaveCount(0);
});

test('a gap audit of a page shows its verdict, scores, findings and questions', async ({ page }) => {
  const gap = { ...order, keyword: 'standing desk', audit_type: 'gap', user_url: 'https://www.kestrelbarn.example/' };
  const id = await auditOf(target().firstKey, gap);
  await signIn(page);
  // Other audits of this page may stand in the list.
  await page
    .getByRole('row', { name: /kestrelbarn/u })
    .locator(`a[href*="${id}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await reportShown(page);
  for (const name of [
    'Overview',
    'Verdict',
    'Basic conditions',
    'Scores',
    'Findings',
    'Questions answered',
    'What not to do',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
});

test('the key that npm start prints belongs to whoever signs in', async ({ page }) => {
  await auditOf(target().firstKey, { ...order, keyword: 'assurance habitation', language: 'fr', country: 'FR' });
  await signIn(page);
  await expect(page.getByRole('row', { name: /assurance habitation/u }).first()).toBeVisible();
});

test('a second account sees nothing of the first', async ({ browser }) => {
  const id = await auditOf(target().firstKey, order);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, { user: 'second user' });
  await expect(page.getByText('No audit yet')).toBeVisible();
  await visit(page, 'API keys');
  await expect(page.getByText('No key yet')).toBeVisible();
  await visit(page, 'Webhooks');
  await expect(page.getByText('No delivery yet')).toBeVisible();
  await page.goto(`${target().dashboardUrl}/audits/${id}`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  const key = await createKey(page, 'of the second');
  expect((await callApi(key, `/v1/audits/${id}`)).status).toBe(404);
  await page.context().close();
});

test('a webhook is told of an audit, and its delivery is read and sent again', async ({ page }) => {
  const receiver = await startReceiver();
  try {
    await signIn(page, { path: '/keys' });
    const key = await createKey(page, 'with a webhook', receiver.url);
    await auditOf(key, order);
    await visit(page, 'Webhooks');
    const row = page.getByRole('row', { name: /with a webhook/u }).first();
    await expect(row).toContainText('Delivered', { timeout: 300_000 });
    await row.getByRole('button').first().click();
    const drawer = page.getByRole('dialog', { name: 'Delivery' });
    await expect(drawer.getByLabel('Message')).toContainText('audit.completed');
    const before = receiver.received.length;
    await drawer.getByRole('button', { name: /^Send again/u }).click();
    await expect.poll(() => receiver.received.length, { timeout: 300_000 }).toBeGreaterThan(before);
    expect(receiver.received.at(-1)?.id).toBe(receiver.received[0]?.id);
  } finally {
    await receiver.close();
  }
});

/** Picks an option of a searchable select by the beginning of its name. */
async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await dialog
    .page()
    .getByRole('option', { name: new RegExp(`^${option}`, 'u') })
    .first()
    .click();
}
