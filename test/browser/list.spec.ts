/** The list of audits: its total, its orders by headings and by keyboard alone, and its row's menu. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { auditOf, expect, signIn, target, test } from './dashboard.ts';

const order = { language: 'en', country: 'US' };

test.beforeAll(async () => {
  for (const keyword of ['standing desk', 'home insurance']) {
    await auditOf(target().firstKey, { ...order, audit_type: 'market', keyword });
  }
  const page = { audit_type: 'gap', keyword: 'standing desk', user_url: 'https://www.kestrelbarn.example/' };
  await auditOf(target().firstKey, { ...order, ...page });
});

const body = (page: Page) => page.getByRole('table', { name: 'Audits' }).locator('tbody');
const keywords = (page: Page) => body(page).locator('a').allTextContents();
/** The column of scores from the top; empty for an audit without one. */
const scores = (page: Page) => body(page).locator('td:nth-child(6)').allTextContents();

test('the list says how many there are, and is sorted by its headings with the keyboard alone', async ({ page }) => {
  await signIn(page);
  const total = page.getByRole('status').filter({ hasText: /^\d+ audits$/u });
  await expect(total).toBeVisible();
  const shown = await keywords(page);
  await expect(total).toHaveText(`${shown.length} audits`);

  const heading = page.getByRole('button', { name: 'Keyword', exact: true });
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Keyword' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading).toBeFocused();
  const sorted = shown.toSorted((a, b) => a.localeCompare(b));
  await expect.poll(() => keywords(page)).toEqual(sorted);
  await page.keyboard.press('Enter');
  await expect.poll(() => keywords(page)).toEqual(sorted.toReversed());
  await expect(page).toHaveURL(/order=keyword-down/u);

  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  const highestFirst = await scores(page);
  const given = highestFirst.filter((score) => score !== '');
  expect(given).not.toEqual([]);
  const withoutScore = highestFirst.filter((score) => score === '');
  expect(highestFirst).toEqual([...given.toSorted((a, b) => Number(b) - Number(a)), ...withoutScore]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);

  // The order stands in the address: it survives a reload.
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => scores(page)).toEqual(highestFirst);
});

test('an audit is duplicated and deleted from its row', async ({ page }) => {
  const id = await auditOf(target().firstKey, { ...order, audit_type: 'market', keyword: 'home insurance' });
  await signIn(page);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
  await row.getByRole('button', { name: 'Actions for home insurance' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate and edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toHaveValue('home insurance');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Actions for home insurance' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete audit' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
});

test.describe('a list longer than one request reads', () => {
  const row = {
    ...{ audit_id: '01900000-0000-7000-8000-000000000000', status: 'completed', audit_type: 'market' },
    ...{ keyword: 'needle', language: 'en', country: 'US', livemode: true, key_id: 'dashboard:user_local' },
    ...{ created_at: '2026-01-02T03:04:05.000Z', completed_at: '2026-01-02T03:05:05.000Z' },
  };

  test('is searched on while nothing is found', async ({ page }) => {
    await signIn(page);
    await expect(body(page)).toBeVisible();
    let asked = 0;
    await page.route(/\/dashboard\/audits\?.*search=needle/u, async (route) => {
      if (route.request().url().includes('count=only')) return await route.fulfill({ json: { audits: [], count: 0 } });
      asked += 1;
      const json = asked < 4 ? { audits: [], next_cursor: `after-${asked}` } : { audits: [row] };
      return await route.fulfill({ json });
    });
    await page.getByLabel('Search keywords and pages').fill('needle');
    await expect.poll(() => keywords(page)).toEqual(['needle']);
    expect(asked).toBe(4);
  });

  test('says how far it was searched where the search rests, and goes on when asked', async ({ page }) => {
    await signIn(page);
    await expect(body(page)).toBeVisible();
    let asked = 0;
    await page.route(/\/dashboard\/audits\?.*search=needle/u, async (route) => {
      if (route.request().url().includes('count=only')) return await route.fulfill({ json: { audits: [], count: 0 } });
      asked += 1;
      const more = { audits: [], next_cursor: `after-${asked}`, read_to: '2026-05-03T12:00:00.000Z' };
      return await route.fulfill({ json: asked < 23 ? more : { audits: [row] } });
    });
    const field = page.getByLabel('Search keywords and pages');
    await field.fill('needle');
    await expect(page.getByText('Nothing found back to 3 May 2026.')).toBeVisible();
    await expect(page.getByText('The search goes on.')).toBeHidden();
    expect(asked).toBe(20);
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Search on' }).click();
    await expect.poll(() => keywords(page)).toEqual(['needle']);
    expect(asked).toBe(23);
  });

  test('is cut to days, which stand in the address and go with it', async ({ page }) => {
    await signIn(page);
    await expect(body(page)).toBeVisible();
    await page.getByLabel('Launched to').fill('2020-03-31');
    await expect(page.getByText('No audit matches', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/to=2020-03-31/u);
    await expect(page.getByLabel('Launched to')).toBeFocused();
    await page.goto(`${target().dashboardUrl}/audits?from=2020-03-01`);
    await expect(page.getByLabel('Launched from')).toHaveValue('2020-03-01');
    await expect(body(page)).toBeVisible();
  });

  test('is saved with its newest audits, and said to be cut', async ({ page }) => {
    await signIn(page);
    await expect(body(page)).toBeVisible();
    await page.route(/\/dashboard\/audits\?limit=100$|\/dashboard\/audits\?limit=100&cursor/u, (route) =>
      route.fulfill({ json: { audits: [row], next_cursor: 'more' } }),
    );
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('audits.csv');
    await expect(page.getByText('It has the newest 60 audits.')).toBeVisible();
  });
});
