/** Reading a synthesized stack: references, conditions, outputs, and what is refused by name. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { readApi } from '../../../local/gateway/api.ts';
import { parseTemplate, readAssembly } from '../../../local/template/assembly.ts';
import { openStack } from '../../../local/template/stack.ts';
import { apiTemplate } from '../fixtures/api-template.ts';
import { lambda, queue, temporaryFolder, writeAssembly } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const sqs = 'http://127.0.0.1:9';
function stackOf(template: object) {
  return openStack({ stackName: 'Fixture', template: parseTemplate(template), assets: new Map() }, { sqs });
}

describe('references', () => {
  test('lead to names, URLs and ARNs of this machine', () => {
    const stack = stackOf({
      Resources: {
        Jobs: queue(),
        Named: queue({ QueueName: 'given' }),
        Worker: lambda('x', {
          Environment: { Variables: { URL: { Ref: 'Jobs' }, ARN: { 'Fn::GetAtt': ['Named', 'Arn'] } } },
        }),
      },
      Outputs: { Table: { Value: { 'Fn::Sub': '${AWS::Region}/${Named.QueueName}' } } },
    });
    const Worker = z.object({ Environment: z.unknown() });
    expect(stack.resources('AWS::Lambda::Function', Worker)[0]?.properties.Environment).toEqual({
      Variables: { URL: `${sqs}/000000000000/Fixture-Jobs`, ARN: 'arn:aws:sqs:us-east-1:000000000000:given' },
    });
    expect(stack.outputs()).toEqual({ Table: 'us-east-1/given' });
  });

  test('a long logical id gives a name that SQS takes, the same every time', () => {
    const names = [1, 2].map(() => {
      const [resource] = stackOf({ Resources: { ['Q'.repeat(100)]: queue() } }).resources(
        'AWS::SQS::Queue',
        z.object({}),
      );
      return resource?.name;
    });
    expect(names[0]).toMatch(/^[\w-]{80}$/u);
    expect(names[1]).toBe(names[0]);
  });

  test('a condition that does not hold takes the resource and the output away', () => {
    const stack = stackOf({
      Parameters: { Stage: { Type: 'String', Default: 'local' } },
      Conditions: { IsProd: { 'Fn::Equals': [{ Ref: 'Stage' }, 'prod'] } },
      Resources: { Jobs: { ...queue(), Condition: 'IsProd' }, Other: queue() },
      Outputs: { Jobs: { Condition: 'IsProd', Value: 'x' } },
    });
    const queues = stack.resources('AWS::SQS::Queue', z.object({}));
    expect(queues.map(({ logicalId }) => logicalId)).toEqual(['Other']);
    expect(stack.outputs()).toEqual({});
  });
});

describe('what does not run here is refused by name', () => {
  test('a type that nobody has decided about', () => {
    expect(() => stackOf({ Resources: { Flow: { Type: 'AWS::StepFunctions::StateMachine' } } })).toThrow(
      /Flow is of type AWS::StepFunctions::StateMachine/u,
    );
  });

  test('a property that is not as it must be, with the resource and the property', () => {
    const stack = stackOf({ Resources: { Jobs: queue({ QueueName: { Ref: 'Nobody' } }) } });
    expect(() => stack.resources('AWS::SQS::Queue', z.object({}))).toThrow(/Jobs \(AWS::SQS::Queue\).*Nobody/u);
  });

  test.each([
    ['an authorizer that keeps verdicts', 'Authorizer', { AuthorizerResultTtlInSeconds: 300 }, 'TTL'],
    ['an integration that is not Lambda', 'GetItem', { Integration: { Type: 'MOCK' } }, 'Lambda proxy'],
    ['a request validator', 'GetItem', { RequestValidatorId: 'x' }, 'request validator'],
    ['a quota', 'WidePlan', { Quota: { Limit: 1, Period: 'DAY' } }, 'quota'],
  ])('%s', (_, logicalId, properties, words) => {
    const template = apiTemplate();
    const resource = template.Resources[logicalId] as { Type: string; Properties: object };
    const changed = { ...resource, Properties: { ...resource.Properties, ...properties } };
    const stack = stackOf({ ...template, Resources: { ...template.Resources, [logicalId]: changed } });
    expect(() => readApi(stack)).toThrow(new RegExp(`${logicalId}.*${words}`, 'su'));
  });
});

describe('an assembly', () => {
  test('is read with its assets', () => {
    const assembly = readAssembly(writeAssembly(join(folder, 'good'), { Resources: { Jobs: queue() } }));
    expect(assembly.stackName).toBe('Fixture');
    expect(assembly.assets.get('handlers.zip')).toBe(join(folder, 'good', 'asset.handlers'));
  });

  test('that is missing or has no stack says which file or what', () => {
    expect(() => readAssembly(join(folder, 'nowhere'))).toThrow('manifest.json');
    const empty = writeAssembly(join(folder, 'empty'), { Resources: {} });
    writeFileSync(join(empty, 'manifest.json'), '{"version":"1","artifacts":{}}');
    expect(() => readAssembly(empty)).toThrow('exactly one stack');
  });
});
