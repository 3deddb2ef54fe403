/** The commit of this checkout, as reports name it. */
import { execFileSync } from 'node:child_process';

/** The commit of `projectDir`, with `-dirty` if files differ from it; an empty string without git. */
export function revisionOf(projectDir: string): string {
  try {
    const args = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
    return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
