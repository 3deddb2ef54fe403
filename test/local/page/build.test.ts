/** Building the page: once a state of its sources, for production, and the bundler's own words when it fails. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildPage } from '../../../local/page/build.ts';
import { thisProjectDir } from '../../../local/project.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';

const { folder: projectDir, remove } = temporaryFolder();
const lines: string[] = [];
const build = () => buildPage({ projectDir, log: (line) => lines.push(line) });
const write = (path: string, text: string) => writeFileSync(join(projectDir, 'dashboard', path), text);

beforeAll(() => {
  mkdirSync(join(projectDir, 'dashboard/src'), { recursive: true });
  symlinkSync(join(thisProjectDir, 'node_modules'), join(projectDir, 'node_modules'));
  writeFileSync(join(projectDir, 'package.json'), '{"type":"module"}');
  write('index.html', '<!doctype html><script type="module" src="/src/main.ts"></script>');
  write(
    'vite.config.ts',
    'export default { root: import.meta.dirname, build: { outDir: "dist", emptyOutDir: true } };',
  );
  write('src/main.ts', 'document.title = process.env.NODE_ENV + "-one";');
});
afterAll(remove);

function scriptsOf(folder: string): string {
  return readdirSync(join(folder, 'assets'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('\n');
}

test('builds for production, and again only after a change of the sources', async () => {
  const first = await build();
  expect(scriptsOf(first)).toContain('production-one');
  expect(await build()).toBe(first);
  expect(lines.length).toBe(1);

  write('src/main.ts', 'document.title = "two";');
  const second = await build();
  expect(second).not.toBe(first);
  expect(scriptsOf(second)).toContain('two');
  // A server that began with the first one goes on answering from it.
  expect(scriptsOf(first)).toContain('one');
});

test('a failing build is told in the bundler’s words, and leaves nothing behind', async () => {
  write('src/main.ts', 'import { missing } from "./nowhere.ts"; missing();');
  const before = readdirSync(join(projectDir, 'dashboard/dist'));
  await expect(build()).rejects.toThrow(/^the dashboard could not be built .*nowhere\.ts/su);
  expect(readdirSync(join(projectDir, 'dashboard/dist'))).toEqual(before);
});
