/** A stage as used by the constructs: its settings, and values derived from them. */
import { readdirSync } from 'node:fs';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type StageSettings, stageSettings } from './stage-settings.ts';

export interface Stage extends Omit<StageSettings, 'keepsData' | 'logRetentionDays'> {
  name: string;
  /** What happens to tables and logs when the stack is deleted. */
  removalPolicy: RemovalPolicy;
  pointInTimeRecovery: boolean;
  /** Refuses to delete a table, or the stack. */
  deletionProtection: boolean;
  logRetention: RetentionDays;
}

/** The stages that have a file. */
export function stageNames(): string[] {
  return readdirSync(new URL('../stages/', import.meta.url))
    .filter((file) => /^[a-z][a-z\d-]{0,19}\.ts$/u.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/**
 * Returns the settings of `stages/<name>.ts` without validating them.
 *
 * @throws Error with one sentence if there is no such file.
 */
export async function settingsOf(name: unknown): Promise<StageSettings> {
  const known = stageNames().find((each) => each === name);
  if (known === undefined) {
    throw new Error(
      `Unknown stage "${String(name)}": choose one with -c stage=<name>. stages/ has ${stageNames().join(', ')}.`,
    );
  }
  const file: { settings: StageSettings } = await import(`../stages/${known}.ts`);
  return file.settings;
}

/**
 * Validates settings and returns the stage.
 *
 * @param options `isFirstDeployment` omits deletion protection: CloudFormation could not clean up after a first
 * deployment that fails.
 * @throws Error that lists every invalid setting with the reason.
 */
export function stageOf(
  name: string,
  settings: StageSettings,
  { isFirstDeployment = false }: { isFirstDeployment?: boolean } = {},
): Stage {
  const parsed = stageSettings.safeParse(settings);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`stages/${name}.ts:\n${faults.join('\n')}`);
  }
  const { keepsData, logRetentionDays, ...rest } = parsed.data;
  return {
    ...rest,
    name,
    // Kept when the stack is deleted, but not when its first deployment fails: empty leftovers are in the way.
    removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    pointInTimeRecovery: keepsData,
    deletionProtection: keepsData && !isFirstDeployment,
    logRetention: logRetentionDays,
  };
}

/** Whether the stage uses search providers and the web; otherwise it uses the bundled corpus. */
export function searchesTheWeb({ searchProviders: names }: Pick<Stage, 'searchProviders'>): boolean {
  return !names.includes('corpus');
}
