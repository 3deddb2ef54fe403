/** What a view weighs: its code on the wire, its requests when it is loaded again, and how far it shifts while it loads. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { auditOf, expect, reportShown, signIn, target, test } from './dashboard.ts';

/** Bytes of JavaScript, each file gzipped as it is served, and requests of a load whose files are in the cache. */
const limits = { list: 250_000, report: 350_000, warmRequests: 20, shift: 0.05 };

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };
/** How much later than the one before each answer arrives. */
const apartMs = 150;

let gapPath = '';

test.beforeAll(async () => {
  const page = { audit_type: 'gap', keyword: 'standing desk', user_url: 'https://www.kestrelbarn.example/' };
  gapPath = `/audits/${await auditOf(target().firstKey, { ...page, language: 'en', country: 'US' })}`;
});

const views = [
  { name: 'list', path: () => '/audits', shown: listShown },
  { name: 'report', path: () => gapPath, shown: reportShown },
] as const;

for (const { name, path, shown } of views) {
  test(`the ${name} stays within its limits of code and requests`, async ({ page }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return;
      scripts.set(
        response.url(),
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
    });
    await page.addInitScript({ content: watchesPaint });
    await signIn(page, { path: path() });
    await shown(page);
    const sizes = await Promise.all(scripts.values());
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const requests = await requestsOf(page, async () => {
      await page.goto(target().dashboardUrl + path());
      await shown(page);
    });
    const largestPaintMs = Math.round((await page.evaluate('window.__paint')) as number);
    console.log(name, { bytes, files: sizes.length, requests: requests.length, largestPaintMs });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(limits[name]);
    expect(requests.length, requests.join('\n')).toBeLessThan(limits.warmRequests);
    // The tokens of this tab are still valid: the issuer is not asked.
    expect(requests.filter((url) => new URL(url).pathname.startsWith('/oidc/'))).toEqual([]);
    // An audit that has ended says so itself.
    expect(requests.filter((url) => url.endsWith('/status'))).toEqual([]);
  });

  for (const [screen, viewport] of Object.entries(screens)) {
    test(`the ${name} stays in place on a ${screen}, however late each answer is`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await signIn(page, { path: path() });
      await shown(page);
      await page.addInitScript({ content: watchesPaint });
      let asked = 0;
      await page.route('**/dashboard/**', async (route) => {
        // Each answer arrives in a frame of its own, the later ones after the view is drawn.
        await sleep(apartMs * ++asked);
        await route.continue();
      });
      await page.goto(target().dashboardUrl + path(), { waitUntil: 'networkidle' });
      await shown(page);
      const { sum, sources } = (await page.evaluate('window.__shift')) as { sum: number; sources: string[] };
      console.log(name, screen, { shift: Math.round(sum * 10_000) / 10_000 });
      expect(asked).toBeGreaterThan(1);
      expect(sum, sources.join('\n')).toBeLessThan(limits.shift);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

async function listShown(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'standing desk' }).first()).toBeVisible();
}

/** The requests that reach the server while `load` runs, redirects included; not what the browser has in its cache. */
async function requestsOf(page: Page, load: () => Promise<void>): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sent: string[] = [];
  const cached = new Set<string>();
  const known = new Map<string, string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (redirectResponse !== undefined) sent.push(redirectResponse.url);
    known.set(requestId, request.url);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) cached.add(requestId);
  });
  await load();
  await cdp.detach();
  sent.push(...[...known].filter(([id]) => !cached.has(id)).map(([, url]) => url));
  return sent.filter((url) => url.startsWith('http'));
}

/** In the browser: sums the shifts that no input caused, and keeps when the largest part was painted. */
const watchesPaint = `window.__shift = { sum: 0, sources: [] }; window.__paint = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.__shift.sum += entry.value;
    for (const { node } of entry.sources) window.__shift.sources.push(node?.textContent?.slice(0, 80) ?? '');
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.__paint = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });`;
