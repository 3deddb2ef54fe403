/** Mutates numbers in rule files, one at a time, and reports which mutants the tests catch. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importsIn, testsOfSection, testsThatNeed } from './related-tests.ts';
import { type Literal, literalsOf, mutantOf, randomOf, sample } from './rule-literals.ts';

const usage = `Usage: npm run test:mutants:rules -- [--seed <number>] [--count <number>] [--behaviour]

Draws <count> numbers from the rule files by <seed>, changes each in a copy of the working tree, and runs the unit tests
that import the rule until one fails. First is the test of docs/methods.md, which fails on any change that is not
declared; then come the tests of the section, the golden report and the others. --behaviour leaves out the first, and
takes a minute for each change that the tests of the section and the golden report miss. Exit code 1 below 95 %.`;

const projectDir = resolve(import.meta.dirname, '..');
const copyDir = join(projectDir, '.local/mutants');
const minCaught = 0.95;
/** Ends a test that a mutant keeps from ending. */
const timeoutMs = 900_000;
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

type Outcome = 'declaration' | 'section' | 'golden' | 'unit' | 'survived';

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

/** Copies the files of the project, so that the working tree stays unchanged, and returns their names. */
function copyTree(): string[] {
  rmSync(copyDir, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(projectDir, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copyDir, file)), { recursive: true });
    cpSync(join(projectDir, file), join(copyDir, file), { dereference: false });
  }
  if (!existsSync(join(copyDir, 'node_modules')))
    symlinkSync(join(projectDir, 'node_modules'), join(copyDir, 'node_modules'));
  return files;
}

/** Runs Jest on the unit tier in the copy. */
function jest(...args: string[]): { status: number | null; stdout: string } {
  const node = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  return spawnSync(process.execPath, [...node, '--config', 'jest.unit.config.js', ...args], {
    cwd: copyDir,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: timeoutMs,
    encoding: 'utf8',
  });
}

function passes(tests: readonly string[]): boolean {
  return tests.length === 0 || jest('--bail', '--runInBand', '--runTestsByPath', ...tests).status === 0;
}

function outcomeOf({ file, start, text, to }: Mutant): Outcome {
  const path = join(copyDir, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + to + source.slice(start + text.length));
  try {
    const related = testsThatNeed(file, imports, unitTests).filter((test) => test !== declaredTest);
    const own = testsOfSection(file, related);
    const others = related.filter((test) => !own.includes(test));
    const golden = others.filter((test) => test.startsWith('test/golden/'));
    const stages: [Outcome, readonly string[]][] = [
      ['declaration', values.behaviour ? [] : [declaredTest]],
      ['section', own],
      ['golden', golden],
      ['unit', others.filter((test) => !golden.includes(test))],
    ];
    return stages.find(([, tests]) => !passes(tests))?.[0] ?? 'survived';
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
const files = copyTree();
const imports = importsIn(
  copyDir,
  files.filter((file) => /\.tsx?$/u.test(file)),
);
const unitTests = jest('--listTests')
  .stdout.trim()
  .split('\n')
  .map((path) => relative(copyDir, path));
if (!passes([declaredTest])) throw new Error(`${declaredTest} fails without any change`);
const counts: Record<Outcome, number> = { declaration: 0, section: 0, golden: 0, unit: 0, survived: 0 };
for (const mutant of [...pinned, ...drawn]) {
  const outcome = outcomeOf(mutant);
  counts[outcome]++;
  console.log(`${outcome.padEnd(12)} ${mutant.file} ${mutant.text} → ${mutant.to} in ${mutant.line.slice(0, 80)}`);
}
const total = pinned.length + drawn.length;
const caught = total - counts.survived;
console.log(`\n${caught} of ${total} changes caught (seed ${values.seed}, ${literals.length} numbers)`);
for (const [outcome, count] of Object.entries(counts)) console.log(`${outcome.padEnd(12)} ${count}`);
process.exitCode = caught / total >= minCaught ? 0 : 1;
