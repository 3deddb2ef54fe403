/** The script that most of a text is written in, and the one language it stands for where it stands for one. */
import { languageOfScript } from '../languages/any/scripts.ts';
import type { SharedScript } from '../languages/language-pack.ts';
import { languagesOf } from './language-tables.ts';

const sharedScripts: readonly SharedScript[] = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari'];
const scripts: readonly (readonly [string, RegExp])[] = [...Object.keys(languageOfScript), ...sharedScripts].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}+`, 'gu')],
);

/** Names, brands and code are Latin on pages of every script, so a Latin letter says less than another. */
const latinShare = 0.4;
/** Kana among Han and kana letters above which a text is Japanese; Chinese texts quote a little. */
const kanaShare = 0.05;

/**
 * Weighs every script by its letters.
 * @returns a script of several languages, or the language of all others; null for a text without letters
 */
export function dominantScript(text: string): { shared: SharedScript } | { language: string } | null {
  // What is left when letters and marks of the Latin pages of Unicode are gone: on most pages next to nothing.
  const others = text.replace(/[\u0000-\u024f]+/g, ' ');
  const kana = count(others, /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu);
  const han = count(others, /\p{Script=Han}+/gu);
  let script = 'Han';
  let most = kana + han;
  for (const [name, pattern] of scripts) {
    const weighted = name === 'Latin' ? count(text, pattern) * latinShare : count(others, pattern);
    if (weighted > most) {
      most = weighted;
      script = name;
    }
  }
  if (most === 0) return null;
  if (script === 'Han') return { language: kana > (kana + han) * kanaShare ? 'ja' : 'zh' };
  const shared = sharedScripts.find((name) => name === script);
  const language = languageOfScript[script];
  return shared ? { shared } : language === undefined ? null : { language };
}

let known: ReadonlySet<string> | undefined;

/** Every language (ISO 639-1) that can be told. */
export function knownLanguages(): ReadonlySet<string> {
  known ??= new Set(['zh', 'ja', ...Object.values(languageOfScript), ...sharedScripts.flatMap(languagesOf)]);
  return known;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  // A run counts by its code points: letters beyond the basic plane are two units each.
  for (const run of text.match(pattern) ?? []) found += run.length - (run.match(/[\ud800-\udbff]/g)?.length ?? 0);
  return found;
}
