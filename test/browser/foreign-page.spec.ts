/** What a page of another origin reaches of the service on the same machine: nothing. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { callApi, expect, target, test } from './dashboard.ts';

interface Attempt {
  url: string;
  method: string;
  mode: 'cors' | 'no-cors';
  credentials: 'omit' | 'include';
  headers: Record<string, string>;
  body?: string;
}

const service = () => JSON.parse(readFileSync(join(target().localDir, 'service.json'), 'utf8'));
let attacker: Server;

test.beforeAll(async () => {
  attacker = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>win a prize</title>');
  });
  // On every loopback address: the same page is at `localhost` and at `127.0.0.1`.
  await new Promise<void>((resolve) => attacker.listen(0, 'localhost', resolve));
});
test.afterAll(() => {
  attacker.close();
});

/** What an attacker who knows every port and even the key would try. */
function attempts(): Attempt[] {
  const { dynamodbEndpoint, sqsEndpoint, kmsEndpoint, credentials } = service();
  const { apiUrl, dashboardUrl, firstKey } = target();
  const aws = (base: string, operation: string, body: object): Omit<Attempt, 'mode' | 'credentials'> => ({
    url: `${base}/`,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': operation,
      'x-amz-security-token': credentials?.sessionToken ?? 'none',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20261122/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      'x-amz-date': '20261122T060000Z',
    },
    body: JSON.stringify(body),
  });
  const table = {
    TableName: 'Stolen',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  };
  const order = { audit_type: 'market', keyword: 'launched by a foreign page', language: 'en', country: 'US' };
  const key = { 'x-api-key': firstKey, 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const get = (url: string) => ({ url, method: 'GET', headers: {} });
  const requests: Omit<Attempt, 'mode' | 'credentials'>[] = [
    aws(dynamodbEndpoint, 'DynamoDB_20120810.ListTables', {}),
    aws(dynamodbEndpoint, 'DynamoDB_20120810.CreateTable', table),
    aws(sqsEndpoint, 'AmazonSQS.ListQueues', {}),
    aws(sqsEndpoint, 'AmazonSQS.CreateQueue', { QueueName: 'stolen' }),
    aws(kmsEndpoint, 'TrentService.GenerateMac', {}),
    ...[dynamodbEndpoint, sqsEndpoint, kmsEndpoint, apiUrl, dashboardUrl].map(get),
    get(`${apiUrl}/openapi.json`),
    { ...get(`${apiUrl}/v1/audits`), headers: key },
    { url: `${apiUrl}/v1/audits`, method: 'POST', headers: key, body: JSON.stringify(order) },
    {
      url: `${apiUrl}/v1/audits`,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(order),
    },
    ...['/config.json', '/dashboard/account', '/oidc/jwks', '/oidc/.well-known/openid-configuration'].map((path) =>
      get(dashboardUrl + path),
    ),
    {
      url: `${dashboardUrl}/oidc/token`,
      method: 'POST',
      headers: form,
      body: 'grant_type=refresh_token&client_id=dashboard',
    },
    {
      url: `${dashboardUrl}/dashboard/keys`,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"name":"stolen"}',
    },
  ];
  return requests.flatMap((request) =>
    [request.url, request.url.replace('127.0.0.1', 'localhost')].flatMap((url) =>
      (['cors', 'no-cors'] as const).flatMap((mode) =>
        (['omit', 'include'] as const).map((credentials) => ({ ...request, url, mode, credentials })),
      ),
    ),
  );
}

for (const name of ['127.0.0.1', 'localhost']) {
  test(`a page at ${name} reads and writes nothing`, async ({ page, mayFail }) => {
    // The browser notes each attempt that it blocked.
    mayFail.patterns.push(
      /^console: (?:Access to fetch|Failed to load)/u,
      /^request: http:\/\/(?:localhost|127\.0\.0\.1):/u,
    );
    const { port } = attacker.address() as AddressInfo;
    await page.goto(`http://${name}:${port}/`);
    const tried = attempts();
    const read = await page.evaluate(async (all) => {
      const words: string[] = [];
      for (const { url, ...options } of all) {
        const seen = await fetch(url, options).then(
          async (response) => (response.type === 'opaque' ? '' : `${response.status} ${await response.text()}`),
          () => '',
        );
        if (seen !== '') words.push(`${options.method} ${url}: ${seen.slice(0, 80)}`);
      }
      return words;
    }, tried);
    expect(tried.length).toBeGreaterThan(100);
    expect(read).toEqual([]);

    const {
      dynamodbEndpoint,
      sqsEndpoint,
      credentials = { accessKeyId: 'local', secretAccessKey: 'local' },
    } = service();
    const client = { region: 'us-east-1', credentials };
    const tables = await new DynamoDBClient({ ...client, endpoint: dynamodbEndpoint }).send(new ListTablesCommand());
    expect(tables.TableNames?.length).toBeGreaterThan(0);
    expect(tables.TableNames).not.toContain('Stolen');
    const queues = await new SQSClient({ ...client, endpoint: sqsEndpoint }).send(new ListQueuesCommand());
    expect(queues.QueueUrls?.filter((url) => url.endsWith('/stolen'))).toEqual([]);
    const audits = await (await callApi(target().firstKey, '/v1/audits')).text();
    expect(audits).not.toContain('foreign page');
  });
}
