/** The page's runtime configuration, read from what a deployment wrote. */
import { expect, test } from '@jest/globals';
import { readConfig } from '../../dashboard/src/config.ts';

const written = {
  issuer: 'https://issuer.example',
  client_id: 'dashboard',
  scope: 'openid email',
  api_url: 'https://api.example/prod/',
};

test('the API’s address ends without a slash, so that paths can be put after it', () => {
  expect(readConfig(written)).toEqual({
    issuer: 'https://issuer.example',
    clientId: 'dashboard',
    scope: 'openid email',
    apiUrl: 'https://api.example/prod',
  });
});

test('an issuer may sign out at an address of its own', () => {
  expect(readConfig({ ...written, logout_url: 'https://issuer.example/logout' })?.logoutUrl).toBe(
    'https://issuer.example/logout',
  );
});

test.each([undefined, null, 'text', {}, { ...written, issuer: 1 }, { ...written, api_url: undefined }])(
  '%j is no configuration',
  (value) => expect(readConfig(value)).toBeUndefined(),
);
