/** Templates of the stages as the tests read them: synthesized without bundling, once a process and stage. */
import { Template } from 'aws-cdk-lib/assertions';
import { auditApp } from '../../lib/audit-app.ts';
import { type Stage, type StageName, stageFor, stages } from '../../lib/stage.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

const noBundling = { 'aws:cdk:bundling-stacks': [] };

/** The stages as they are deployed: `prod` asks search providers. */
export const deployed: Readonly<Record<StageName, Stage>> = {
  ...stages,
  prod: stageFor({ stage: 'prod', searchProvider: 'dataforseo,serper', botContactUrl: 'https://audits.example/bot' }),
};

/** The app of a stage. */
export function appOf(stage: Stage): ReturnType<typeof auditApp> {
  // The CDK's own validation takes longer than all the rest; `app.test.ts` starts the app with it.
  const props = { context: noBundling, builtinCloudFormationValidation: false, treeMetadata: false };
  return auditApp({ stageOf: () => stage, engineGitSha: 'test', props });
}

const templates = new Map<StageName, Template>();

/** Throws when cdk-nag has a finding that is not acknowledged. */
export function templateOf(name: StageName): Template {
  const template = templates.get(name) ?? Template.fromStack(appOf(deployed[name]).stack);
  templates.set(name, template);
  return template;
}

/** Logical ids and resources of a type. */
export function resourcesOf(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.findResources(type) as Record<string, Resource>);
}

/** The logical id that `Ref` or `Fn::GetAtt` points at, or undefined. */
export function referred(value: unknown): string | undefined {
  const reference = value as { Ref?: string; 'Fn::GetAtt'?: [string, string] } | undefined;
  return reference?.Ref ?? reference?.['Fn::GetAtt']?.[0];
}
