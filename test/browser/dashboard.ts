/** What the tests share: where the service is, a browser signed in to it, and a watch on what must never happen. */
import { test as base, expect, type Page } from '@playwright/test';

interface Target {
  dashboardUrl: string;
  apiUrl: string;
  /** The key that `npm start` prints, of the account of the local user. */
  firstKey: string;
  /** Where the service keeps its data and logs. */
  localDir: string;
}

export const target = (): Target => JSON.parse(process.env.BROWSER_TARGET ?? '{}') as Target;

/** Signs in by the page's own way: one click at the issuer. */
export async function signIn(page: Page, { path = '/', user = 'local user' } = {}): Promise<void> {
  await page.goto(target().dashboardUrl + path);
  await page.getByRole('button', { name: `Continue as ${user}` }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
}

/** Goes to a view by the page's own links, as its users do. */
export async function visit(
  page: Page,
  name: 'Audits' | 'Schedules' | 'API keys' | 'Usage' | 'Webhooks' | 'Activity' | 'API reference' | 'Guides',
): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open the navigation' });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  // The first guide stands under its own heading.
  const heading = name === 'Guides' ? 'What a report says' : name;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Makes a key in the dialog, and gives what it showed this once. */
export async function createKey(page: Page, name: string, webhookUrl?: string): Promise<string> {
  await visit(page, 'API keys');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (webhookUrl !== undefined) await dialog.getByLabel('Webhook address').fill(webhookUrl);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const secret = (await dialog.locator('[data-secret="key"]').textContent())?.trim() ?? '';
  await dialog.getByLabel('I have stored it').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

/** A request to the public API with a key, as the printed `curl` makes it. */
export async function callApi(key: string, path: string, body?: object): Promise<Response> {
  return await fetch(target().apiUrl + path, {
    headers: { 'X-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** Launches an audit with a key and waits until it has ended; gives its id. */
export async function auditOf(key: string, body: object): Promise<string> {
  const launched = (await (await callApi(key, '/v1/audits', body)).json()) as { audit_id: string };
  await expect
    .poll(
      async () =>
        ((await (await callApi(key, `/v1/audits/${launched.audit_id}/status`)).json()) as { status: string }).status,
      {
        timeout: 300_000,
      },
    )
    .toBe('completed');
  return launched.audit_id;
}

/** In the browser: tells of everything that the content security policy has kept from happening. */
const reportsViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  window.__violated(event.violatedDirective + ' ' + event.blockedURI));`;

/** Waits until all sections of a report are in the page. */
export async function reportShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How this was made' })).toBeAttached({ timeout: 300_000 });
  await expect(page.locator('main section').nth(8)).toBeAttached();
}

/** What opens a part of a report that is folded. */
const closedFolds = 'main button[aria-expanded="false"][aria-controls$="-inside"]';

/** Opens everything that a report folds away, so that all of it can be seen and clicked. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator(closedFolds).evaluateAll((buttons) => {
    for (const button of buttons) (button as unknown as { click: () => void }).click();
  });
  await expect(page.locator(closedFolds)).toHaveCount(0);
  await page.evaluate(`for (const details of document.querySelectorAll('details')) details.open = true;`);
}

/** Every test fails on an error in the console, a breach of the policy, a dialog, or a mark left by what ran. */
export const test = base.extend<{ watched: undefined; mayFail: { patterns: RegExp[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from the pattern.
  mayFail: async ({}, use) => {
    await use({ patterns: [] });
  },
  watched: [
    async ({ context, mayFail }, use) => {
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`error: ${error.error().message}`));
      context.on('dialog', (dialog) => {
        seen.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const ours = [target().dashboardUrl, target().apiUrl].includes(origin) || ['blob:', 'data:'].includes(protocol);
        if (!ours) seen.push(`request: ${request.url()}`);
      });
      await context.exposeBinding('__violated', (_, what: string) => void seen.push(`policy: ${what}`));
      await context.addInitScript({ content: reportsViolations });
      await use(undefined);
      for (const page of context.pages()) {
        if (page.url().startsWith('http')) {
          const ran = await page.evaluate('window.__ran');
          if (ran !== undefined) seen.push(`ran: ${String(ran)}`);
        }
      }
      expect(seen.filter((line) => !mayFail.patterns.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
