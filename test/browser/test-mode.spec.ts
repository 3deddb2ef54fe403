/**
 * Test mode in the dashboard: a switch separates keys, audits and webhooks of the two modes, and every view says which
 * it shows.
 */
import { auditOf, callApi, createKey, expect, signIn, test, visit } from './dashboard.ts';

test('a switch separates test mode from live mode', async ({ page }) => {
  await signIn(page, { path: '/keys' });
  const banner = page.getByRole('status').filter({ hasText: 'Test mode' });
  await expect(banner).toBeHidden();
  await page.getByRole('switch', { name: 'Test mode' }).check();
  await expect(banner).toBeVisible();

  const key = await createKey(page, 'tries it out');
  expect(key).toMatch(/^ask_test_[0-9A-Za-z]{49}$/u);
  await expect(page.getByRole('row', { name: /tries it out/u })).toBeVisible();
  const auditId = await auditOf(key, {
    ...{ audit_type: 'market', keyword: 'bureau assis-debout', language: 'fr', country: 'BE' },
  });
  expect((await (await callApi(key, '/v1/usage')).json()) as object).toMatchObject({ livemode: false });

  await visit(page, 'Audits');
  const row = page.getByRole('row', { name: /bureau assis-debout.*tries it out/u });
  await expect(row).toBeVisible();
  await visit(page, 'Usage');
  await expect(page.getByText('Test audits of the day')).toBeVisible();

  // Remembered, also for a view that is opened anew.
  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Leave test mode' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Audits of the month')).toBeVisible();
  await visit(page, 'API keys');
  await expect(page.getByRole('row', { name: /npm start/u })).toBeVisible();
  await expect(page.getByRole('row', { name: /tries it out/u })).toBeHidden();
  await visit(page, 'Audits');
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
  await expect(row).toBeHidden();

  // A link to an audit of test mode works, and says what it is.
  await page.goto(new URL(`/audits/${auditId}`, page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'bureau assis-debout' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Test mode', { exact: true })).toBeVisible();
});
