/** What `npm run deploy` refuses: each change is made to the real template, as an operator would make it. */
import { describe, expect, test } from '@jest/globals';
import { RemovalPolicy } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { type Loss, lossesBetween } from '../../cli/deploy/losses.ts';
import type { Stage } from '../../lib/stage.ts';
import { appOf, deployed } from '../lib/apps.ts';
import { templateOf } from '../lib/synthesized.ts';

interface Json {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}
const example = templateOf('example').toJSON() as Json;
const withStage = (change: Partial<Stage>): unknown =>
  Template.fromStack(appOf({ ...deployed.example, ...change }).stack).toJSON();
const without = (logicalId: string): Json => {
  const { [logicalId]: _, ...Resources } = example.Resources;
  return { ...example, Resources };
};
const idOf = (type: string): string =>
  Object.entries(example.Resources).find(([, { Type }]) => Type === type)?.[0] ?? '';
const told = (losses: Loss[]): string[] => losses.map(({ type, what }) => `${type} ${what}`);

describe('a deployment loses', () => {
  test('nothing when nothing changes, or when only code and sizes do', () => {
    expect(lossesBetween(example, example)).toEqual([]);
    expect(lossesBetween(example, withStage({ workerConcurrency: 50, apiMemoryMb: 256, alarms: false }))).toEqual([]);
  });

  test('a name when the stage no longer has it', () => {
    const { dashboardDomain: _, apiDomain: __, ...rest } = deployed.example;
    const losses = lossesBetween(example, Template.fromStack(appOf(rest).stack).toJSON());
    expect(told(losses)).toEqual([
      'AWS::ApiGateway::DomainName is deleted, and with it goes the API’s own name',
      'AWS::CloudFront::Distribution no longer answers under audits.example.com',
    ]);
  });

  test('a table that is removed: it stays, outside of the stack', () => {
    const losses = lossesBetween(example, without('DataAudits9718C23F'));
    expect(losses).toEqual([
      {
        logicalId: 'DataAudits9718C23F',
        type: 'AWS::DynamoDB::Table',
        what: 'is left outside of the stack, and with it goes its items',
      },
    ]);
  });

  test('the items of a table whose key changes', () => {
    const changed = structuredClone(example);
    const table = changed.Resources.DataUsage79DD4968;
    if (table) table.Properties.KeySchema = [{ AttributeName: 'other', KeyType: 'HASH' }];
    expect(told(lossesBetween(example, changed))).toEqual([
      'AWS::DynamoDB::Table is replaced by an empty one, and with it goes its items',
    ]);
  });

  test('credentials when the stage no longer asks search providers', () => {
    const losses = lossesBetween(example, withStage({ searchProviders: ['corpus'], needsRealSearch: false }));
    expect(told(losses)).toEqual([
      'AWS::SecretsManager::Secret is left outside of the stack, and with it goes the credentials in it',
    ]);
  });

  test('users and addresses when a pool or the API goes', () => {
    const types = ['AWS::Cognito::UserPool', 'AWS::ApiGateway::RestApi'];
    for (const type of types)
      expect(lossesBetween(example, without(idOf(type))).map((loss) => loss.type)).toEqual([type]);
  });

  test('what protects its data', () => {
    const unprotected = { pointInTimeRecovery: false, deletionProtection: false, removalPolicy: RemovalPolicy.DESTROY };
    const losses = lossesBetween(example, withStage(unprotected));
    const tables = losses.filter(({ type }) => type === 'AWS::DynamoDB::Table');
    expect(new Set(tables.map(({ what }) => what))).toEqual(
      new Set([
        'can no longer be restored, and its backups go',
        'is no longer protected from deletion',
        'no longer outlives the stack',
      ]),
    );
    expect(told(losses)).toContain('AWS::Cognito::UserPool is no longer protected from deletion');
  });
});
