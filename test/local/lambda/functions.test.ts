/** Functions in worker threads: Lambda's promises about instances, time, memory, environment and errors. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Functions, openFunctions } from '../../../local/lambda/functions.ts';
import { readAssembly } from '../../../local/template/assembly.ts';
import { openStack } from '../../../local/template/stack.ts';
import { testCredentials } from '../../credentials.ts';
import { lambda, temporaryFolder, writeAssembly } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
let functions: Functions;

beforeAll(() => {
  const variables = { GREETING: 'from the template', CORPUS_DIR: 'corpus', NODE_OPTIONS: '--enable-source-maps' };
  const template = {
    Resources: {
      Behave: lambda('behave', { Timeout: 1, Environment: { Variables: variables } }),
      Patient: lambda('behave', { Timeout: 60 }),
      Alone: lambda('behave', { Timeout: 5, ReservedConcurrentExecutions: 1 }),
      Full: lambda('behave', { Timeout: 20, MemorySize: 64, FunctionName: 'full' }),
      Missing: lambda('nobody'),
    },
  };
  const stack = openStack(readAssembly(writeAssembly(join(folder, 'cdk.out'), template)), {
    sqs: 'http://127.0.0.1:1',
  });
  functions = openFunctions(stack, {
    endpoints: { dynamodb: 'http://127.0.0.1:2', sqs: 'http://127.0.0.1:3', kms: 'http://127.0.0.1:4' },
    credentials: testCredentials,
    overrides: { CORPUS_DIR: '/elsewhere', UNASKED: 'x' },
    logFolder: join(folder, 'logs'),
  });
});
afterAll(async () => {
  await functions.stop();
  remove();
});

const functionArn = 'arn:aws:lambda:us-east-1:000000000000:function:';
async function call(name: string, event: object) {
  const outcome = await functions.invoke(`${functionArn}${name}`, JSON.stringify(event));
  return outcome.ok ? { result: JSON.parse(outcome.payload) } : { error: outcome.error };
}
const behave = (event: object) => call('Fixture-Behave', event);

describe('an instance', () => {
  test('stays warm and handles one event after another', async () => {
    const first = (await call('Fixture-Alone', {})).result.calls;
    const results = await Promise.all([1, 2, 3].map(() => call('Fixture-Alone', { do: 'wait', ms: 5 })));
    expect(results.map(({ result }) => result.calls)).toEqual([first + 1, first + 2, first + 3]);
  });

  test('another is started while the first is busy', async () => {
    const file = join(folder, 'the quick one is back');
    const slow = call('Fixture-Patient', { do: 'wait-for', file });
    const quick = await call('Fixture-Patient', {});
    writeFileSync(file, '');
    expect([(await slow).result.calls, quick.result.calls]).toEqual([1, 1]);
  });

  test('sees the template’s variables, the overrides it lists, Lambda’s own, and nothing else', async () => {
    process.env.OF_THE_DEVELOPER = 'secret';
    const { result } = await behave({ do: 'environment' });
    delete process.env.OF_THE_DEVELOPER;
    expect(result).toMatchObject({
      GREETING: 'from the template',
      CORPUS_DIR: '/elsewhere',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:2',
      AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:3',
      AWS_LAMBDA_FUNCTION_NAME: 'Fixture-Behave',
    });
    expect(result).not.toHaveProperty('UNASKED');
    expect(result).not.toHaveProperty('OF_THE_DEVELOPER');
  });

  test('keeps its environment to itself', async () => {
    await behave({ do: 'pollute' });
    expect(process.env.POLLUTED).toBeUndefined();
    expect((await call('Fixture-Alone', { do: 'environment' })).result).not.toHaveProperty('POLLUTED');
  });

  test('finds files beside its bundle', async () => {
    expect((await behave({ do: 'asset' })).result).toBe('a file beside the bundle');
  });
});

describe('an invocation that goes wrong', () => {
  test.each([
    ['a thrown error is reported with its type', 'throw', 'TypeError', 'no such thing'],
    ['so is a thrown text', 'throw-text', 'string', 'just text'],
    ['an answer that is no JSON', 'circular', 'TypeError', 'circular'],
    ['waiting for ever ends with the timeout', 'hang', 'Sandbox.Timedout', 'Task timed out after 1.00 seconds'],
    ['so does an endless loop', 'spin', 'Sandbox.Timedout', 'Task timed out'],
    ['leaving the process', 'exit', 'Runtime.ExitError', 'code 3'],
    ['an unhandled rejection', 'reject', 'Error', 'nobody waits for this'],
  ])('%s', async (_, event, errorType, message) => {
    const { error } = await behave({ do: event });
    expect(error?.errorType).toBe(errorType);
    expect(error?.errorMessage).toContain(message);
    expect((await behave({})).result.calls).toBeGreaterThan(0);
  });

  test('running out of memory', async () => {
    const { error } = await call('full', { do: 'fill' });
    expect(error?.errorType).toBe('Runtime.OutOfMemory');
    expect((await call('full', {})).result.calls).toBe(1);
  });

  test('a bundle without the handler, and a function that is not there', async () => {
    expect((await call('Fixture-Missing', {})).error?.errorMessage).toContain('nobody');
    expect((await call('Fixture-Nowhere', {})).error?.errorType).toBe('ResourceNotFoundException');
  });
});

test('what functions print is in their log file', async () => {
  await call('Fixture-Alone', { do: 'say' });
  await call('Fixture-Alone', { do: 'throw' });
  const read = () => readFileSync(join(folder, 'logs', 'Fixture-Alone.log'), 'utf8');
  for (let tries = 0; tries < 200 && !(read().includes('stderr') && read().includes('no such thing')); tries++)
    await new Promise((next) => setTimeout(next, 20));
  expect(read()).toContain('said on stdout');
  expect(read()).toContain('said on stderr');
  expect(read()).toContain('no such thing');
});
