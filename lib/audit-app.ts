/** The CDK app: one stack of the chosen stage, under the rules of cdk-nag. */
import { createRequire } from 'node:module';
import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AuditStack } from './audit-stack.ts';
import type { Stage } from './stage.ts';

/** Read as CommonJS reads it: what compiles the tests drops the attribute by which an ES module imports JSON. */
const featureFlags: Record<string, unknown> = createRequire(import.meta.url)(
  'aws-cdk-lib/recommended-feature-flags.json',
);

/**
 * An app without a stack, which can tell its context. Synthesis throws on any finding of cdk-nag that is not acknowledged
 * with a reason.
 *
 * The flags are those the pinned CDK recommends. They stand here and not in `cdk.json`, so that the template is the
 * same whether the CLI, a test or `node bin/app.ts` makes it; it depends on no account and no region either.
 */
export function emptyApp(props: AppProps = {}): App {
  const app = new App({
    analyticsReporting: false,
    // Whoever makes the app calls `synth()`, and sees what it throws.
    autoSynth: false,
    ...props,
    context: { ...featureFlags, ...props.context },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

/** Adds the one stack of the app, `AnswerAudit-<stage>`. */
export function addStack(app: App, { stage, engineGitSha }: { stage: Stage; engineGitSha: string }): AuditStack {
  return new AuditStack(app, `AnswerAudit-${stage.name}`, { stage, engineGitSha });
}
