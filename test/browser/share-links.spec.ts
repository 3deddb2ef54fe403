/** A share link in a browser: made in the dialog, read by somebody who is not signed in, and empty once it is revoked. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { auditOf, expect, reportShown, signIn, target, test, visit } from './dashboard.ts';

const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };

/** A browser that has never been signed in. */
async function stranger(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

test('a report is shared, read without an account, and gone once the link is revoked', async ({
  page,
  browser,
  mayFail,
}) => {
  const auditId = await auditOf(target().firstKey, order);
  await signIn(page, { path: `/audits/${auditId}` });
  await reportShown(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expect(dialog.getByText('There is no link to this report.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.locator('[data-secret="link"]').textContent())?.trim() ?? '';
  expect(link).toMatch(new RegExp(`^${target().dashboardUrl}/shared/[\\w-]{66}$`, 'u'));
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  const reader = await stranger(browser);
  const asked: { url: string; headers: Record<string, string> }[] = [];
  reader.on('request', (request) => asked.push({ url: request.url(), headers: request.headers() }));
  const loaded = await reader.goto(link);
  expect(loaded?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(reader.getByRole('heading', { level: 1, name: 'standing desk' })).toBeVisible();
  await reportShown(reader);
  // Nothing of the account, no way into it, and no other request than for the page and this report.
  await expect(reader.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  for (const name of ['Share', 'Run again', 'Download', 'Compare with…']) {
    await expect(reader.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  const paths = asked.map(({ url }) => new URL(url).pathname).filter((path) => !/^\/(assets|shared)\//u.test(path));
  expect([...new Set(paths)].filter((path) => path !== '/favicon.svg')).toEqual(['/dashboard/shared-report']);
  for (const { headers } of asked) {
    expect(headers.referer ?? '').toBe('');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  }
  expect(await reader.content()).not.toContain('user_local');
  expect(await reader.evaluate('Object.keys(localStorage).concat(Object.keys(sessionStorage)).join()')).not.toContain(
    'oidc',
  );
  // The evidence of a number opens, and the address still opens the report.
  await reader.locator('main button[aria-haspopup="dialog"]').filter({ visible: true }).first().click();
  await expect(reader.getByRole('dialog', { name: /^Evidence/u })).toBeVisible();
  await reader.reload();
  await reportShown(reader);
  const axe = await new AxeBuilder({ page: reader }).analyze();
  expect(axe.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  // The browser writes a refused request into its console.
  mayFail.patterns.push(/404.*shared-report/u);
  await dialog.getByRole('button', { name: /^Revoke the link/u }).click();
  await expect(dialog.getByText('There is no link to this report.')).toBeVisible();
  await expect(dialog.locator('[data-secret="link"]')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'This link shows nothing' })).toBeVisible();
  await expect(reader.locator('main section')).toHaveCount(0);
  expect(await reader.content()).not.toContain('standing desk');
  await reader.context().close();

  await page.keyboard.press('Escape');
  await visit(page, 'Activity');
  await expect(page.getByText('Share link created').first()).toBeVisible();
  await expect(page.getByText('Share link revoked').first()).toBeVisible();
});

test('an address that is no link shows nothing, and leads nowhere', async ({ browser, mayFail }) => {
  mayFail.patterns.push(/404.*shared-report/u);
  const reader = await stranger(browser);
  for (const path of ['', 'x', 'A'.repeat(66), '%2f%2fdashboard', '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    await reader.goto(`${target().dashboardUrl}/shared/${path}`);
    await expect(reader.getByRole('heading', { level: 1, name: 'This link shows nothing' })).toBeVisible();
  }
  await reader.context().close();
});
