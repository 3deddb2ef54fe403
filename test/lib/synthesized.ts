/** Templates of the stages as the tests read them: synthesized once for each state of the sources, not once a suite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from '../../local/made-once.ts';
import { thisProjectDir } from '../../local/project.ts';
import { runToEnd } from '../../local/run-to-end.ts';
import { assemblySources, sourceHash } from '../../local/source-hash.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export type StageName = 'local' | 'dev' | 'prod' | 'example';

interface TemplateJson {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
}

/** A template, read. */
export interface Template {
  toJSON: () => TemplateJson;
  /** The resources of a type, by logical id. */
  findResources: (type: string) => Record<string, Resource>;
}

/** The templates of all stages. A process of its own writes them: Jest would load the CDK anew for every suite. */
const folder = await madeOnce({
  cacheDir: join(thisProjectDir, '.local/test'),
  prefix: 'templates-',
  hash: sourceHash(thisProjectDir, '', [...assemblySources, 'test/lib']),
  make: async (into) => {
    const { code, output } = await runToEnd(['test/lib/write-templates.ts', into], {
      projectDir: thisProjectDir,
      env: { NODE_OPTIONS: '' },
    });
    if (code !== 0) throw new Error(output);
  },
});

/** The template of a stage. It has no finding of cdk-nag that is not acknowledged: with one, nothing is written. */
export function templateOf(name: StageName): Template {
  const template: TemplateJson = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return {
    toJSON: () => template,
    findResources: (type) =>
      Object.fromEntries(Object.entries(template.Resources).filter(([, resource]) => resource.Type === type)),
  };
}

/** Logical ids and resources of a type. */
export function resourcesOf(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.findResources(type));
}

/** The only resource of a type, with its logical id. Throws when there is none or another one. */
export function onlyResource(template: Template, type: string): Resource & { id: string } {
  const [[id, resource] = ['', undefined], ...others] = resourcesOf(template, type);
  if (resource === undefined || others.length > 0) throw new Error(`not one ${type}`);
  return { id, ...resource };
}

/** The logical id that `Ref` or `Fn::GetAtt` points at, or undefined. */
export function referred(value: unknown): string | undefined {
  const reference = value as { Ref?: string; 'Fn::GetAtt'?: [string, string] } | undefined;
  return reference?.Ref ?? reference?.['Fn::GetAtt']?.[0];
}

/** The methods of the API by route, such as `GET /v1/usage`. */
export function routesOf(template: Template): Map<string, Resource['Properties']> {
  const resources = new Map(resourcesOf(template, 'AWS::ApiGateway::Resource'));
  const pathOf = (id: string | undefined): string => {
    const resource = resources.get(id ?? '');
    return resource ? `${pathOf(referred(resource.Properties.ParentId))}/${resource.Properties.PathPart}` : '';
  };
  return new Map(
    resourcesOf(template, 'AWS::ApiGateway::Method').map(([, { Properties }]) => [
      `${Properties.HttpMethod} ${pathOf(referred(Properties.ResourceId))}`,
      Properties,
    ]),
  );
}
