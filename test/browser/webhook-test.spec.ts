/** The test of a webhook: sent from its key, and told in plain words whether it arrived. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startReceiver } from '../receiver.ts';
import { createKey, expect, signIn, test, visit } from './dashboard.ts';

test('a test arrives signed, and its answer is shown', async ({ page }) => {
  const receiver = await startReceiver();
  await signIn(page, { path: '/keys' });
  await createKey(page, 'tried out', receiver.url);
  await openWebhook(page, 'tried out');
  await page.getByRole('button', { name: 'Send a test event' }).click();
  const result = page.getByRole('dialog').getByRole('status');
  await expect(result).toContainText(/Arrived: HTTP 200 in \d/u);
  await expect(result).toContainText('thank you');
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'webhook.test' }]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  await page.keyboard.press('Escape');
  await visit(page, 'Webhooks');
  await page
    .getByRole('button', { name: /^Details of Test/u })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Delivery' });
  await expect(drawer.getByText('"type":"webhook.test"')).toBeVisible();
  await expect(drawer.getByText('Audit', { exact: true })).toHaveCount(0);
  await receiver.close();
});

test('a webhook that nobody answers is told, with what to do', async ({ page, mayFail }) => {
  // A second test within ten seconds is refused.
  mayFail.patterns.push(/429.*deliveries/u);
  const receiver = await startReceiver();
  await receiver.close();
  await signIn(page, { path: '/keys' });
  await createKey(page, 'answers nothing', receiver.url);
  await openWebhook(page, 'answers nothing');
  const send = page.getByRole('button', { name: 'Send a test event' });
  const result = page.getByRole('dialog').getByRole('status');
  // The account may have sent one just now, in the test before.
  await expect(async () => {
    await send.click();
    await expect(result).toContainText('No connection', { timeout: 5_000 });
  }).toPass();
  await expect(result).toContainText('Nothing listens there');
  // On a busy machine more than those ten seconds may pass until a click arrives.
  await expect(async () => {
    await send.click();
    await expect(page.getByRole('dialog')).toContainText('A test was sent just now', { timeout: 5_000 });
  }).toPass();
});

async function openWebhook(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${key}` }).click();
  await page.getByRole('menuitem', { name: 'Webhook' }).click();
  await expect(page.getByRole('dialog', { name: `Webhook of “${key}”` })).toBeVisible();
}
