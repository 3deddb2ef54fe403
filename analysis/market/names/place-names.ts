/** The words of the names of countries and regions of the world, which are subjects where other names are brands. */
import type { Analyzer } from '../../text/analyzer.ts';

const known = new Map<string, ReadonlySet<string>>();

/** The stems of the words in the names of countries, continents and their parts, as Unicode CLDR has them in a language. */
export function placeStems(analyzer: Pick<Analyzer, 'language' | 'analyze'>): ReadonlySet<string> {
  const { language, analyze } = analyzer;
  const found = known.get(language);
  if (found !== undefined) return found;
  // Of a language that it does not know, the runtime would tell the names of its own.
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

/** Every code of two letters, and every code of three digits: those that name no region have no name. */
function regionCodes(): string[] {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return [...pairs, ...digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => a + b + c)))];
}
