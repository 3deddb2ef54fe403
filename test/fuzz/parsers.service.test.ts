/** Every reader of outside data takes mutated inputs without a throw; `npm run fuzz:parsers` takes more of them. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const program = join(import.meta.dirname, 'run.ts');

// In a process of its own: Jest's realm has errors of its own, which readers that ask for Node's do not know.
test('a hundred inputs each', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--seed', '4', '--count', '100']);
  expect(stdout).not.toContain('THROWN');
  expect(stdout.trim().split('\n')).toHaveLength(17);
});
