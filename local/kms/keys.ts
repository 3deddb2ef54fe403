/** Key material for the stack's KMS keys on this machine: generated once, readable only by its owner. */

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
 * Opens the stack's keys. Material from an earlier start is reused.
 *
 * @param stack The stack.
 * @param folder The folder for the material, one file per key; created if missing.
 * @returns The keys.
 * @throws StartupError if a file does not hold valid key material.
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

/** Writes the file atomically: after a crash, a partial file would be a different key. */
function makeMaterial(path: string): Uint8Array {
  const draft = `${path}.new`;
  const material = randomBytes(materialBytes);
  rmSync(draft, { force: true });
  writeFileSync(draft, material, { mode: 0o600, flush: true });
  linkSync(draft, path);
  rmSync(draft);
  return material;
}
