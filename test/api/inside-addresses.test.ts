/** Generated forms of inside addresses as `user_url`, over HTTP: refused at the door, or an audit that reached nobody. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressForms } from '../adapters/web/address-forms.ts';
import { type ApiTarget, isDeployed, openTarget } from './target.ts';

/** Below what a key may launch in an hour, and ask in a minute. */
const auditsOfKey = 18;
const requestsOfKey = 50;

let api: ApiTarget;
let connections = 0;
let canary: Server;
let port: number;

beforeAll(async () => {
  if (isDeployed) return;
  canary = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  ({ port } = canary.address() as AddressInfo);
  // Pages come from the web, as where the service is deployed; the provider is never asked: a page comes first.
  api = await openTarget({
    environment: { SEARCH_PROVIDERS: 'serper', SEARCH_CREDENTIALS: '{"serper":{"api_key":"none"}}' },
  });
});
afterAll(async () => {
  await api?.stop();
  canary?.close();
});

const describeHere = isDeployed ? describe.skip : describe;

describeHere('a page inside the network', () => {
  test('is reached under none of its forms, and no audit of it tells what is there', async () => {
    const urls = [...new Set(addressForms.map(({ url }) => url.replaceAll('PORT', String(port))))];
    expect(urls.length).toBeGreaterThanOrEqual(300);
    const refused: string[] = [];
    const launched: { key: string; url: string; id: string }[] = [];
    let key = '';
    let requests = 0;
    let audits = 0;
    for (const url of urls) {
      if (key === '' || requests === requestsOfKey || audits === auditsOfKey) {
        ({ key } = await api.issueKey());
        requests = 0;
        audits = 0;
      }
      requests++;
      const order = { audit_type: 'gap', keyword: 'standing desk', user_url: url, language: 'en', country: 'US' };
      const { status, json } = await api.call('POST', '/v1/audits', { key, json: order });
      if (status === 202) {
        audits++;
        launched.push({ key, url, id: json.audit_id });
      } else {
        expect({ url, status, field: json.errors?.[0]?.loc?.[1] }).toEqual({ url, status: 422, field: 'user_url' });
        refused.push(url);
      }
    }
    for (const { key: owner, url, id } of launched) {
      const ended = await untilEnded(owner, id);
      expect({ url, ended }).toEqual({ url, ended: { status: 'failed', code: 'page_unreachable' } });
    }
    expect(refused.length + launched.length).toBe(urls.length);
    expect(connections).toBe(0);
  });
});

/** How an audit ended; asked now and then, so that a key stays within its requests a minute. */
async function untilEnded(key: string, id: string): Promise<{ status: string; code: string | undefined }> {
  for (let polls = 0; polls < 300; polls++) {
    const { json } = await api.call('GET', `/v1/audits/${id}`, { key });
    if (json.status === 'failed' || json.status === 'completed') return { status: json.status, code: json.error?.code };
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error('the audit did not end');
}
