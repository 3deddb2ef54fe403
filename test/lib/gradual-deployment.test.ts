/** How a new version takes over: slowly and revocably for customers, at once elsewhere. */
import { describe, expect, test } from '@jest/globals';
import { referred, resourcesOf, templateOf } from './synthesized.ts';

const prod = templateOf('prod');
const aliases = resourcesOf(prod, 'AWS::Lambda::Alias');
const groups = resourcesOf(prod, 'AWS::CodeDeploy::DeploymentGroup');
const scheduled = resourcesOf(prod, 'AWS::Events::Rule').map(([, { Properties }]) =>
  referred((Properties.Targets as { Arn: unknown }[])[0]?.Arn),
);
const own = resourcesOf(prod, 'AWS::Lambda::Function').filter(([id]) => !id.startsWith('Custom'));

describe('in prod', () => {
  test('every function but those of schedules takes over by a tenth, and is taken back by an alarm', () => {
    const shifted = aliases.map(([, { Properties }]) => referred(Properties.FunctionName));
    expect(shifted.toSorted()).toEqual(
      own
        .map(([id]) => id)
        .filter((id) => !scheduled.includes(id))
        .toSorted(),
    );
    expect(groups).toHaveLength(aliases.length);
    const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(([id]) => id);
    for (const [, { Properties }] of groups) {
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) },
      });
      const { Alarms } = Properties.AlarmConfiguration as { Alarms: { Name: unknown }[] };
      expect(alarms).toContain(referred(Alarms[0]?.Name));
    }
  });

  test('every caller calls the alias, so that a version is never called before its turn', () => {
    const aliasIds = aliases.map(([id]) => id);
    for (const [, { Properties }] of resourcesOf(prod, 'AWS::Lambda::EventSourceMapping')) {
      expect(JSON.stringify(Properties.FunctionName)).toMatch(/Live/u);
    }
    const called = [
      ...resourcesOf(prod, 'AWS::ApiGateway::Method').map(([, { Properties }]) => Properties.Integration),
      ...resourcesOf(prod, 'AWS::ApiGateway::Authorizer').map(([, { Properties }]) => Properties.AuthorizerUri),
    ];
    for (const uri of called) expect(aliasIds.some((id) => JSON.stringify(uri).includes(`"${id}"`))).toBe(true);
  });
});

test('elsewhere functions are called directly', () => {
  expect(resourcesOf(templateOf('dev'), 'AWS::Lambda::Alias')).toEqual([]);
});
