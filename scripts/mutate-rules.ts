/** Mutates numbers in rule files, one at a time, and reports which mutants the tests catch. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Literal, literalsOf, mutantOf, randomOf, sample } from './rule-literals.ts';

const usage = `Usage: npm run test:mutants:rules -- [--seed <number>] [--count <number>] [--behaviour]

Draws <count> numbers from the rule files by <seed>, changes each in a copy of the working tree, and runs the test of
docs/methods.md, then the tests of the section where that one passes. --behaviour runs the tests of the section alone.
Exit code 1 below 95 %.`;

const projectDir = resolve(import.meta.dirname, '..');
const copyDir = join(projectDir, '.local/mutants');
const minCaught = 0.95;
const timeoutMs = 180_000;
const declaredTest = 'test/analysis/rules/methods-document.test.ts';

/** Mutants that 424 tests missed when constants were defined in more than one place. */
const known = [
  { file: 'analysis/market/terms/rule.ts', name: 'nestedShare', from: '0.9', to: '0.85' },
  { file: 'analysis/market/results/content-type/rule.ts', name: 'minResultWeight', from: '2.5', to: '2.6' },
  { file: 'analysis/read/rule.ts', name: 'minWords', from: '100', to: '120' },
  { file: 'analysis/checks/price-missing/check.ts', name: 'minShare', from: '0.5', to: '0.55' },
];

interface Mutant extends Literal {
  to: string;
}

type Outcome = 'behaviour' | 'declaration' | 'survived';

function allLiterals(): Literal[] {
  return globSync(['analysis/**/{rule,weights,*-weights}.ts', 'analysis/checks/*/check.ts'], { cwd: projectDir })
    .filter((file) => file !== 'analysis/rules/rule.ts')
    .toSorted()
    .flatMap((file) => literalsOf(file, readFileSync(join(projectDir, file), 'utf8')));
}

function knownMutants(literals: readonly Literal[]): Mutant[] {
  return known.map(({ file, name, from, to }) => {
    const literal = literals.find(
      (each) => each.file === file && each.line.startsWith(`${name}:`) && each.text === from,
    );
    if (literal === undefined) throw new Error(`${file} has no ${name} of ${from}: update the list of known changes`);
    return { ...literal, to };
  });
}

/** Copies the files of the project, so that the working tree stays unchanged. */
function copyTree(): void {
  rmSync(copyDir, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) {
    const source = join(projectDir, file);
    if (file === '' || !existsSync(source)) continue;
    mkdirSync(dirname(join(copyDir, file)), { recursive: true });
    cpSync(source, join(copyDir, file), { dereference: false });
  }
  if (!existsSync(join(copyDir, 'node_modules')))
    symlinkSync(join(projectDir, 'node_modules'), join(copyDir, 'node_modules'));
}

/** The tests of the section that a rule belongs to: the nearest folder with the same path under `test/`. */
function testsOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(copyDir, 'test', folder))) folder = dirname(folder);
  return join('test', folder);
}

function passes(...paths: string[]): boolean {
  const jest = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const { status } = spawnSync(process.execPath, [...jest, '--bail', '--runInBand', '--passWithNoTests', ...paths], {
    cwd: copyDir,
    stdio: 'ignore',
    timeout: timeoutMs,
  });
  return status === 0;
}

function outcomeOf({ file, start, text, to }: Mutant, isBehaviourOnly: boolean): Outcome {
  const path = join(copyDir, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + to + source.slice(start + text.length));
  try {
    if (!isBehaviourOnly && !passes(declaredTest)) return 'declaration';
    return passes(testsOf(file)) ? 'survived' : 'behaviour';
  } finally {
    writeFileSync(path, source);
  }
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    behaviour: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const literals = allLiterals();
const random = randomOf(Number(values.seed));
const pinned = knownMutants(literals);
const drawn = sample(literals, Number(values.count) - pinned.length, random).map((literal) => ({
  ...literal,
  to: mutantOf(literal.text, random),
}));
copyTree();
if (!passes(declaredTest)) throw new Error(`${declaredTest} fails without any change`);
const counts: Record<Outcome, number> = { behaviour: 0, declaration: 0, survived: 0 };
for (const mutant of [...pinned, ...drawn]) {
  const outcome = outcomeOf(mutant, values.behaviour);
  counts[outcome]++;
  console.log(`${outcome.padEnd(12)} ${mutant.file} ${mutant.text} → ${mutant.to} in ${mutant.line.slice(0, 80)}`);
}
const total = pinned.length + drawn.length;
const caught = total - counts.survived;
console.log(
  `\n${caught} of ${total} changes caught (seed ${values.seed}, ${literals.length} numbers): ${counts.declaration} by docs/methods.md, ${counts.behaviour} by the tests of a section`,
);
process.exitCode = caught / total >= minCaught ? 0 : 1;
