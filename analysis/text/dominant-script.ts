/** Finds the script of most of a text, and its language if the script has only one. */
import { languageOfScript } from '../languages/any/scripts.ts';
import type { SharedScript } from '../languages/language-pack.ts';
import { languagesOf } from './language-tables.ts';

const sharedScripts: readonly SharedScript[] = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari'];
const scripts: readonly (readonly [string, RegExp])[] = [...Object.keys(languageOfScript), ...sharedScripts].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}+`, 'gu')],
);

/** Weight of Latin letters. Names, brands and code are in Latin script on pages of every script, so they count less. */
const latinShare = 0.4;
/** Minimum share of kana among Han and kana letters in Japanese; Chinese texts quote some kana. */
const kanaShare = 0.05;

/**
 * Compares the scripts of a text by their number of letters.
 * @returns a script shared by several languages, or the language of any other script; null for a text without letters
 */
export function dominantScript(text: string): { shared: SharedScript } | { language: string } | null {
  // What remains without the Latin blocks of Unicode; on most pages almost nothing.
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

/** All languages (ISO 639-1) that can be identified. */
export function knownLanguages(): ReadonlySet<string> {
  known ??= new Set(['zh', 'ja', ...Object.values(languageOfScript), ...sharedScripts.flatMap(languagesOf)]);
  return known;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  // Counts code points: letters beyond the basic plane are two units each.
  for (const run of text.match(pattern) ?? []) found += run.length - (run.match(/[\ud800-\udbff]/g)?.length ?? 0);
  return found;
}
