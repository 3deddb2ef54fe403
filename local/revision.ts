/** Which commit this checkout is, as reports name it. */
import { execFileSync } from 'node:child_process';

/** The commit of `projectDir`, with `-dirty` when files differ from it; the empty string where there is no git. */
export function revisionOf(projectDir: string): string {
  try {
    const args = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
    return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
