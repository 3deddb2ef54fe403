/** A template with a change in every part: what an update of the stack has to carry out without losing data. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

type Properties = Record<string, unknown>;

/** One changed property for each type of resource that has one which may change in place. */
const changes: Readonly<Record<string, (properties: Properties) => Properties>> = {
  'AWS::Lambda::Function': ({ MemorySize }) => ({ MemorySize: Number(MemorySize) + 64 }),
  'AWS::Lambda::EventSourceMapping': () => ({ ScalingConfig: { MaximumConcurrency: 3 } }),
  'AWS::DynamoDB::Table': () => ({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }),
  'AWS::SQS::Queue': () => ({ MessageRetentionPeriod: 1_000_000 }),
  'AWS::Logs::LogGroup': () => ({ RetentionInDays: 30 }),
  'AWS::Events::Rule': () => ({ Description: 'changed' }),
  'AWS::IAM::Role': () => ({ Description: 'changed' }),
  'AWS::KMS::Key': () => ({ Description: 'changed' }),
  'AWS::SNS::Topic': () => ({ DisplayName: 'changed' }),
  'AWS::CloudWatch::Alarm': () => ({ AlarmDescription: 'changed' }),
  'AWS::ApiGateway::RestApi': () => ({ Description: 'changed' }),
  'AWS::ApiGateway::UsagePlan': () => ({ Description: 'changed' }),
  'AWS::Cognito::UserPool': () => ({ MfaConfiguration: 'OPTIONAL' }),
};
/** Tables are retained from then on, as those of `prod` are. */
const retained = ['AWS::DynamoDB::Table'];

/**
 * Changes the synthesized template, and the names under which the CLI uploads it: it does not upload a name twice.
 *
 * @returns how many resources of each type were changed.
 */
export function changeEveryPart(assemblyDir: string, stackName: string): Record<string, number> {
  const file = join(assemblyDir, `${stackName}.template.json`);
  const resource = z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
  const template = z
    .looseObject({ Resources: z.record(z.string(), resource) })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const counts: Record<string, number> = {};
  for (const each of Object.values(template.Resources)) {
    const change = changes[each.Type];
    if (change === undefined) continue;
    Object.assign(each.Properties, change(each.Properties));
    if (retained.includes(each.Type)) Object.assign(each, { DeletionPolicy: 'RetainExceptOnCreate' });
    counts[each.Type] = (counts[each.Type] ?? 0) + 1;
  }
  const before = assetIdOf(assemblyDir, stackName);
  const text = JSON.stringify(template, null, 1);
  writeFileSync(file, text);
  const after = createHash('sha256').update(text).digest('hex');
  for (const name of [`${stackName}.assets.json`, 'manifest.json']) {
    const place = join(assemblyDir, name);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(before, after));
  }
  return counts;
}

/** The id under which the template itself is uploaded. */
function assetIdOf(assemblyDir: string, stackName: string): string {
  const { files } = z
    .looseObject({ files: z.record(z.string(), z.looseObject({ source: z.looseObject({ path: z.string() }) })) })
    .parse(JSON.parse(readFileSync(join(assemblyDir, `${stackName}.assets.json`), 'utf8')));
  const [id] = Object.entries(files).find(([, { source }]) => source.path === `${stackName}.template.json`) ?? [];
  if (id === undefined) throw new Error('the template has no asset');
  return id;
}
