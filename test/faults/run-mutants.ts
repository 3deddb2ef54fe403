/**
 * `npm run test:mutants`: puts each mutant into a copy of the service and shows that the promises notice it.
 *
 * Usage: npm run test:mutants -- [words of the names of some]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from './mutants.ts';

const projectDir = join(import.meta.dirname, '../..');
const trial = join('test', 'faults', 'promises', 'run.ts');
const trialTimeoutMs = 300_000;

/** A copy of what is under version control, beside which the modules are found. */
function copyOf(project: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'answer-audit-mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  });
  const folders = new Set(files.split('\0').flatMap((file) => file.split('/', 1)));
  for (const folder of folders) {
    if (folder !== '' && folder !== 'docs') cpSync(join(project, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What the promises say of the copy: which are broken, or that the trial ended otherwise. */
function brokenIn(copy: string): { code: number | null; broken: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', trial, '--first'],
    {
      cwd: copy,
      encoding: 'utf8',
      timeout: trialTimeoutMs,
    },
  );
  const broken = stdout.split('\n').filter((line) => line.startsWith('BROKEN'));
  return {
    code: status,
    broken: status === 0 || broken.length > 0 ? broken : [`ended otherwise: ${stderr.slice(-300)}`],
  };
}

const [wanted = ''] = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => name.includes(wanted));
const copy = copyOf(projectDir);
try {
  const sound = brokenIn(copy);
  if (sound.code !== 0) throw new Error(`the promises do not hold without a mutant: ${sound.broken.join('\n')}`);
  let caught = 0;
  for (const { name, file, from, to } of chosen) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${name}: ${file} does not hold ${from}`);
    writeFileSync(
      path,
      text.replaceAll(from, () => to),
    );
    const { broken } = brokenIn(copy);
    writeFileSync(path, text);
    if (broken.some((line) => line.startsWith('BROKEN'))) caught++;
    console.log(
      `${broken.some((line) => line.startsWith('BROKEN')) ? 'caught' : 'MISSED'}  ${name}${broken[0] ? `\n        ${broken[0]}` : ''}`,
    );
  }
  console.log(`${caught} of ${chosen.length} mutants caught`);
  if (caught < chosen.length) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
