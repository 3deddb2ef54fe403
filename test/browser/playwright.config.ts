/** `npm run test:browser`: the dashboard in the system's Chromium, on the whole service as `npm start` runs it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const candidates = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((path) => path !== '' && existsSync(path));
if (executablePath === undefined) {
  throw new Error('No Chromium is installed: install it (`apt-get install chromium`), or name one in CHROMIUM.');
}

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  outputDir: join(import.meta.dirname, '../../.local/browser-results'),
  // One service, one account each: the tests of a file follow each other, and the audits share two cores.
  workers: 1,
  // Ends what hangs, on a slow machine too.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // What fails once on a busy machine is told as flaky; what fails twice fails.
  retries: 1,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
      ],
    },
  },
});
