/**
 * The code of a Lambda function: one TypeScript entry, bundled by esbuild's own API. The CDK's construct for this
 * starts npx, a shell and Node for each function, which takes three times as long.
 */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync, type OutputFile } from 'esbuild';

/**
 * Sources of credentials that no function uses, because Lambda has them in the environment. The SDK imports a source
 * only when those before it have none. Left out, every bundle is a fifth smaller.
 */
const otherCredentials = [
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map(
    (source) => `@aws-sdk/credential-provider-${source}`,
  ),
  '@smithy/credential-provider-imds',
  // The services that these sources ask.
  '@aws-sdk/nested-clients/*',
];

/** Left out of the MCP SDK: validators of forms, 130 KB that no function uses. */
const unusedValidator = './functions/api/mcp/unused-validator.ts';

/** What goes into a function's package. */
export interface Bundle {
  /** The project's folder, absolute. */
  projectRoot: string;
  /** The handler's file, relative to the project. All files of its folder are handlers. */
  entry: string;
  /** Folders of the project to copy next to the bundle, under the same name. */
  folders: readonly string[];
}

/** The code of a function, bundled at synthesis. Its hash depends on the output only. */
export function bundledCode(bundle: Bundle): Code {
  return Code.fromAsset(bundle.projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Required by the type; never started, because `local` always succeeds or throws.
      image: DockerImage.fromRegistry('unused'),
      // The CDK reuses the output of an asset with the same options; this tells the functions apart.
      command: [bundle.entry, ...bundle.folders],
      local: {
        tryBundle: (outputDir) => {
          writeBundle(bundle, outputDir);
          return true;
        },
      },
    },
  });
}

function writeBundle({ projectRoot, entry, folders }: Bundle, outputDir: string): void {
  const folder = dirname(entry);
  for (const { path, text } of builtOnce(projectRoot, folder)) {
    if (basename(dirname(path)) !== basename(entry, '.ts')) continue;
    writeFileSync(
      join(outputDir, basename(path)),
      path.endsWith('.map') ? portableSourceMap(text, { madeIn: dirname(path), projectRoot }) : text,
    );
  }
  for (const copied of folders) cpSync(join(projectRoot, copied), join(outputDir, copied), { recursive: true });
}

/** Bundles by folder of entries. */
const built = new Map<string, readonly OutputFile[]>();

/**
 * The bundles of all entries in a folder, each in a folder of its own. Built at once they share the parsing, which
 * takes a third of the time; each is the same as if it were built alone.
 */
function builtOnce(projectRoot: string, folder: string): readonly OutputFile[] {
  const key = join(projectRoot, folder);
  const outputs = built.get(key) ?? build(projectRoot, folder);
  built.set(key, outputs);
  return outputs;
}

function build(projectRoot: string, folder: string): OutputFile[] {
  const entries = readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith('.ts'));
  return buildSync({
    absWorkingDir: projectRoot,
    entryPoints: entries.map((name) => join(folder, name)),
    outbase: folder,
    // Nothing is written there.
    outdir: 'bundles',
    entryNames: '[name]/index',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    // The runtime's SDK is older and loads from many files; bundling it shortens cold starts.
    external: otherCredentials,
    alias: { ajv: unusedValidator, 'ajv-formats': unusedValidator },
    minify: true,
    // The code contains words in every script; escaping would triple their size.
    charset: 'utf8',
    sourcemap: true,
    // Stack traces need only lines and names; the sources would triple what a cold start reads.
    sourcesContent: false,
    // CommonJS dependencies call `require`, which ES modules do not have.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  }).outputFiles;
}

/**
 * A source map that names sources relative to the project. esbuild names them relative to the bundle, so its hash and
 * the deployment would depend on where the packages are.
 */
function portableSourceMap(json: string, { madeIn, projectRoot }: { madeIn: string; projectRoot: string }): string {
  const map: { sources: string[] } = JSON.parse(json);
  const sources = map.sources.map((source) => portableSource(resolve(madeIn, source), projectRoot));
  // Stack traces then show `/functions/…` rather than the bundle's folder, whose name is its hash.
  return JSON.stringify({ ...map, sourceRoot: '/', sources });
}

/** A source's path relative to the project; for a package, its path from `node_modules` on, wherever that is linked to. */
function portableSource(path: string, projectRoot: string): string {
  const normal = path.replaceAll('\\', '/');
  const inPackages = normal.indexOf('/node_modules/');
  return inPackages === -1 ? relative(projectRoot, path).replaceAll('\\', '/') : normal.slice(inPackages + 1);
}
