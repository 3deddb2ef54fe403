/** The script that most of a text is written in, and the one language it stands for where it stands for one. */
import { languagesOf, type SharedScript } from './language-tables.ts';

/** Scripts that name one language of the web, or nearly so. */
const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  Hangul: 'ko',
  Thai: 'th',
  Lao: 'lo',
  Khmer: 'km',
  Myanmar: 'my',
  Greek: 'el',
  Hebrew: 'he',
  Armenian: 'hy',
  Georgian: 'ka',
  Bengali: 'bn',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Oriya: 'or',
  Ethiopic: 'am',
  Tibetan: 'bo',
  Thaana: 'dv',
};
const SHARED: readonly SharedScript[] = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari'];
const SCRIPTS: readonly (readonly [string, RegExp])[] = [...Object.keys(LANGUAGE_OF_SCRIPT), ...SHARED].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')],
);

/** Names, brands and code are Latin on pages of every script, so a Latin letter says less than another. */
const LATIN_SHARE = 0.4;
/** Kana among Han and kana letters above which a text is Japanese; Chinese texts quote a little. */
const KANA_SHARE = 0.05;

/**
 * Weighs every script by its letters.
 * @returns a script of several languages, or the language of all others; null for a text without letters
 */
export function dominantScript(text: string): { shared: SharedScript } | { language: string } | null {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  let script = 'Han';
  let most = kana + han;
  for (const [name, pattern] of SCRIPTS) {
    const weighted = count(text, pattern) * (name === 'Latin' ? LATIN_SHARE : 1);
    if (weighted > most) {
      most = weighted;
      script = name;
    }
  }
  if (most === 0) return null;
  if (script === 'Han') return { language: kana > (kana + han) * KANA_SHARE ? 'ja' : 'zh' };
  const shared = SHARED.find((name) => name === script);
  const language = LANGUAGE_OF_SCRIPT[script];
  return shared ? { shared } : language === undefined ? null : { language };
}

let known: ReadonlySet<string> | undefined;

/** Every language (ISO 639-1) that can be told. */
export function knownLanguages(): ReadonlySet<string> {
  known ??= new Set(['zh', 'ja', ...Object.values(LANGUAGE_OF_SCRIPT), ...SHARED.flatMap(languagesOf)]);
  return known;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}
