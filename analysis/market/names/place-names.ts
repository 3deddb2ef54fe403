/** Words in the names of countries and regions: these are subjects, unlike most names, which are brands. */
import type { Analyzer } from '../../text/analyzer.ts';

const known = new Map<string, ReadonlySet<string>>();

/**
 * Returns the stems of words in the names of countries, continents and their parts, from Unicode CLDR in the analyser's
 * language.
 */
export function placeStems(analyzer: Pick<Analyzer, 'language' | 'analyze'>): ReadonlySet<string> {
  const { language, analyze } = analyzer;
  const found = known.get(language);
  if (found !== undefined) return found;
  // For an unsupported language, the runtime would return names in its own.
  const isKnown = Intl.DisplayNames.supportedLocalesOf([language]).length > 0;
  const names = isKnown ? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }) : null;
  const stems = new Set(
    regionCodes().flatMap((code) =>
      analyze(names?.of(code) ?? '').flatMap(({ stop, figure, stem }) => (stop || figure ? [] : [stem])),
    ),
  );
  known.set(language, stems);
  return stems;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];

/** All two-letter and three-digit codes; codes without a region have no name. */
function regionCodes(): string[] {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return [...pairs, ...digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => a + b + c)))];
}
