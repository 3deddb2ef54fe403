/** The API reference and the guides: read, tried out with a key that is kept nowhere, and judged by axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, target, test } from './dashboard.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
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

      const stored = await page.evaluate(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
      );
      expect(stored).not.toContain(target().firstKey);
      await help(page, 'Guides');
      await help(page, 'API reference');
      await expect(launch).toBeVisible();
      expect(await page.content()).not.toContain(target().firstKey);
    });

    test('each guide is shown, and leads to the others', async ({ page }) => {
      await signIn(page);
      await help(page, 'Guides');
      await expect(page.getByRole('heading', { level: 1, name: 'What a report says' })).toBeVisible();
      await page.getByRole('link', { name: 'openapi.json' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
      for (const [guide, text] of [
        ['Using the API', 'Standard Webhooks'],
        ['Methods', 'Main content'],
        ['Runbook', 'audits-waiting'],
        ['What a report says', 'Nothing is guessed.'],
      ] as const) {
        await help(page, 'Guides');
        await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: guide }).click();
        await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible();
        await expect(page.locator('main').getByText(text).first()).toBeVisible();
        // The shortest one: all are drawn by the same parts.
        if (guide === 'Using the API') await faultless(page);
      }
      // The number is that of the rule's version.
      await page.locator('main a[href^="/guide/methods#lists"]').first().click();
      await expect(page.locator('[id^="lists"]').first()).toBeInViewport();
    });
  });
}

test('the list loads neither the reference nor the guides', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await signIn(page, { path: '/audits' });
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /reference|guide|openapi/u.test(url))).toEqual([]);
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
