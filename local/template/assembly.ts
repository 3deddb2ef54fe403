/** Reads a synthesized CDK assembly: the template of its only stack, and the folders of its assets. */

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { messageOf, StartupError } from '../startup-error.ts';

const Manifest = z.object({
  artifacts: z.record(z.string(), z.object({ type: z.string(), properties: z.looseObject({}).optional() })),
});

const AssetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string().optional(), packaging: z.string().optional() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

const Resource = z.object({
  Type: z.string(),
  Condition: z.string().optional(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});

const Template = z.object({
  Resources: z.record(z.string(), Resource),
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown() })).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown(), Condition: z.string().optional() })).default({}),
});

/** One resource of the template, with unresolved properties. */
export type TemplateResource = z.infer<typeof Resource>;
/** A CloudFormation template; only the parts that are used here. */
export type Template = z.infer<typeof Template>;

/** A synthesized stack: its name, its template, and the folder or file of each asset by object key. */
export interface Assembly {
  stackName: string;
  template: Template;
  assets: ReadonlyMap<string, string>;
}

/**
 * Parses a template in memory, for example from `Template.fromStack(…).toJSON()`.
 *
 * @param json The template.
 * @returns The template with defaults.
 * @throws ZodError if it is not a template.
 */
export function parseTemplate(json: unknown): Template {
  return Template.parse(json);
}

const StackProperties = z.looseObject({ templateFile: z.string(), stackName: z.string().optional() });
const AssetProperties = z.looseObject({ file: z.string() });

/**
 * Reads the assembly in a folder.
 *
 * @param folder The output folder of `node bin/app.ts`.
 * @returns Its only stack.
 * @throws StartupError if a file is missing or invalid, or if there is not exactly one stack.
 */
export function readAssembly(folder: string): Assembly {
  const { artifacts } = read(join(folder, 'manifest.json'), Manifest);
  const entries = Object.entries(artifacts);
  const stacks = entries.filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack');
  const [only] = stacks;
  if (only === undefined || stacks.length > 1) {
    throw new StartupError(
      `the app must synthesize exactly one stack to run here, not ${stacks.length}: ${stacks.map(([id]) => id).join(', ')}`,
    );
  }
  const [id, stack] = only;
  const { templateFile, stackName } = StackProperties.parse(stack.properties ?? {});
  const assets = new Map<string, string>();
  for (const [, artifact] of entries) {
    if (artifact.type !== 'cdk:asset-manifest') continue;
    const { files } = read(join(folder, AssetProperties.parse(artifact.properties ?? {}).file), AssetManifest);
    for (const { source, destinations } of Object.values(files)) {
      for (const { objectKey } of Object.values(destinations)) {
        if (source.path !== undefined) assets.set(objectKey, resolve(folder, source.path));
      }
    }
  }
  return { stackName: stackName ?? id, template: read(join(folder, templateFile), Template), assets };
}

/** Reads and checks one JSON file of the assembly. */
function read<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new StartupError(`cannot read the synthesized ${path}: ${why}`);
  }
}
