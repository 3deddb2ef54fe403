/** Deploys the `dev` stage to the emulator with the pinned CDK CLI, as an operator would to AWS. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { asOwner } from './ministack.ts';
import { type Environment, run } from './programs.ts';

export const stage = 'dev';
export const stackName = `AnswerAudit-${stage}`;

export interface Cdk {
  projectDir: string;
  /** The cloud assembly's own folder, so that a `cdk.out` of the checkout stays as it is. */
  assemblyDir: string;
  env: Environment;
}

const tenMinutesMs = 600_000;

/** Runs the CLI. Throws with its output when it fails. */
async function cdk({ projectDir, env }: Cdk, ...args: string[]): Promise<string> {
  const cli = join(projectDir, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const { code, text } = await run(process.execPath, [cli, ...args, '--no-notices', '--no-color'], {
    cwd: projectDir,
    env,
    timeoutMs: tenMinutesMs,
  });
  if (code !== 0) throw new Error(`cdk ${args[0]} failed:\n${text}`);
  return text.trim();
}

export const cdkVersion = (options: Cdk): Promise<string> => cdk(options, '--version');

/** Synthesizes the stage; the answer is the path of its template. */
export async function synthesize(options: Cdk): Promise<string> {
  await cdk(options, 'synth', '--quiet', '-c', `stage=${stage}`, '-o', options.assemblyDir);
  return join(options.assemblyDir, `${stackName}.template.json`);
}

/**
 * Takes resources that the emulator does not know (`isUnknown` in `lacks.ts`) from a synthesized template: it refuses a
 * template that names one. Throws when another resource needs a value of one of them.
 */
export function leaveOut(
  template: string,
  isUnknown: (resource: { Type: string; Properties: object }) => boolean,
): void {
  const dependsOn = z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]);
  const resource = z.looseObject({
    Type: z.string(),
    DependsOn: dependsOn,
    Properties: z.looseObject({}).default({}),
  });
  const whole = z.looseObject({ Resources: z.record(z.string(), resource) });
  const { Resources, ...rest } = whole.parse(JSON.parse(readFileSync(template, 'utf8')));
  const left = Object.entries(Resources).flatMap(([id, each]) => (isUnknown(each) ? [id] : []));
  const kept = Object.entries(Resources).flatMap(([id, { DependsOn, ...properties }]) =>
    left.includes(id) ? [] : [[id, { ...properties, DependsOn: DependsOn.filter((name) => !left.includes(name)) }]],
  );
  const text = JSON.stringify({ ...rest, Resources: Object.fromEntries(kept) }, null, 1);
  for (const id of left) if (text.includes(`"${id}"`)) throw new Error(`${id} is needed by another resource`);
  writeFileSync(template, text);
}

/** Bootstraps the account and deploys what was synthesized; the answer is the stack's outputs. */
export async function deploy(options: Cdk): Promise<Record<string, string>> {
  await cdk(options, 'bootstrap', '--app', options.assemblyDir);
  return await redeploy(options);
}

/** Deploys what was synthesized, or changed since; the answer is the stack's outputs. */
export async function redeploy(options: Cdk): Promise<Record<string, string>> {
  const outputsFile = join(options.assemblyDir, 'outputs.json');
  const app = ['--app', options.assemblyDir];
  await cdk(options, 'deploy', ...app, '--require-approval', 'never', '--outputs-file', outputsFile);
  const outputs = z.record(z.string(), z.record(z.string(), z.string()));
  return outputs.parse(JSON.parse(readFileSync(outputsFile, 'utf8')))[stackName] ?? {};
}

/** Destroys the stack. */
export async function destroy(options: Cdk): Promise<void> {
  await cdk(options, 'destroy', '--app', options.assemblyDir, '--force');
}

const resources = z.object({
  item: z.array(
    z.object({
      id: z.string(),
      resourceMethods: z.record(z.string(), z.object({ apiKeyRequired: z.boolean() })).default({}),
    }),
  ),
});

/**
 * Takes `apiKeyRequired` from the deployed methods (`usage_plans` in `lacks.ts`): the emulator looks for API
 * Gateway's key in the caller's header, where AWS takes it from the authorizer, and would refuse every request.
 */
export async function dropApiKeyRequirement(endpoint: string, apiId: string): Promise<void> {
  const headers = asOwner('apigateway');
  const base = `${endpoint}/restapis/${apiId}/resources`;
  const { item } = resources.parse(await (await fetch(`${base}?embed=methods&limit=500`, { headers })).json());
  for (const { id, resourceMethods } of item) {
    for (const [method, { apiKeyRequired }] of Object.entries(resourceMethods)) {
      if (!apiKeyRequired) continue;
      const answer = await fetch(`${base}/${id}/methods/${method}`, {
        method: 'PATCH',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ patchOperations: [{ op: 'replace', path: '/apiKeyRequired', value: false }] }),
      });
      if (!answer.ok) throw new Error(`the emulator refuses to change a method: ${answer.status}`);
    }
  }
}
