/** The key that webhook secrets are derived from, and where webhooks may be. */
import { describe, expect, test } from '@jest/globals';
import { type Resource, resourcesOf, templateOf } from './synthesized.ts';

const keys = resourcesOf(templateOf('prod'), 'AWS::KMS::Key').filter(([id]) => id.startsWith('Webhooks'));
const [, key] = keys[0] ?? ['', { Type: '', Properties: {} } satisfies Resource];

describe('the key of webhook secrets', () => {
  test('keeps its logical id and its kind: another key is another secret for every webhook', () => {
    expect(keys.map(([id]) => id)).toEqual(['WebhooksSecretsKeyD20F1394']);
    expect(key.Properties).toMatchObject({ KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' });
  });

  test('can be replicated to another region, which is decided when a key is made', () => {
    expect(key.Properties.MultiRegion).toBe(true);
  });

  test('outlives the stack in prod', () => {
    expect(key).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  });

  test('is left to the rights of its account: nobody else is named', () => {
    const { Statement } = key.Properties.KeyPolicy as { Statement: { Principal: unknown }[] };
    expect(Statement.map(({ Principal }) => JSON.stringify(Principal))).toEqual([expect.stringContaining(':root')]);
  });
});

test('only the service on one machine sends to that machine', () => {
  const addresses = (['local', 'dev', 'prod'] as const).map((stage) => {
    const functions = resourcesOf(templateOf(stage), 'AWS::Lambda::Function');
    const [, worker] = functions.find(([id]) => id.startsWith('WebhooksDeliverWebhook')) ?? [];
    const environment = worker?.Properties.Environment as { Variables: Record<string, string> } | undefined;
    return [stage, environment?.Variables.WEBHOOK_ADDRESSES];
  });
  expect(addresses).toEqual([
    ['local', 'loopback'],
    ['dev', 'public'],
    ['prod', 'public'],
  ]);
});
