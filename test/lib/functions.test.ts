/** What is true of every function: its log, its runtime, its role. */
import { describe, expect, test } from '@jest/globals';
import { referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('prod');
const functions = resourcesOf(template, 'AWS::Lambda::Function');
const logGroups = new Map(resourcesOf(template, 'AWS::Logs::LogGroup'));
describe('every function', () => {
  test('there are thirteen: the authorizer, seven of the API, five workers', () => {
    expect(functions).toHaveLength(13);
  });

  test('has a log group of its own with a retention', () => {
    const own = functions.map(([, { Properties }]) =>
      referred((Properties.LoggingConfig as { LogGroup: unknown }).LogGroup),
    );
    expect(new Set(own).size).toBe(functions.length);
    for (const id of own) expect(logGroups.get(id ?? '')?.Properties.RetentionInDays).toBeGreaterThan(0);
  });

  test('runs on Node 24 and arm64, traced, with source maps and no variable that nobody reads', () => {
    for (const [, { Properties }] of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      });
      const { Variables } = Properties.Environment as { Variables: Record<string, string> };
      expect(Variables).toMatchObject({ STAGE: 'prod', LOG_LEVEL: 'INFO', NODE_OPTIONS: '--enable-source-maps' });
      expect(Variables).not.toHaveProperty('AWS_NODEJS_CONNECTION_REUSE_ENABLED');
      expect(Variables).not.toHaveProperty('AWS_REGION');
    }
  });

  test('has a role of its own without managed policies', () => {
    const roles = functions.map(([, { Properties }]) => referred(Properties.Role));
    expect(new Set(roles).size).toBe(functions.length);
    for (const [id, role] of resourcesOf(template, 'AWS::IAM::Role')) {
      if (roles.includes(id)) expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
    }
  });
});

describe('the worker', () => {
  test('carries the demonstration pages where the provider is the corpus', () => {
    const worker = functions.find(([id]) => id.startsWith('WorkersRunAudit'))?.[1].Properties;
    expect(worker?.Environment).toMatchObject({
      Variables: {
        SEARCH_PROVIDER: 'corpus',
        CORPUS_DIR: 'corpus',
        CORPUS_INDEX_DIR: '/tmp/corpus-index',
        ENGINE_GIT_SHA: 'test',
      },
    });
  });
});
