/** Measures language detection: `node bench/language.ts [--json] [folder or file…]`. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { identifyLanguage } from '../analysis/text/identify-language.ts';
import { corporaDir, readJsonLines } from './corpora.ts';

const rowSchema = z.object({ language: z.string(), text: z.string() });
const sentencesFile = 'sentences.jsonl.gz';
/** Number of sentences joined for the second figure. */
const joinedSentences = 10;

/** Shares identified correctly: of single sentences, of ten joined sentences, and of single sentences by language. */
interface Measured {
  accuracy_1: number;
  accuracy_10: number;
  sentences: number;
  by_language: Record<string, number>;
}

function measure(file: string): Measured {
  const byLanguage = new Map<string, string[]>();
  for (const line of readJsonLines(file)) {
    const { language, text } = rowSchema.parse(line);
    const texts = byLanguage.get(language) ?? [];
    texts.push(text);
    byLanguage.set(language, texts);
  }
  let right = 0;
  let sentences = 0;
  let rightJoined = 0;
  let joined = 0;
  const shares: [string, number][] = [];
  for (const [language, texts] of byLanguage) {
    const own = texts.filter((text) => identifyLanguage(text)?.language === language).length;
    right += own;
    sentences += texts.length;
    shares.push([language, round(own / texts.length)]);
    for (let at = 0; at + joinedSentences <= texts.length; at += joinedSentences) {
      joined += 1;
      if (identifyLanguage(texts.slice(at, at + joinedSentences).join(' '))?.language === language) rightJoined += 1;
    }
  }
  return {
    accuracy_1: round(right / sentences),
    accuracy_10: round(rightJoined / joined),
    sentences,
    by_language: Object.fromEntries(shares),
  };
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** The folder's name for its `sentences.jsonl.gz`, otherwise the file's name. */
function nameOf(file: string): string {
  return basename(file) === sentencesFile ? basename(dirname(file)) : basename(file).replace(/\.jsonl\.gz$/, '');
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('-')).map((arg) => resolve(arg));
const chosen = given.length > 0 ? given : [join(corporaDir, 'language-id')].filter((folder) => existsSync(folder));
const files = chosen.map((path) => (statSync(path).isDirectory() ? join(path, sentencesFile) : path));
const sets = Object.fromEntries(files.map((file) => [nameOf(file), measure(file)]));

if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ sets })}\n`);
else if (files.length === 0)
  process.stdout.write('No ../shared/corpora/language-id here, and no folder given: nothing measured.\n');
else {
  for (const [name, set] of Object.entries(sets)) {
    process.stdout.write(`${name}: ${set.sentences} sentences, one ${set.accuracy_1}, ten joined ${set.accuracy_10}\n`);
    const worst = Object.entries(set.by_language).sort((a, b) => a[1] - b[1] || a[0].localeCompare(b[0]));
    process.stdout.write(
      `  by language, worst first: ${worst.map(([code, share]) => `${code} ${share}`).join(', ')}\n`,
    );
  }
}
