/** The MCP server as the official client uses it, over HTTP and over stdio. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type ApiTarget, largeOrder, openTarget } from './target.ts';

let api: ApiTarget;
beforeAll(async () => {
  api = await openTarget();
});
afterAll(() => api.stop());

const { NODE_EXTRA_CA_CERTS } = process.env;
const certificates = NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS };

const transports = {
  http: (key: string) =>
    new StreamableHTTPClientTransport(new URL(`${api.baseUrl}/mcp`), {
      requestInit: { headers: { 'X-API-Key': key } },
    }),
  stdio: (key: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, '../../cli/mcp.ts')],
      // A program gets only what it is given; the emulator's certificate is vouched for by nobody else.
      env: { AUDIT_API_KEY: key, AUDIT_API_URL: api.baseUrl, ...certificates },
    }),
};

async function connected(kind: keyof typeof transports, key: string): Promise<Client> {
  const client = new Client({ name: 'suite', version: '1.0.0' });
  // The SDK's types do not distinguish a missing property from an undefined one.
  await client.connect(transports[kind](key) as Transport);
  return client;
}

interface Used {
  refused: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  data: any;
}

/** What a tool answered: whether it refused, and the data between the marks. */
async function use(client: Client, name: string, args: Record<string, unknown>): Promise<Used> {
  const result = await client.callTool({ name, arguments: args });
  const [{ text }] = result.content as [{ text: string }];
  const data = /<untrusted_data>\n(.*)\n<\/untrusted_data>$/su.exec(text)?.[1];
  return { refused: result.isError === true, data: data === undefined ? text : JSON.parse(data) };
}

describe.each(['http', 'stdio'] as const)('over %s', (kind) => {
  test('an audit is launched, waited for, read, listed and compared', async () => {
    const { key } = await api.issueKey();
    const client = await connected(kind, key);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['launch_audit', 'get_overview', 'get_section', 'list_audits', 'compare_audits'],
    ]);
    const { audit_id } = (await use(client, 'launch_audit', largeOrder)).data;
    const again = (await use(client, 'launch_audit', { ...largeOrder, idempotency_key: 'once' })).data.audit_id;
    expect((await use(client, 'launch_audit', { ...largeOrder, idempotency_key: 'once' })).data.audit_id).toBe(again);

    for (const id of [audit_id, again]) {
      let overview = await use(client, 'get_overview', { audit_id: id });
      for (let asked = 1; asked < 6 && overview.data.status !== 'completed'; asked++) {
        overview = await use(client, 'get_overview', { audit_id: id });
      }
      expect(overview.data).toMatchObject({ audit_id: id, status: 'completed' });
      expect(overview.data.output.metadata.keyword).toBe(largeOrder.keyword);
    }

    const topics = await use(client, 'get_section', { audit_id, path: 'market_serp.topics' });
    expect(topics.data.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(topics.data).length).toBeLessThan(60_000);

    const { data: listed } = await use(client, 'list_audits', { limit: 5 });
    expect(listed.audits.map((audit: { audit_id: string }) => audit.audit_id).sort()).toEqual([audit_id, again].sort());
    const compared = await use(client, 'compare_audits', { audit_id, other_id: again });
    expect([compared.refused, compared.data.path]).toEqual([false, 'comparison']);
    await client.close();
  }, 180_000);

  test('a refusal is a result with the code of the API', async () => {
    const { key } = await api.issueKey();
    const client = await connected(kind, key);
    const unknown = await use(client, 'get_section', {
      ...{ audit_id: '019aa1b2-0000-7000-8000-000000000000', path: 'overview' },
    });
    expect([unknown.refused, unknown.data.code]).toEqual([true, 'not_found']);
    const gap = await use(client, 'launch_audit', { ...largeOrder, audit_type: 'gap' });
    expect([gap.refused, gap.data.code]).toEqual([true, 'validation_error']);
    await client.close();
  });

  test('a revoked key is refused from the next message', async () => {
    const { key, stored } = await api.issueKey();
    const client = await connected(kind, key);
    await api.management.apiKeys.revoke(stored.account_id, stored.key_id, new Date().toISOString());
    await expect(client.listTools()).rejects.toThrow(/401|Invalid or revoked/u);
    await client.close();
    await expect(connected(kind, key)).rejects.toThrow();
  });
});

test('other methods are refused, and so is a body that is too large or no message', async () => {
  const { key } = await api.issueKey();
  expect((await api.call('GET', '/mcp', { key })).status).toBe(405);
  const headers = { Accept: 'application/json, text/event-stream' };
  expect((await api.call('POST', '/mcp', { key, headers, json: { text: 'x'.repeat(20_000) } })).status).toBe(413);
  expect((await api.call('POST', '/mcp', { key, headers, body: '{' })).status).toBe(400);
  expect((await api.call('POST', '/mcp', { headers, json: {} })).status).toBe(401);
});
