/**
 * Refuses Node versions and systems on which the project cannot run, in a sentence. It runs before `npm start` and
 * `npm test`, and is JavaScript because such a Node version cannot read TypeScript.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace(/^>=/, '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [neededMajor, neededMinor] = needed.split('.').map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  refuse(`Node ${process.versions.node} is too old: install Node ${needed} or later from https://nodejs.org`);
}
if (process.platform === 'win32') {
  refuse('This runs on Linux and macOS: on Windows use WSL (https://learn.microsoft.com/windows/wsl/install)');
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
