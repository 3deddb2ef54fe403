/** Without a mouse: a key is made by keyboard alone, and the focus is always somewhere that can be seen. */
import type { Page } from '@playwright/test';
import { expect, target, test } from './dashboard.ts';

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
