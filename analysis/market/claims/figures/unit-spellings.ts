/** Spellings of units in a language. */
import { languagePack } from '../../../languages/packs.ts';
import { unitSigns } from './unit-signs.ts';

/** A spelling and its unit code; `isName` if letter case is ignored. */
export interface UnitSpelling {
  text: string;
  code: string;
  isName: boolean;
}

/** Returns the spellings that a page in `language` (ISO 639-1) may use. */
export function unitSpellings(language: string): UnitSpelling[] {
  const own = languagePack(language).figures?.units ?? '';
  return [...read(unitSigns.trim().split('\n'), false), ...read(own.split('|'), true)];
}

/** Parses `code: spelling spelling`; an underscore is a space inside a spelling. */
function read(lines: readonly string[], isName: boolean): UnitSpelling[] {
  return lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const code = line.slice(0, at).trim();
    const texts = line
      .slice(at + 2)
      .trim()
      .split(/\s+/u);
    return texts.map((text) => ({ text: text.replaceAll('_', ' '), code, isName }));
  });
}
