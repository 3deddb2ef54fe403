/** The adapters of language models against servers that speak their protocols: shapes, faults, throttling, secrets. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ModelUnavailable } from '../../../adapters/model/askable.ts';
import { bedrockClient, bedrockModel } from '../../../adapters/model/bedrock.ts';
import { openAiModel } from '../../../adapters/model/openai.ts';
import { openWeb } from '../../../adapters/web/safe-fetch.ts';
import { serveProtocol, type Told } from '../serp/providers/protocol-server.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const question = {
  task: 'advice',
  instructions: 'Advise.',
  data: '<data>\n{}\n</data>',
  schema: { type: 'object', properties: { items: { type: 'array' } }, required: ['items'] },
  maxOutputTokens: 50,
};
const secret = 'sk-very-secret';

async function served(told: Told) {
  const server = await serveProtocol(() => told);
  open.push(server);
  return server;
}

async function askOpenAi(told: Told, timeMs = 5_000) {
  const server = await served(told);
  const web = openWeb({ userAgent: 'test', alsoAllowed: ['127.0.0.1'] });
  open.push(web);
  const model = openAiModel({ baseUrl: `${server.origin}/v1/`, model: 'gpt-test', apiKey: secret }, web.fetch);
  return { server, ended: await model.ask(question, timeMs).catch((error: unknown) => error) };
}

async function askBedrock(told: Told, timeMs = 5_000) {
  const server = await served(told);
  const client = bedrockClient({
    ...{ endpoint: server.origin, region: 'eu-central-1' },
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: secret },
  });
  open.push({ close: () => client.destroy() });
  const model = bedrockModel('vendor.model-v1:0', client);
  return { server, ended: await model.ask(question, timeMs).catch((error: unknown) => error) };
}

/** As in the reference of Chat Completions. */
const completion = (content: string | null, changes: object = {}, message: object = {}) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1741569952,
  model: 'gpt-test-2026-01-01',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
      logprobs: null,
      finish_reason: 'stop',
      ...changes,
    },
  ],
  usage: { prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
});

describe('OpenAI’s protocol', () => {
  test('sends instructions and data apart, with the schema, and reads the JSON', async () => {
    const { server, ended } = await askOpenAi({ json: completion('{"items":[]}') });
    expect(ended).toEqual({ output: { items: [] }, model: 'gpt-test-2026-01-01', tokensIn: 19, tokensOut: 10 });
    const [asked] = server.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(asked?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      model: 'gpt-test',
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.data },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'advice', strict: true, schema: question.schema } },
      max_completion_tokens: 50,
    });
  });

  test.each<[string, object]>([
    ['cut off', completion('{"items":[', { finish_reason: 'length' })],
    ['filtered', completion('{"items":[]}', { finish_reason: 'content_filter' })],
    ['a refusal', completion(null, {}, { refusal: 'I cannot help with that.' })],
    ['a text', completion('Sure! Here it is.')],
  ])('%s is no output, and is paid', async (_, json) => {
    const { ended } = await askOpenAi({ json });
    expect(ended).toMatchObject({ output: undefined, tokensIn: 19, tokensOut: 10 });
  });

  test('estimates tokens that a server does not count', async () => {
    const { ended } = await askOpenAi({ json: { ...completion('{"items":[]}'), usage: undefined, model: undefined } });
    expect(ended).toMatchObject({ model: 'gpt-test', tokensOut: 3 });
  });

  test.each<[string, Told, object]>([
    ['a wrong key', { status: 401 }, { fault: 'refused', mayBeBilled: false, retryAfterMs: undefined }],
    ['an unknown model', { status: 404 }, { fault: 'refused', mayBeBilled: false }],
    ['throttling', { status: 429, headers: { 'retry-after': '2' } }, { fault: 'unavailable', retryAfterMs: 2_000 }],
    ['long throttling', { status: 429, headers: { 'retry-after': '60' } }, { retryAfterMs: undefined }],
    ['an outage', { status: 503 }, { fault: 'unavailable', retryAfterMs: 1_000, mayBeBilled: false }],
    ['no JSON', { text: '<html>' }, { fault: 'unreadable', mayBeBilled: true }],
    ['no choices', { json: { choices: [] } }, { fault: 'unreadable' }],
    ['a lost connection', { instead: 'reset' }, { fault: 'unavailable' }],
  ])('%s', async (_, told, expected) => {
    const { ended } = await askOpenAi(told);
    expect(ended).toBeInstanceOf(ModelUnavailable);
    expect(ended).toMatchObject(expected);
    expect(`${(ended as Error).message} ${(ended as Error).stack}`).not.toContain(secret);
  });

  test('silence is a timeout, which may be billed', async () => {
    expect((await askOpenAi({ instead: 'silence' }, 300)).ended).toMatchObject({ fault: 'timeout', mayBeBilled: true });
  });
});

/** As in the reference of Converse. */
const converse = (content: object[], stopReason = 'tool_use') => ({
  metrics: { latencyMs: 1_275 },
  output: { message: { role: 'assistant', content } },
  stopReason,
  usage: { inputTokens: 125, outputTokens: 60, totalTokens: 185 },
});
const toolUse = { toolUse: { toolUseId: 'tooluse_1', name: 'answer', input: { items: [] } } };

describe('Bedrock’s Converse', () => {
  test('offers the schema as the only tool, signed for the role, and reads its input', async () => {
    const { server, ended } = await askBedrock({ json: converse([{ text: 'Thinking.' }, toolUse]) });
    expect(ended).toEqual({ output: { items: [] }, model: 'vendor.model-v1:0', tokensIn: 125, tokensOut: 60 });
    const [asked] = server.asked;
    expect(decodeURIComponent(asked?.path ?? '')).toBe('/model/vendor.model-v1:0/converse');
    expect(asked?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/.*\/bedrock\//u);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      system: [{ text: question.instructions }],
      messages: [{ role: 'user', content: [{ text: question.data }] }],
      inferenceConfig: { maxTokens: 50 },
      toolConfig: {
        tools: [{ toolSpec: { name: 'answer', inputSchema: { json: question.schema } } }],
        toolChoice: { tool: { name: 'answer' } },
      },
    });
  });

  test.each<[string, object]>([
    ['a text instead of the tool', converse([{ text: 'Sure!' }], 'end_turn')],
    ['cut off', converse([toolUse], 'max_tokens')],
    ['another tool', converse([{ toolUse: { toolUseId: 'x', name: 'other', input: {} } }])],
  ])('%s is no output, and is paid', async (_, json) => {
    expect((await askBedrock({ json })).ended).toMatchObject({ output: undefined, tokensIn: 125 });
  });

  const fault = (name: string, status: number): Told => ({
    status,
    headers: { 'x-amzn-errortype': name },
    json: { message: `Too many requests for ${secret}` },
  });
  test.each<[string, Told, object]>([
    [
      'throttling',
      fault('ThrottlingException', 429),
      { fault: 'unavailable', retryAfterMs: 1_000, mayBeBilled: false },
    ],
    ['an outage', fault('ServiceUnavailableException', 503), { retryAfterMs: 1_000, mayBeBilled: false }],
    ['an error inside', fault('InternalServerException', 500), { fault: 'unavailable', mayBeBilled: true }],
    ['a slow model', fault('ModelTimeoutException', 408), { fault: 'timeout', mayBeBilled: true }],
    ['a missing right', fault('AccessDeniedException', 403), { fault: 'refused', retryAfterMs: undefined }],
    ['an unknown model', fault('ResourceNotFoundException', 404), { fault: 'refused' }],
    ['a wrong request', fault('ValidationException', 400), { fault: 'refused', mayBeBilled: false }],
    ['another shape', { json: { output: {} } }, { fault: 'unreadable', mayBeBilled: true }],
  ])('%s: once, and without its text', async (_, told, expected) => {
    const { server, ended } = await askBedrock(told);
    expect(ended).toMatchObject(expected);
    expect((ended as Error).message).not.toContain(secret);
    expect(server.asked).toHaveLength(1);
  });

  test('silence is a timeout, which may be billed', async () => {
    expect((await askBedrock({ instead: 'silence' }, 300)).ended).toMatchObject({
      fault: 'timeout',
      mayBeBilled: true,
    });
  });
});
