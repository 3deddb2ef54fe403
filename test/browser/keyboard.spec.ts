/**
 * Without a mouse: a key is made and charts are read by keyboard alone, and the focus is always somewhere that can be
 * seen.
 */
import type { Page } from '@playwright/test';
import { auditOf, expect, reportShown, target, test } from './dashboard.ts';

test('a key is made by keyboard alone', async ({ page }) => {
  await page.goto(target().dashboardUrl);
  await page.getByRole('button', { name: 'Continue as local user' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();

  await tabTo(page, 'API keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await tabTo(page, 'Create key');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('by keyboard');
  await tabTo(page, 'Create key');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('I have stored it')).toBeVisible();
  // Neither Escape nor a click beside it closes what will not be shown again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await tabTo(page, 'I have stored it');
  await page.keyboard.press('Space');
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /by keyboard/u })).toBeVisible();
});

test('the charts of a report are read by keyboard alone', async ({ page }) => {
  // The list of sections stands beside the report on a wide screen only.
  await page.setViewportSize({ width: 1440, height: 900 });
  const order = { audit_type: 'gap', keyword: 'standing desk', user_url: 'https://www.kestrelbarn.example/' };
  const id = await auditOf(target().firstKey, { ...order, language: 'en', country: 'US' });
  await page.goto(`${target().dashboardUrl}/audits/${id}`);
  await page.getByRole('button', { name: 'Continue as local user' }).waitFor();
  await page.keyboard.press('Enter');
  await reportShown(page);

  // Drawings say in words what they show.
  const drawings = await page
    .locator('main svg[role="img"]')
    .evaluateAll((all) => all.map((drawing) => drawing.getAttribute('aria-label') ?? ''));
  expect(drawings.length).toBeGreaterThan(3);
  expect(drawings.filter((words) => !/[\p{L}\p{N}]{2}/u.test(words))).toEqual([]);

  for (const section of ['topic-coverage', 'question-coverage']) {
    // Where the focus is when the view opens.
    await page.getByRole('heading', { level: 1 }).focus();
    await tabInto(page, `nav a[href="#${section}"]`);
    await page.keyboard.press('Enter');
    // What scrolls is reached, and each mark in it opens what it rests on.
    await tabInto(page, `#${section} [role="region"]`);
    await tabInto(page, `#${section} [role="region"] td button[aria-haspopup="dialog"]`);
    const mark = await page.evaluate('document.activeElement.getAttribute("aria-label")');
    await page.keyboard.press('Enter');
    const evidence = page.getByRole('dialog', { name: /^Evidence/u });
    await expect(evidence).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(mark);
  }
});

/** Presses Tab until what has the focus is `selector`, and shows it. */
async function tabInto(page: Page, selector: string): Promise<void> {
  const at = `(() => {
    const element = document.activeElement;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return element.matches(${JSON.stringify(selector)}) ? outlineStyle + boxShadow : '';
  })()`;
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const shown = (await page.evaluate(at)) as string;
    if (shown === '') continue;
    expect(shown).not.toBe('nonenone');
    return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** What has the focus: its name, and whether a ring or another outline shows it. */
const focused = `(() => {
  const element = document.activeElement;
  if (!element.matches('a, button, input')) return { name: '' };
  const labels = [...(element.labels ?? [])].map((label) => label.textContent);
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  return { name: [element.getAttribute('aria-label'), element.textContent, ...labels].join(' '), outlineStyle, boxShadow };
})()`;

/** Presses Tab until something of this name has the focus. Fails after a round of forty. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const at = (await page.evaluate(focused)) as { name: string; outlineStyle: string; boxShadow: string };
    if (at.name.includes(name)) {
      expect(at.outlineStyle !== 'none' || at.boxShadow !== 'none').toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${name}`);
}
