/** What others wrote is shown and never run: keywords, titles, passages, addresses, names of keys, answers of webhooks. */
import { startReceiver } from '../receiver.ts';
import { auditOf, createKey, expect, openFolds, reportShown, signIn, target, test, visit } from './dashboard.ts';
import { attacks, hostileKeyword } from './hostile-corpus.ts';

const order = { keyword: hostileKeyword, language: 'en', country: 'US' };

test('a report on hostile pages shows their text as text', async ({ page }) => {
  await auditOf(target().firstKey, { ...order, audit_type: 'market' });
  await signIn(page);
  await page
    .getByRole('row', { name: /turnip lantern/u })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostileKeyword);
  await reportShown(page);
  await openFolds(page);
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(attacks.filter((attack) => text.includes(attack)).length).toBeGreaterThan(2);

  // Evidence brings passages, titles and addresses into the page.
  const numbers = page.locator('main button[aria-haspopup="dialog"]');
  const count = await numbers.count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index += Math.ceil(count / 12)) {
    await numbers.nth(index).click();
    const evidence = page.getByRole('dialog', { name: /^Evidence/u });
    await expect(evidence).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
  }
  const links = (await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) as string[];
  expect(links.filter((href) => !/^(?:https?:\/\/|\/|#)/u.test(href))).toEqual([]);
  expect(await page.locator('main script, main iframe, main img[src="x"], main svg[onload]').count()).toBe(0);
});

test('a gap report of a hostile page, too', async ({ page }) => {
  const attack = encodeURIComponent(attacks[1] ?? '');
  const user_url = `https://hostile-1.example/turnip-lantern/${attack}?q=%22%3E%3Cscript%3E`;
  const id = await auditOf(target().firstKey, { ...order, audit_type: 'gap', user_url });
  await signIn(page, { path: `/audits/${id}` });
  await reportShown(page);
  await openFolds(page);
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(attacks.filter((each) => text.includes(each)).length).toBeGreaterThan(0);
});

test('names of keys and what a webhook answers are text', async ({ page }) => {
  const receiver = await startReceiver();
  const attack = attacks[1] ?? '';
  receiver.answer = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(attacks.join('\n'));
  try {
    await signIn(page, { path: '/keys' });
    const key = await createKey(page, attack, receiver.url);
    await expect(page.getByText(attack)).toBeVisible();
    await auditOf(key, { ...order, audit_type: 'market' });
    await visit(page, 'Webhooks');
    const row = page.getByRole('row').filter({ hasText: attack }).first();
    await expect(row).toContainText('Delivered', { timeout: 300_000 });
    await row.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(attacks[0] ?? '');
  } finally {
    await receiver.close();
  }
});
