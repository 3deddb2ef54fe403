/** The stack with resolved references, as all parts of the local service read it. */

import * as z from 'zod';
import { localAwsAccount, localRegion } from '../project.ts';
import { messageOf, StartupError } from '../startup-error.ts';
import type { Assembly, TemplateResource } from './assembly.ts';
import { attributeOf, type Identified, physicalName, refOf } from './identities.ts';
import { noValue, resolveValue, type Scope } from './intrinsics.ts';
import { nameProperties, runsHere } from './resource-types.ts';

/** One resource, validated and resolved. Other resources refer to it by `ref` and `arn`. */
export interface StackResource<T> {
  logicalId: string;
  name: string;
  ref: string;
  arn: string;
  properties: T;
}

/** A stack with resolved references. */
export interface Stack {
  name: string;
  /**
   * All resources of a type in template order, with parsed properties. Throws a StartupError that names an invalid
   * resource.
   */
  resources: <T>(type: string, properties: z.ZodType<T>) => StackResource<T>[];
  /** The folder (or file) of an asset, by its object key. */
  assetPath: (objectKey: string) => string | undefined;
  /** The stack's outputs by logical id. */
  outputs: () => Record<string, string>;
}

/**
 * Opens an assembly's stack for this machine.
 *
 * @param assembly The synthesized stack.
 * @param endpoints The local endpoints, for queue URLs.
 * @returns The stack.
 * @throws StartupError if it contains a resource of an unknown type.
 */
export function openStack(assembly: Assembly, endpoints: { sqs: string }): Stack {
  const { template, stackName } = assembly;
  const scope: Scope = { ref, getAtt, condition, mapping };
  for (const [logicalId, { Type }] of Object.entries(template.Resources)) {
    if (runsHere(Type) === undefined) {
      throw new StartupError(
        `resource ${logicalId} is of type ${Type}, which the local service does not know: add it to local/template/resource-types.ts, and run it when it does something`,
      );
    }
  }

  function identity(logicalId: string, resource: TemplateResource): Identified {
    const property = nameProperties[resource.Type];
    const given = property === undefined ? undefined : resource.Properties[property];
    const own = given === undefined ? undefined : resolveValue(given, scope);
    return { logicalId, type: resource.Type, name: typeof own === 'string' ? own : physicalName(stackName, logicalId) };
  }
  function found(logicalId: string): Identified {
    const resource = template.Resources[logicalId];
    if (resource === undefined) throw new Error(`${logicalId} is not in the template`);
    return identity(logicalId, resource);
  }
  function ref(name: string): unknown {
    const pseudo = pseudoParameters[name];
    if (pseudo !== undefined) return typeof pseudo === 'function' ? pseudo(stackName) : pseudo;
    const parameter = template.Parameters[name];
    return parameter === undefined ? refOf(found(name), endpoints.sqs) : parameter.Default;
  }
  function getAtt(logicalId: string, attribute: string): unknown {
    return attributeOf(found(logicalId), attribute, endpoints.sqs);
  }
  function condition(name: string): boolean {
    const expression = template.Conditions[name];
    if (expression === undefined) throw new Error(`condition ${name} is not in the template`);
    return resolveValue(expression, scope) === true;
  }
  function mapping(map: string, key: string, attribute: string): unknown {
    const value = template.Mappings[map]?.[key]?.[attribute];
    if (value === undefined) throw new Error(`mapping ${map}.${key}.${attribute} is not in the template`);
    return value;
  }
  const holds = (name: string | undefined): boolean => name === undefined || condition(name);

  return {
    name: stackName,
    resources: (type, properties) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => resource.Type === type && holds(resource.Condition))
        .map(([logicalId, resource]) =>
          explained(`resource ${logicalId} (${type})`, () => {
            const self = identity(logicalId, resource);
            return {
              logicalId,
              name: self.name,
              ref: refOf(self, endpoints.sqs),
              arn: attributeOf(self, 'Arn', endpoints.sqs),
              properties: properties.parse(resolveValue(resource.Properties, scope)),
            };
          }),
        ),
    assetPath: (objectKey) => assembly.assets.get(objectKey),
    outputs: () =>
      Object.fromEntries(
        Object.entries(template.Outputs)
          .filter(([, output]) => holds(output.Condition))
          .map(([id, output]) => [id, explained(`output ${id}`, () => String(resolveValue(output.Value, scope)))]),
      ),
  };
}

/** Pseudo parameters. Account and region are those of the local credentials. */
const pseudoParameters: Readonly<Record<string, unknown>> = {
  'AWS::AccountId': localAwsAccount,
  'AWS::Region': localRegion,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': noValue,
  'AWS::NotificationARNs': [],
  'AWS::StackName': (stackName: string) => stackName,
  'AWS::StackId': (stackName: string) =>
    `arn:aws:cloudformation:${localRegion}:${localAwsAccount}:stack/${stackName}/00000000-0000-4000-8000-000000000000`,
};

/** Runs a step of reading, and adds the place in the template to its error. */
function explained<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new StartupError(`${place} cannot run here: ${why}`);
  }
}
