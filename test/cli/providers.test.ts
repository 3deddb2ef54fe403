/** `npm run providers` as an operator runs it, against servers that speak the providers' protocols. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openaiFull } from '../adapters/serp/engines/answers/openai.ts';
import { dataForSeoFull } from '../adapters/serp/providers/answers/dataforseo.ts';
import { serperFull } from '../adapters/serp/providers/answers/serper.ts';
import { type ProtocolServer, serveProtocol, type Told } from '../adapters/serp/providers/protocol-server.ts';
import { openCommands } from './command.ts';
import type { Ended } from './command-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-audit-providers-'));
const key = 'serper-k3y-0123456789';
const password = 'p4ss:wörd';
let serperTells: () => Told;
let serper: ProtocolServer;
let dataforseo: ProtocolServer;
let aws: ProtocolServer;
beforeAll(async () => {
  serper = await serveProtocol(() => serperTells());
  dataforseo = await serveProtocol(() => ({ json: dataForSeoFull }));
  aws = await serveProtocol(({ headers, body }) =>
    headers['x-amz-target'] === 'secretsmanager.GetSecretValue'
      ? { json: { SecretString: credentials() } }
      : { text: stacks(body), headers: { 'content-type': 'text/xml' } },
  );
});
afterAll(async () => {
  await Promise.all([serper.close(), dataforseo.close(), aws.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const credentials = (): string =>
  JSON.stringify({
    serper: { api_key: key, base_url: serper.origin },
    dataforseo: { login: 'me@example.org', password, base_url: dataforseo.origin },
  });

/** The stacks of `dev`, which asks a provider, and `demo`, which does not. */
function stacks(body: string): string {
  const outputs = body.includes('AnswerAudit-dev') ? { SearchProviders: 'serper', SearchSecretArn: 'arn:search' } : {};
  const members = Object.entries(outputs).map(
    ([name, value]) => `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return (
    '<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>' +
    `<member><StackName>S</StackName><CreationTime>2026-11-21T10:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus>` +
    `<Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`
  );
}

const commands = openCommands();
afterAll(() => commands.close());
const surroundings = (): Record<string, string> => ({
  LOCAL_DIR: folder,
  WEB_ALSO_ALLOWED: '127.0.0.1',
  AWS_ENDPOINT_URL: aws.origin,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});

async function providers(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const ended = await commands.run('providers', args, { ...surroundings(), ...environment });
  const { out, err } = ended;
  for (const secret of [key, password, 'me@example.org', 'customer 4711']) expect(out + err).not.toContain(secret);
  expect(err).not.toMatch(/ at .*:\d+/u);
  return ended;
}

describe('check', () => {
  test('says of each provider what it gave', async () => {
    serperTells = () => ({ json: serperFull });
    const { code, out } = await providers(['check'], {
      SEARCH_PROVIDER: 'dataforseo,serper',
      SEARCH_CREDENTIALS: credentials(),
    });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^dataforseo: ok, 3 results in \d+\.\d s, 1 request, 0\.0035 USD\n {2}captured {6}ai_overview, /u,
    );
    expect(out).toContain('  google_ai_overview: captured, 3 references\n');
    expect(out).toMatch(/\nserper: ok, 3 results in \d+\.\d s, 1 request, it does not say what it cost\n/u);
    expect(out).toMatch(/\n {2}unsupported {3}ai_overview, local_pack/u);
  });

  test('asks what it is told to, of the provider that is named, with the credentials of the local folder', async () => {
    serperTells = () => ({ json: serperFull });
    writeFileSync(join(folder, 'search-credentials.json'), credentials());
    const { code, out } = await providers([
      ...['check', 'serper', '--keyword', 'bureau  debout', '--language', 'fr', '--country', 'FR'],
    ]);
    expect([code, out.split(':')[0]]).toEqual([0, 'serper']);
    expect(JSON.parse(serper.asked.at(-1)?.body ?? '')).toMatchObject({ gl: 'fr', hl: 'fr' });
  });

  test('asks an answer engine the keyword as a question', async () => {
    const openai = await serveProtocol(() => ({ json: openaiFull }));
    const engine = { openai: { api_key: key, model: 'm', base_url: openai.origin } };
    try {
      const { code, out } = await providers(['check', 'openai'], { SEARCH_CREDENTIALS: JSON.stringify(engine) });
      expect(code).toBe(0);
      expect(out).toMatch(
        /^openai: ok, 124 characters by gpt-5.4-2026-03-05 in \d+\.\d s, 1 request, .* 0\.02616 USD by its price list/u,
      );
      expect(out).toContain('\n  pages cited: 1, searches named: 2\n');
      expect(JSON.parse(openai.asked[0]?.body ?? '')).toMatchObject({
        input: 'What should I know about standing desk?',
      });
    } finally {
      await openai.close();
    }
  });

  test.each<[string, Told]>([
    ['credentials (403)', { status: 403, json: { message: 'customer 4711' } }],
    ['out_of_credit (400)', { status: 400, json: { message: 'Not enough credits, customer 4711' } }],
    ['unreadable', { text: '<html>customer 4711</html>' }],
  ])('says in a sentence why one gave nothing: %s', async (fault, told) => {
    serperTells = () => told;
    const { code, out } = await providers(['check', 'serper', 'dataforseo'], { SEARCH_CREDENTIALS: credentials() });
    expect(code).toBe(1);
    expect(out).toMatch(/^serper: [^\n]*\n {2}\p{Lu}[^\n]*\.\ndataforseo: ok, /u);
    expect(out).toContain(`serper: ${fault}\n`);
  });

  test('asks with the secret of a deployed stage, and connects to public addresses alone', async () => {
    const before = serper.asked.length;
    const { code, out } = await providers(['check', '--stage', 'dev']);
    expect([code, out.split('\n')[0]]).toEqual([1, 'serper: their_fault']);
    expect(serper.asked).toHaveLength(before);
  });
});

test('explains itself', async () => {
  const { code, out } = await commands.runAlone('providers', ['--help'], surroundings());
  expect(code).toBe(0);
  for (const word of ['check', '--stage', 'SEARCH_CREDENTIALS', 'dataforseo', 'searxng', 'costs'])
    expect(out).toContain(word);
});

test.each<[string[], Record<string, string>, string]>([
  [['check'], {}, 'no search provider is configured'],
  [['check'], { SEARCH_PROVIDER: 'google' }, 'SEARCH_PROVIDER'],
  [['check', 'google'], {}, 'there is no provider "google"'],
  [['check', 'brave'], { SEARCH_CREDENTIALS: '{}' }, 'no credentials for the provider brave'],
  [['check', 'serper'], { SEARCH_CREDENTIALS: `{"serper":"${key}"}` }, 'serper: invalid_type'],
  [['check', 'serper'], { SEARCH_CREDENTIALS: key }, 'no JSON'],
  [['check', 'serper', '--country', 'Narnia'], {}, '--country'],
  [['check', 'serper', '--keyword', 'x'], {}, '--keyword'],
  [['check', '--key', 'x'], {}, '--key'],
  [['check', '--stage', ''], {}, '--stage'],
  [['check', '--stage', 'demo'], {}, 'asks no search provider'],
  [['ask'], {}, 'no command "ask"'],
])('%j with %j is refused with a sentence and exit code 2', async (args, environment, words) => {
  const { code, out, err } = await providers(args, environment);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
});
