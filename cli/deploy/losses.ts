/** Finds what a deployment would remove: data, addresses that customers use, and their protection. */
import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import * as z from 'zod';

/** A resource that a deployment would delete, replace, orphan or unprotect. */
export interface Loss {
  logicalId: string;
  type: string;
  /** A phrase that follows the id. */
  what: string;
}

/** Types whose resources hold data that cannot be recreated, or an address that others know. */
const precious: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'its items',
  'AWS::Cognito::UserPool': 'its users',
  'AWS::Cognito::UserPoolDomain': 'the address of the sign-in page',
  'AWS::KMS::Key': 'what only it can derive or decrypt',
  'AWS::SecretsManager::Secret': 'the credentials in it',
  'AWS::ApiGateway::RestApi': 'the address of the API',
  'AWS::ApiGateway::DomainName': 'the API’s own name',
  'AWS::CloudFront::Distribution': 'the address of the dashboard',
};

const impacts: Partial<Record<ResourceImpact, string>> = {
  [ResourceImpact.WILL_DESTROY]: 'is deleted',
  [ResourceImpact.WILL_ORPHAN]: 'is left outside of the stack',
  [ResourceImpact.WILL_REPLACE]: 'is replaced by an empty one',
  [ResourceImpact.MAY_REPLACE]: 'may be replaced by an empty one',
};

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      DeletionPolicy: z.string().default('Delete'),
      Properties: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
type Resource = z.output<typeof templateSchema>['Resources'][string];

/** Everything that is lost from the template `deployed` to `wanted`. @throws ZodError if either is not a template */
export function lossesBetween(deployed: unknown, wanted: unknown): Loss[] {
  const before = templateSchema.parse(deployed);
  const after = templateSchema.parse(wanted);
  const changed = fullDiff(before, after).resources.changes;
  return Object.entries(before.Resources).flatMap(([logicalId, resource]) => {
    const of = precious[resource.Type];
    if (of === undefined) return [];
    const impact = impacts[changed[logicalId]?.changeImpact ?? ResourceImpact.NO_CHANGE];
    const next = after.Resources[logicalId];
    const said = [
      ...(impact === undefined ? [] : [`${impact}, and with it goes ${of}`]),
      ...(next === undefined ? [] : unprotected(resource, next)),
    ];
    return said.map((what) => ({ logicalId, type: resource.Type, what }));
  });
}

function unprotected(before: Resource, after: Resource): string[] {
  const aliases = (resource: Resource) =>
    z
      .looseObject({ DistributionConfig: z.looseObject({ Aliases: z.array(z.string()).default([]) }) })
      .safeParse(resource.Properties).data?.DistributionConfig.Aliases ?? [];
  const restorable = (resource: Resource) =>
    JSON.stringify(resource.Properties.PointInTimeRecoverySpecification ?? '').includes('true');
  const isProtected = ({ Properties: { DeletionProtectionEnabled, DeletionProtection } }: Resource) =>
    DeletionProtectionEnabled === true || DeletionProtection === 'ACTIVE';
  const lostNames = aliases(before).filter((name) => !aliases(after).includes(name));
  return [
    ...lostNames.map((name) => `no longer answers under ${name}`),
    ...(restorable(before) && !restorable(after) ? ['can no longer be restored, and its backups go'] : []),
    ...(isProtected(before) && !isProtected(after) ? ['is no longer protected from deletion'] : []),
    ...(before.DeletionPolicy !== 'Delete' && after.DeletionPolicy === 'Delete'
      ? ['no longer outlives the stack']
      : []),
  ];
}
