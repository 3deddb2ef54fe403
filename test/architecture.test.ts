/** The staircase: what each folder may import, and that no two files import each other in a circle. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const projectDir = resolve(import.meta.dirname, '..');

interface Rule {
  /** Own folders it may import. `types` of a folder may be imported where only its types are meant. */
  folders: string[];
  types?: string[];
  /** npm packages and `node:` modules; a RegExp over the specifier. */
  packages: RegExp;
  why: string;
}

const sdk = String.raw`@aws-sdk/[\w-]+`;
const pure = ['zod', 'parse5', '@orama/stemmers.*', 'stopwords-iso.*', 'tldts-icann'].join('|');

const rules: Record<string, Rule> = {
  analysis: {
    folders: [],
    packages: new RegExp(`^(${pure}|node:crypto|node:zlib)$`, 'u'),
    why: 'the engine is a library: no other folder, no SDK, no network, no clock',
  },
  core: {
    folders: ['analysis'],
    packages: /^node:(crypto|zlib)$/u,
    why: 'what may happen, apart from what it happens on',
  },
  adapters: {
    folders: ['core', 'analysis'],
    packages: new RegExp(`^(${sdk}|zod|parse5|undici|ipaddr\\.js|node:[\\w/]+)$`, 'u'),
    why: 'the world behind the ports',
  },
  functions: {
    folders: ['core', 'adapters', 'analysis'],
    packages: /^(aws-jwt-verify(\/[\w-]+)?|@middy\/core|zod|aws-lambda|@aws-lambda-powertools\/[\w-]+|node:[\w/]+)$/u,
    why: 'what Lambda starts: wiring, parsing, status codes, logs',
  },
  lib: {
    folders: [],
    types: ['functions', 'core'],
    packages: /^(aws-cdk-lib(\/[\w-]+)?|constructs|cdk-nag|node:[\w/]+)$/u,
    why: 'constructs; of the handlers only the type of their environment',
  },
  bin: { folders: ['lib'], packages: /^(aws-cdk-lib(\/[\w-]+)?|node:[\w/]+)$/u, why: 'the CDK app' },
  local: {
    folders: ['adapters', 'core'],
    packages: new RegExp(`^(${sdk}|zod|aws-lambda|oidc-provider|node:[\\w/]+)$`, 'u'),
    why: 'runs the synthesized template; nothing of the service is decided there',
  },
  dashboard: {
    folders: ['core'],
    types: ['functions', 'analysis'],
    packages:
      /^(react(-dom\/client)?|react-router|@mantine\/[\w/.-]+|@tabler\/icons-react|@tanstack\/react-query|oidc-client-ts|recharts|vite)$/u,
    why: 'the page: of the service it knows the contract and the shape of a report, as types, and the rules of what may be entered',
  },
  cli: {
    folders: ['adapters', 'core', 'local', 'analysis'],
    packages: new RegExp(`^(${sdk}|zod|node:[\\w/]+)$`, 'u'),
    why: 'commands of the operator, one of which runs the engine alone',
  },
};

interface Import {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(projectDir, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.parentPath.includes('/dist'))
    .map((entry) => relative(projectDir, join(entry.parentPath, entry.name)));
}

/** The imports and re-exports of a file; formatting is Biome's, so each stands as Biome writes it. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(projectDir, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(type\s)?(?:[^'";]*?\sfrom\s)?'([^']+)'/gmu);
  const dynamic = text.matchAll(/\bimport\('([^']+)'\)/gu);
  return [
    ...[...statements].map(([, type, specifier = '']) => ({ file, specifier, typeOnly: type !== undefined })),
    ...[...dynamic].map(([, specifier = '']) => ({ file, specifier, typeOnly: false })),
  ];
}

const target = ({ file, specifier }: Import): string =>
  relative(projectDir, resolve(projectDir, dirname(file), specifier));
const isRelative = ({ specifier }: Import): boolean => specifier.startsWith('.');

function breaks(folder: string, { folders, types = [], packages }: Rule, entry: Import): boolean {
  if (!isRelative(entry))
    return !(packages.test(entry.specifier) || (entry.typeOnly && entry.specifier === 'aws-lambda'));
  const place = target(entry);
  if (place.endsWith('.json')) return false;
  const [into = ''] = place.split('/');
  if (into === folder || folders.includes(into)) return false;
  return !(entry.typeOnly && types.includes(into));
}

describe('a folder imports only what its floor may', () => {
  test.each(Object.entries(rules))('%s', (folder, rule) => {
    const broken = filesIn(folder)
      .flatMap(importsOf)
      .filter((entry) => breaks(folder, rule, entry));
    expect(broken.map(({ file, specifier }) => `${file} imports ${specifier}: ${rule.why}`)).toEqual([]);
  });

  test('the engine is imported through its index alone', () => {
    const outside = Object.keys(rules)
      .filter((folder) => folder !== 'analysis')
      .flatMap(filesIn)
      .flatMap(importsOf);
    const around = outside.filter(
      (entry) => isRelative(entry) && target(entry).startsWith('analysis/') && target(entry) !== 'analysis/index.ts',
    );
    expect(around).toEqual([]);
  });

  test("no adapter imports another adapter's folder, no route or worker another one", () => {
    const siblings = (folder: string, open: string[]): Import[] =>
      filesIn(folder)
        .flatMap(importsOf)
        .filter((entry) => {
          if (!isRelative(entry) || !target(entry).startsWith(`${folder}/`)) return false;
          // What gives the way out is handed in; adapters that ask for it may name its types.
          if (entry.typeOnly && target(entry) === 'adapters/web/safe-fetch.ts') return false;
          const [, from] = entry.file.split('/');
          const [, to = ''] = target(entry).split('/');
          return from !== to && !open.includes(to);
        });
    expect(siblings('adapters', [])).toEqual([]);
    // An audit is the same thing to the dashboard: what `/v1` says of it is said once.
    const contractOfV1 = siblings('functions', ['runtime']).filter(
      (entry) =>
        !(
          entry.file.startsWith('functions/dashboard/') &&
          /^functions\/api\/(contract\.ts$|audits\/)/u.test(target(entry))
        ),
    );
    expect(contractOfV1).toEqual([]);
    const handlers = filesIn('functions').filter(
      (file) =>
        /^functions\/(api|dashboard|workers|authorizers)\/[^/]+\.ts$/u.test(file) && !file.endsWith('/contract.ts'),
    );
    const ofHandlers = filesIn('functions')
      .flatMap(importsOf)
      .filter((entry) => isRelative(entry) && handlers.includes(target(entry)));
    expect(ofHandlers).toEqual([]);
  });
});

describe('the only way out is adapters/web', () => {
  const outside = ['analysis', 'core', 'adapters', 'functions']
    .flatMap(filesIn)
    .filter((file) => !file.startsWith('adapters/web/'));

  test('nothing else imports what opens connections, the clients of AWS aside', () => {
    const opens = /^(undici|ipaddr\.js|(node:)?(http|https|http2|net|tls|dgram|dns)(\/.*)?)$/u;
    const found = outside.flatMap(importsOf).filter(({ specifier }) => opens.test(specifier));
    expect(found).toEqual([]);
  });

  test('nothing else uses what is global for it', () => {
    const opens = /(?<![.\w])fetch\(|\bglobalThis\b|\b(?:WebSocket|EventSource|XMLHttpRequest)\b|\bgetBuiltinModule\b/u;
    const found = outside.filter((file) => {
      const code = readFileSync(join(projectDir, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '');
      return opens.test(code);
    });
    expect(found).toEqual([]);
  });

  test('undici is used where addresses are looked at, and nowhere else in it', () => {
    const users = filesIn('adapters/web').filter((file) =>
      importsOf(file).some(({ specifier }) => specifier === 'undici'),
    );
    expect(users.toSorted()).toEqual(['adapters/web/connector.ts', 'adapters/web/safe-fetch.ts']);
  });
});

test('no imports go in a circle', () => {
  const files = Object.keys(rules).flatMap(filesIn);
  const edges = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter((entry) => isRelative(entry) && !entry.typeOnly)
        .map(target),
    ]),
  );
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  expect(files.map((file) => walk(file, [])).find(Boolean)).toBeUndefined();
});

test('engine and core hold no clock, randomness, environment or console', () => {
  const impure = /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env|\bconsole\.|\bfetch\(|setTimeout\(/u;
  const found = ['analysis', 'core'].flatMap(filesIn).filter((file) => {
    const code = readFileSync(join(projectDir, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '');
    return impure.test(code);
  });
  expect(found).toEqual([]);
});

test('only the runtime of the functions reads their environment', () => {
  const readers = ['functions', 'adapters']
    .flatMap(filesIn)
    .filter((file) => readFileSync(join(projectDir, file), 'utf8').includes('process.env'));
  expect(readers).toEqual(['functions/runtime/env.ts']);
});

test('every file opens with a line on what it is for, and none bears a name that says nothing', () => {
  const files = [...Object.keys(rules), 'test', 'scripts', 'bench']
    .filter((folder) => statSync(join(projectDir, folder), { throwIfNoEntry: false }))
    .flatMap(filesIn);
  expect(files.filter((file) => !readFileSync(join(projectDir, file), 'utf8').startsWith('/**'))).toEqual([]);
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|shared|types)(\.ts|\/)/u.test(file))).toEqual([]);
});

test('zod is imported as a namespace: by name it brings its fifty locales into a bundle', () => {
  const byName = Object.keys(rules)
    .flatMap(filesIn)
    .filter((file) => /^import (?:type )?\{[^}]*\} from 'zod'/mu.test(readFileSync(join(projectDir, file), 'utf8')));
  expect(byName).toEqual([]);
});

test('built-in modules are imported by their node: name', () => {
  const bare = Object.keys(rules)
    .flatMap(filesIn)
    .flatMap(importsOf)
    .filter(({ specifier }) => builtinModules.includes(specifier) && !specifier.startsWith('node:'));
  expect(bare).toEqual([]);
});
