/** The staircase: what each folder may import, and that no two files import each other in a circle. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

/** Files that another folder may import besides the folders of its rule, and why. */
const besidesIndex: Record<string, { files: RegExp; why: string }> = {
  dashboard: {
    files:
      /^(analysis\/(languages\/(say|codes|figures|writer|writing-pack)|metadata\/report-rules|render\/brief\/content)\.ts|(README|docs\/(output|methods|runbook|test-mode))\.md\?raw)$/u,
    why: 'a report is shown in its language, with the words, figures and brief of its Markdown; the packs, the limits of its methods, and the guides, load on demand',
  },
};

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
const pure = ['zod', 'parse5', '@orama/stemmers.*', 'stopwords-iso.*', 'tldts-icann', 'chardet'].join('|');

const rules: Record<string, Rule> = {
  analysis: {
    folders: [],
    packages: new RegExp(`^(${pure}|node:crypto|node:zlib)$`, 'u'),
    why: 'the engine is a library: no other folder, no SDK, no network, no clock',
  },
  core: {
    folders: ['analysis'],
    packages: /^(ipaddr\.js|node:(crypto|zlib))$/u,
    why: 'what may happen, apart from what it happens on',
  },
  adapters: {
    folders: ['core', 'analysis'],
    packages: new RegExp(`^(${sdk}|@smithy/node-http-handler|zod|parse5|undici|node:[\\w/]+)$`, 'u'),
    why: 'the world behind the ports',
  },
  functions: {
    folders: ['core', 'adapters', 'analysis'],
    packages:
      /^(aws-jwt-verify(\/[\w-]+)?|@middy\/core|@modelcontextprotocol\/sdk\/[\w./]+|zod|aws-lambda|@aws-lambda-powertools\/[\w-]+|node:[\w/]+)$/u,
    why: 'what Lambda starts: wiring, parsing, status codes, logs',
  },
  lib: {
    folders: [],
    types: ['functions', 'core'],
    packages: /^(aws-cdk-lib(\/[\w-]+)?|constructs|cdk-nag|esbuild|zod|node:[\w/]+)$/u,
    why: 'constructs; of the handlers only the type of their environment',
  },
  stages: {
    folders: [],
    types: ['lib'],
    packages: /^$/u,
    why: 'settings of a stage, and nothing that is done with them',
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
      /^(react(-dom\/client)?|react-router|@mantine\/[\w/.-]+|@tabler\/icons-react|@tanstack\/react-query|oidc-client-ts|recharts|markdown-to-jsx\/react|swagger-ui-dist\/[\w.-]+|vite)$/u,
    why: 'the page: of the service it knows the contract and the shape of a report, as types, and the rules of what may be entered',
  },
  cli: {
    folders: ['adapters', 'core', 'local', 'analysis'],
    packages: new RegExp(
      `^(${sdk}|zod|@aws-cdk/cloudformation-diff|@modelcontextprotocol/sdk/[\\w./]+|node:[\\w/]+)$`,
      'u',
    ),
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
  if (place.endsWith('.json') || besidesIndex[folder]?.files.test(place)) return false;
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
      (entry) =>
        isRelative(entry) &&
        target(entry).startsWith('analysis/') &&
        target(entry) !== 'analysis/index.ts' &&
        !besidesIndex[entry.file.split('/')[0] ?? '']?.files.test(target(entry)),
    );
    expect(around).toEqual([]);
  });

  test('what is written in a language pulls no engine: it imports languages, and types of the report', () => {
    const texts = filesIn('analysis/languages').filter((file) => /\/texts\/|languages\/[\w-]+\.ts$/u.test(file));
    expect(texts.length).toBeGreaterThan(20);
    const beyond = texts.flatMap(importsOf).filter((entry) => {
      const place = target(entry);
      if (place.startsWith('analysis/languages/')) return false;
      return !(entry.typeOnly && place.startsWith('analysis/report/'));
    });
    expect(beyond).toEqual([]);
  });

  test('every language folder that holds texts is in the list of packs', () => {
    const folders = filesIn('analysis/languages').flatMap(
      (file) => file.match(/languages\/(\w+)\/texts\/pack\.ts$/u)?.[1] ?? [],
    );
    const listed = importsOf('analysis/languages/report-languages.ts').flatMap(
      ({ specifier }) => specifier.match(/^\.\/(\w+)\/texts\/(?:render-)?pack\.ts$/u)?.[1] ?? [],
    );
    // One pack to write with, one to render with.
    expect(listed.toSorted()).toEqual([...folders, ...folders].toSorted());
    const packs = readFileSync(join(projectDir, 'dashboard/src/report/packs.ts'), 'utf8');
    expect(packs).toContain("'../../../analysis/languages/*/texts/pack.ts'");
    const onDashboard = folders.map((folder) => `analysis/languages/${folder}/texts/dashboard/dashboard.ts`);
    const found = filesIn('analysis/languages').filter((file) => file.endsWith('/texts/dashboard/dashboard.ts'));
    expect(found.toSorted()).toEqual(onDashboard.toSorted());
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
    // An audit and a schedule are the same things to the dashboard: what `/v1` says of them is said once.
    const contractOfV1 = siblings('functions', ['runtime']).filter(
      (entry) =>
        !entry.file.startsWith('functions/entries/') &&
        !(
          entry.file.startsWith('functions/dashboard/') &&
          /^functions\/api\/(contract|audits|schedules)\//u.test(target(entry))
        ),
    );
    expect(contractOfV1).toEqual([]);
    const handlers = filesIn('functions').filter((file) =>
      /^functions\/(api|dashboard|workers|authorizers)\/[^/]+\.ts$/u.test(file),
    );
    const ofHandlers = filesIn('functions')
      .flatMap(importsOf)
      .filter((entry) => isRelative(entry) && handlers.includes(target(entry)))
      .filter((entry) => entry.file.replace('/entries/', '/') !== target(entry));
    expect(ofHandlers).toEqual([]);
  });

  test('handlers are given what they work on: only their entries and the runtime import adapters', () => {
    const wiring = filesIn('functions').filter((file) => !/^functions\/(entries|runtime)\//u.test(file));
    const importing = wiring
      .flatMap(importsOf)
      .filter((entry) => isRelative(entry) && target(entry).startsWith('adapters/'));
    expect(importing).toEqual([]);
    const reading = wiring.flatMap(importsOf).filter((entry) => target(entry) === 'functions/runtime/env.ts');
    expect(reading).toEqual([]);
  });
});

/** The folders of `core/`: what each may import of the others, types included. No two import each other. */
const coreFolders: Record<string, { folders: string[]; why: string }> = {
  accounts: { folders: [], why: 'accounts, plans and counting windows stand on nothing' },
  webhooks: { folders: [], why: 'a delivery carries a message, whatever the message says' },
  'api-keys': { folders: ['accounts', 'webhooks'], why: 'a key belongs to an account and may have a webhook' },
  audits: { folders: ['accounts', 'webhooks'], why: 'an audit uses up quota, and its end is delivered' },
  schedules: {
    folders: ['accounts', 'api-keys', 'audits', 'webhooks'],
    why: 'a schedule launches audits for a key, and tells its webhook what changed',
  },
};

/** Files of `core/` that every folder of it may import. */
const coreFiles = ['core/service-error.ts', 'core/sweep.ts', 'core/test-mode.ts', 'core/visible-text.ts'];

/** The values that the page takes from `core/`; it may import any type of it. */
const coreValuesOfDashboard: Record<string, { file: string; why: string }> = {
  countries: { file: 'core/audits/locales.ts', why: 'the choices of the launch form' },
  languages: { file: 'core/audits/locales.ts', why: 'the choices of the launch form' },
  isInsideAddress: { file: 'core/audits/order-rules.ts', why: 'a form refuses what the API would refuse' },
  isPageAddress: { file: 'core/audits/order-rules.ts', why: 'a form refuses what the API would refuse' },
  maxControlUrls: { file: 'core/audits/order-rules.ts', why: 'a form refuses what the API would refuse' },
  repeatedControls: { file: 'core/audits/order-rules.ts', why: 'a form refuses what the API would refuse' },
  readKeyword: { file: 'core/audits/order-rules.ts', why: 'a form refuses what the API would refuse' },
  keyNameFault: { file: 'core/api-keys/key-name.ts', why: 'a form refuses what the API would refuse' },
  webhookUrlFault: { file: 'core/webhooks/webhook-url.ts', why: 'a form refuses what the API would refuse' },
};

describe('core', () => {
  test.each(Object.entries(coreFolders))('%s imports only the folders below it', (folder, { folders, why }) => {
    const allowed = new Set([folder, ...folders]);
    const broken = filesIn(`core/${folder}`)
      .flatMap(importsOf)
      .filter((entry) => isRelative(entry) && target(entry).startsWith('core/'))
      .filter((entry) => !coreFiles.includes(target(entry)) && !allowed.has(target(entry).split('/')[1] ?? ''));
    expect(broken.map(({ file, specifier }) => `${file} imports ${specifier}: ${why}`)).toEqual([]);
  });

  test('has no folder without a row, and no two rows that import each other', () => {
    const folders = readdirSync(join(projectDir, 'core'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(coreFolders).toSorted());
    const mutual = Object.entries(coreFolders).filter(([name, row]) =>
      row.folders.some((other) => coreFolders[other]?.folders.includes(name)),
    );
    expect(mutual).toEqual([]);
  });

  test('gives the page the listed values and no other', () => {
    const taken = new Map<string, string>();
    for (const file of filesIn('dashboard')) {
      const text = readFileSync(join(projectDir, file), 'utf8');
      for (const [, names = '', specifier = ''] of text.matchAll(
        /^import \{([^}]*)\} from '([^']*\/core\/[^']*)'/gmu,
      )) {
        for (const name of names.split(',').map((part) => part.trim())) {
          if (name !== '' && !name.startsWith('type ')) taken.set(name, target({ file, specifier, typeOnly: false }));
        }
      }
    }
    const listed = Object.entries(coreValuesOfDashboard).map(([name, { file }]) => [name, file] as const);
    expect([...taken].toSorted()).toEqual(listed.toSorted());
  });
});

describe('the only way out is adapters/web', () => {
  const outside = ['analysis', 'core', 'adapters', 'functions']
    .flatMap(filesIn)
    .filter((file) => !file.startsWith('adapters/web/'));

  test('nothing else imports what opens connections, the clients of AWS aside', () => {
    const opens = /^(undici|(node:)?(http|https|http2|net|tls|dgram|dns)(\/.*)?)$/u;
    const found = outside.flatMap(importsOf).filter(({ specifier }) => opens.test(specifier));
    expect(found).toEqual([]);
  });

  test('one file says which addresses are public', () => {
    const users = [...outside, ...filesIn('adapters/web')].filter((file) =>
      importsOf(file).some(({ specifier }) => specifier === 'ipaddr.js'),
    );
    expect(users).toEqual(['core/audits/addresses/public-address.ts']);
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
    // The cache asks through the dispatcher that looks at addresses.
    const cache = 'adapters/web/page-cache.ts';
    expect(users.toSorted()).toEqual(['adapters/web/connector.ts', cache, 'adapters/web/safe-fetch.ts']);
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

test('engine and core hold no clock, randomness, environment, host locale or console', () => {
  const impure =
    /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env|\bconsole\.|\bfetch\(|setTimeout\(|\.toLocale\w*\(\)|\.localeCompare\([^,()]*\)|\bIntl\.\w+\(\s*(?:\)|undefined)/u;
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
  const files = [...Object.keys(rules), 'test', 'scripts', 'sdk/typescript/test', 'bench']
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

/** Names that every entry, route or handler exports by convention. */
const conventionalNames = new Set(['Env', 'handler', 'createHandler']);

/** Where a name means one thing; `analysis` and `lib` join once their names are sorted out. */
const foldersOfOneMeaning = ['core', 'functions', 'adapters', 'cli', 'local', 'dashboard'];

test('no name is exported twice with two meanings', () => {
  const places = new Map<string, string[]>();
  for (const file of foldersOfOneMeaning.flatMap(filesIn)) {
    const text = readFileSync(join(projectDir, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gmu,
    )) {
      if (conventionalNames.has(name)) continue;
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  const twice = [...places].filter(([, files]) => new Set(files).size > 1);
  expect(twice.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

/** What starts a server or a process, or builds something: no test of the fast tier reaches it. */
const startsSomething =
  /^(node:(http|https|net|child_process|worker_threads)|aws-cdk-lib(\/.*)?|esbuild|vite|oidc-provider)$/u;

test('tests of the fast tier start no server, process or build', () => {
  const isFast = (file: string): boolean =>
    file.endsWith('.test.ts') &&
    !/\.(slow|service)\.test\.ts$/u.test(file) &&
    !/^test\/(api|browser|cli|emulator|faults|lib|local)\//u.test(file);
  /** The chain of imports from a test to what it must not reach; imports of production code end the walk, servers aside. */
  const reach = (file: string, seen: Set<string>): string[] | undefined => {
    if (seen.has(file)) return undefined;
    seen.add(file);
    for (const entry of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
      if (!isRelative(entry)) {
        if (startsSomething.test(entry.specifier)) return [file, entry.specifier];
        continue;
      }
      const next = target(entry);
      if (/^local\/(.*\/)?server\.ts$/u.test(next) || next.startsWith('lib/')) return [file, next];
      // A test of imports has some in a text, which lead nowhere.
      const isOfTests = next.startsWith('test/') && next.endsWith('.ts') && existsSync(join(projectDir, next));
      const further = isOfTests ? reach(next, seen) : undefined;
      if (further) return [file, ...further];
    }
    return undefined;
  };
  const chains = filesIn('test')
    .filter(isFast)
    .map((file) => reach(file, new Set()))
    .filter((chain) => chain !== undefined);
  expect(chains.map((chain) => chain.join(' -> '))).toEqual([]);
});

/** Folders beside the engine that hold more than 20 source files, and why. */
const largeFolders: Record<string, string> = {
  'adapters/serp/providers': 'one file for each provider, one for its answers, and what all of them share',
  bench: 'one file for each command that measures, and what it measures on',
  'dashboard/src/audits': 'the list, a launch and a report share their words and their data',
  lib: 'one construct for each part of the stack',
  local: 'one file for each part of the service on this machine',
};
const maxFilesOfFolder = 20;
const maxLines = 200;
/** Written by generators for their compilers; nobody edits or reviews it line by line. */
const generated = /^sdk\/typescript\/src\/generated\//u;

describe('beside the engine, whose folders and files are counted in its own test', () => {
  const files = [...Object.keys(rules), 'local', 'cli', 'scripts', 'sdk/typescript/src', 'bench', 'bin']
    .filter((folder, index, all) => folder !== 'analysis' && all.indexOf(folder) === index)
    .flatMap(filesIn)
    .filter((file) => !generated.test(file));

  test('no folder is a heap', () => {
    const heaps = [...Map.groupBy(files, dirname)].filter(([, { length }]) => length > maxFilesOfFolder);
    expect(heaps.map(([folder]) => folder).toSorted()).toEqual(Object.keys(largeFolders).toSorted());
  });

  test('no file is longer than a reader holds', () => {
    const linesOf = (file: string): number => readFileSync(join(projectDir, file), 'utf8').split('\n').length - 1;
    expect(files.filter((file) => linesOf(file) > maxLines)).toEqual([]);
  });
});
