/** Signing in and out, and where what is secret never is. */
import { expect, signIn, target, test } from './dashboard.ts';

test('one click signs in, a reload needs none, and leads back to where one was', async ({ page }) => {
  await signIn(page, { path: '/usage' });
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/usage');
  expect(new URL(page.url()).search).toBe('');
});

test('signing out ends it: the next load does not sign in by itself, and signing in asks again', async ({ page }) => {
  let token = '';
  page.on('request', (request) => {
    token = request.headers().authorization ?? token;
  });
  await signIn(page);
  await page.getByRole('button', { name: /^Account/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  const { status } = await fetch(`${target().dashboardUrl}/dashboard/account`, { headers: { authorization: token } });
  expect([token.startsWith('Bearer '), status]).toEqual([true, 401]);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Continue as local user' })).toBeVisible();
});

test('the API refuses who is not signed in, and a token of somebody else’s making', async () => {
  const { dashboardUrl } = target();
  const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"local"}')}.`.replaceAll('=', '');
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Bearer ${forged}` }]) {
    const answer = await fetch(`${dashboardUrl}/dashboard/account`, { headers: { ...headers } });
    expect(answer.status).toBe(401);
  }
});
