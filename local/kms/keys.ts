/** The key material of the stack's KMS keys on this machine: made once, readable by its owner alone. */

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { codeOf, StartupError } from '../startup-error.ts';
import type { Stack } from '../template/stack.ts';

const Key = z.object({
  KeySpec: z.literal('HMAC_256', 'only HMAC_256 keys run here'),
  KeyUsage: z.literal('GENERATE_VERIFY_MAC', 'only keys that generate MACs run here'),
  Enabled: z.literal(true, 'a disabled key does not run here').default(true),
});

/** A key with its material. */
export interface LocalKey {
  id: string;
  arn: string;
  material: Uint8Array;
}

const materialBytes = 32;

/**
 * The stack's keys; material that is there from an earlier start is used again.
 *
 * @param stack The stack.
 * @param folder Where the material is kept, one file a key; made when missing.
 * @returns The keys.
 * @throws StartupError when a file does not hold a key's material.
 */
export function openKeys(stack: Stack, folder: string): LocalKey[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return stack.resources('AWS::KMS::Key', Key).map(({ ref, arn }) => {
    const path = join(folder, `${ref}.key`);
    const material = readMaterial(path) ?? makeMaterial(path);
    if (material.length !== materialBytes) throw new StartupError(`${path} does not hold a key of this service`);
    return { id: ref, arn, material };
  });
}

function readMaterial(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file whole or not at all: half a key after a crash would be another key. */
function makeMaterial(path: string): Uint8Array {
  const draft = `${path}.new`;
  const material = randomBytes(materialBytes);
  rmSync(draft, { force: true });
  writeFileSync(draft, material, { mode: 0o600, flush: true });
  linkSync(draft, path);
  rmSync(draft);
  return material;
}
