/** What is true of every function: its log, its runtime, its role. */
import { describe, expect, test } from '@jest/globals';
import { referred, resourcesOf, type StageName, templateOf } from './synthesized.ts';

const template = templateOf('prod');
/** What the CDK brings along for the site's bucket is its own. */
const functions = resourcesOf(template, 'AWS::Lambda::Function').filter(([id]) => !id.startsWith('Custom'));
const logGroups = new Map(resourcesOf(template, 'AWS::Logs::LogGroup'));
describe('every function', () => {
  test('there are twenty-seven: two authorizers, twelve of the API, eight of the dashboard, five workers', () => {
    expect(functions).toHaveLength(27);
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
  const variablesIn = (stage: StageName): Record<string, unknown> => {
    const all = resourcesOf(templateOf(stage), 'AWS::Lambda::Function');
    const worker = all.find(([id]) => id.startsWith('WorkersRunAudit'))?.[1].Properties;
    return (worker?.Environment as { Variables: Record<string, unknown> } | undefined)?.Variables ?? {};
  };

  test('looks at the demonstration pages where the provider is the corpus', () => {
    expect(variablesIn('dev')).toMatchObject({
      SEARCH_PROVIDERS: 'corpus',
      CORPUS_DIR: 'corpus',
      CORPUS_INDEX_DIR: '/tmp/corpus-index',
      ENGINE_GIT_SHA: 'test',
    });
    expect(variablesIn('dev')).not.toHaveProperty('SEARCH_SECRET_ARN');
    expect(resourcesOf(templateOf('dev'), 'AWS::SecretsManager::Secret')).toEqual([]);
  });

  test('asks providers with the credentials of one secret, which no other function knows', () => {
    const [[id, secret] = ['', undefined], ...others] = resourcesOf(template, 'AWS::SecretsManager::Secret');
    expect(others).toEqual([]);
    expect(secret).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
    expect(variablesIn('prod')).toMatchObject({
      SEARCH_PROVIDERS: 'dataforseo,serper',
      SEARCH_SECRET_ARN: { Ref: id },
      BOT_CONTACT_URL: 'https://audits.example/bot',
    });
    const knowing = functions.filter(([, { Properties }]) => JSON.stringify(Properties.Environment).includes(id));
    expect(knowing.map(([name]) => name.replace(/[0-9A-F]{8}$/u, ''))).toEqual(['WorkersRunAuditFunction']);
    expect(template.toJSON().Outputs).toMatchObject({
      SearchSecretArn: { Value: { Ref: id } },
      SearchProviders: { Value: 'dataforseo,serper' },
    });
  });

  test('is opened for what is not public on one machine alone', () => {
    const opening = ['SEARCH_CREDENTIALS', 'WEB_ALSO_ALLOWED'];
    for (const name of opening) {
      expect(variablesIn('local')).toHaveProperty(name, '');
      expect(variablesIn('dev')).not.toHaveProperty(name);
      expect(variablesIn('prod')).not.toHaveProperty(name);
    }
  });
});
