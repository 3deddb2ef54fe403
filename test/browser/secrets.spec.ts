/**
 * Where a key, a webhook's secret and a token are not: in storage, in an address, in a list, in a later response, in a
 * log.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReceiver } from '../receiver.ts';
import { createKey, expect, signIn, target, test, visit } from './dashboard.ts';

test('what is secret is shown once, and is nowhere afterwards', async ({ page, context }) => {
  const bodies: string[] = [];
  const addresses: string[] = [];
  const tokens = new Set<string>();
  context.on('request', (request) => {
    addresses.push(request.url());
    const [, token] = /^Bearer (.+)$/u.exec(request.headers().authorization ?? '') ?? [];
    if (token !== undefined) tokens.add(token);
  });
  const receiver = await startReceiver();
  await receiver.close();
  await signIn(page, { path: '/keys' });
  const shown: string[] = [await createKey(page, 'kept nowhere', receiver.url)];
  page.on('response', async (response) => {
    if (response.url().includes('/dashboard/')) bodies.push(await response.text().catch(() => ''));
  });
  for (const view of ['Audits', 'Usage', 'Webhooks', 'API keys'] as const) await visit(page, view);
  await page.getByRole('button', { name: 'Actions for kept nowhere' }).click();
  await page.getByRole('menuitem', { name: 'Webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rotate secret…' }).click();
  await dialog.getByRole('button', { name: 'Rotate secret', exact: true }).click();
  const rotated = page.locator('[data-secret="webhook secret"]');
  const webhookSecret = (await rotated.textContent())?.trim() ?? '';
  expect(webhookSecret).toMatch(/^whsec_/u);
  await page.getByLabel('I have stored it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await visit(page, 'API keys');
  await page.reload();
  await expect(page.getByRole('row', { name: /kept nowhere/u })).toBeVisible();

  expect(tokens.size).toBeGreaterThan(0);
  expect(bodies.filter((body) => body.includes('kept nowhere')).length).toBeGreaterThan(0);
  const stored = (await page.evaluate(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
  )) as string;
  const html = await page.content();
  for (const secret of [...shown, ...tokens]) {
    expect(stored).not.toContain(secret);
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
    expect(html).not.toContain(secret);
  }
  for (const place of [stored, html, ...addresses]) expect(place).not.toContain(webhookSecret);
  const logs = join(target().localDir, 'logs');
  for (const name of readdirSync(logs)) {
    const text = readFileSync(join(logs, name), 'utf8');
    for (const secret of [...shown, ...tokens, webhookSecret])
      expect({ name, told: text.includes(secret) }).toEqual({ name, told: false });
  }
});
