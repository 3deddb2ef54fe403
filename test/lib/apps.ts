/**
 * The CDK apps of the stages as they are deployed, without bundling. Loads the CDK; to read a template, see
 * synthesized.ts.
 */
import type { App } from 'aws-cdk-lib';
import { addStack, emptyApp } from '../../lib/audit-app.ts';
import type { AuditStack } from '../../lib/audit-stack.ts';
import { type Stage, settingsOf, stageOf } from '../../lib/stage.ts';
import type { StageName } from './synthesized.ts';

const noBundling = { 'aws:cdk:bundling-stacks': [] };

const [local, dev, prod, example] = await Promise.all(['local', 'dev', 'prod', 'example'].map(settingsOf));
if (!local || !dev || !prod || !example) throw new Error('a stage has no settings');
/** What an operator fills in. */
const filledIn = { searchProviders: ['dataforseo', 'serper'], botContactUrl: 'https://audits.example/bot' } as const;

/** The stages as they are deployed: `prod` asks search providers. */
export const deployed: Readonly<Record<StageName, Stage>> = {
  local: stageOf('local', local),
  dev: stageOf('dev', dev),
  prod: stageOf('prod', { ...prod, ...filledIn, searchProviders: [...filledIn.searchProviders] }),
  example: stageOf('example', example),
};

/** The app of a stage. */
export function appOf(stage: Stage): { app: App; stack: AuditStack } {
  // The CDK's own validation takes longer than all the rest; `app.test.ts` starts the app with it.
  const props = { context: noBundling, builtinCloudFormationValidation: false, treeMetadata: false };
  const app = emptyApp(props);
  return { app, stack: addStack(app, { stage, engineGitSha: 'test' }) };
}
