/** Jest's test runner: Node loads and runs the suites, as it runs the service. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { jestExpect as expect } from '@jest/expect';
import { transformSync } from '@swc/core';
import * as circus from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';

// Components are rendered as they ship: React's development build takes twice the time.
process.env.NODE_ENV = 'production';

const { describe, test, it, beforeAll, beforeEach, afterAll, afterEach } = circus;
const mocker = new ModuleMocker(globalThis);
/** What a suite may replace: methods of objects. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};
const offered = { expect, jest, describe, test, it, beforeAll, beforeEach, afterAll, afterEach };
const place = Symbol.for('answer-audit.jest-globals');
globalThis[place] = offered;

// `@jest/globals` throws outside of a context of Jest.
const shim = `data:text/javascript,export const { ${Object.keys(offered)} } = globalThis[Symbol.for('${place.description}')];`;

/** How swc reads the dashboard's components, which Node cannot read. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
const moduleOf = (source) => ({ format: 'module', source, shortCircuit: true });

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: shim, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    if (url.endsWith('.tsx')) {
      const filename = fileURLToPath(url);
      return moduleOf(transformSync(readFileSync(filename, 'utf8'), { ...swc, filename }).code);
    }
    // Components are rendered without a browser, so without styles.
    return url.endsWith('.css') ? moduleOf('export default {};') : next(url, context);
  },
});

const statuses = { skip: 'pending', todo: 'todo' };
let runs = 0;

/** Runs one file. What it imports stays loaded for the next one of this process. */
export default async function run(globalConfig, config, _environment, _runtime, testPath) {
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = config.testTimeout ?? globalConfig.testTimeout ?? state.testTimeout;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  expect.setState({ testPath, expand: globalConfig.expand });
  await import(`${pathToFileURL(testPath)}?${runs++}`);
  const { testResults, unhandledErrors } = await circus.run();
  mocker.restoreAllMocks();
  return resultOf(testResults.map(caseOf), unhandledErrors, { globalConfig, config, testPath });
}

function caseOf({ testPath: [, ...titles], status, errors, errorsDetailed, duration, invocations, ...rest }) {
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status: errors.length > 0 ? 'failed' : (statuses[status] ?? 'passed'),
    failureMessages: errors,
    failureDetails: errorsDetailed,
    duration,
    invocations,
    location: rest.location,
    numPassingAsserts: rest.numPassingAsserts,
    retryReasons: rest.retryReasons,
  };
}

/** The result of a file in Jest's shape. */
function resultOf(testResults, unhandledErrors, { globalConfig, config, testPath }) {
  const count = (status) => testResults.filter((result) => result.status === status).length;
  const failureMessage = formatResultsErrors(testResults, config, globalConfig, testPath);
  return {
    failureMessage: [...unhandledErrors, failureMessage ?? []].flat().join('\n') || null,
    leaks: false,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    openHandles: [],
    perfStats: { start: 0, end: 0, runtime: 0, slow: false },
    skipped: false,
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    testExecError: unhandledErrors.length > 0 ? { message: '', stack: unhandledErrors.join('\n') } : undefined,
    testFilePath: testPath,
    testResults,
  };
}
