/** The API reference: tried out with a key that is kept nowhere, and judged by axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, target, test } from './dashboard.ts';

test('the API is tried out in the reference, with a key that leaves with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await signIn(page);
  await help(page, 'API reference');
  const launch = page.locator('#operations-Audits-createAudit');
  await expect(launch).toBeVisible();
  await faultless(page);

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.getByLabel('Value:').fill(target().firstKey);
  await faultless(page);
  await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Authorize' }).click();
  await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Close' }).click();
  const usage = page.locator('#operations-Account-getUsage');
  await usage.getByRole('button', { name: '/v1/usage' }).first().click();
  await usage.getByRole('button', { name: 'Try it out' }).click();
  await usage.getByRole('button', { name: 'Execute' }).click();
  await expect(usage.locator('.live-responses-table').getByText('"remaining"').first()).toBeVisible();
  // The command is for the API's own address; the page itself asks its own origin.
  await expect(usage.locator('.curl-command')).toContainText(`${target().apiUrl}/v1/usage`);
  expect(asked).toContain(`${target().dashboardUrl}/v1/usage`);
  await faultless(page);

  const stored = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
  expect(stored).not.toContain(target().firstKey);
  await help(page, 'Guides');
  await help(page, 'API reference');
  await expect(launch).toBeVisible();
  expect(await page.content()).not.toContain(target().firstKey);
});

async function help(page: Page, name: 'API reference' | 'Guides'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

async function faultless(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target: at }) => `${id} at ${at.join(' ')}`));
  expect.soft(faults).toEqual([]);
}
