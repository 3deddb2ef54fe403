/** Holds what a model wrote to its evidence: what the cited texts do not say is told apart, by its reason. */
import { addressesModels } from '../extract/facts/model-instruction-wording.ts';
import type { ModelDropReason } from '../report/model-vocabulary.ts';
import { detectLanguage, sameLanguage } from '../text/language.ts';
import type { Evidence } from './evidence.ts';
import { hasUnseen } from './excerpt.ts';
import { datedMonths, type Figure, figuresOf, namesMonth, numbersInWords } from './figures.ts';
import { hasUnknownName } from './names.ts';
import { languageModelRule } from './rule.ts';

const { minChars, minLanguageChars } = languageModelRule.values;

/** What one item of an answer says, and what it cites. */
export interface Written {
  texts: readonly { text: string; maxChars: number }[];
  /** Ids of the input, and how many there may be. */
  ids: readonly string[];
  maxIds: number;
}

const markup =
  /<\/?[a-z!]|&(?:#\d+|[a-z]+);|\]\(|`|\*\*|__|^\s*(?:#{1,6}\s|[-*+]\s|\|)|\{\{|\$\{|javascript:|data:[a-z]+\//imu;
const link = /[a-z][a-z\d+.-]*:\/\/\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?/giu;
const quoted = /“([^“”]*)”|„([^“”„]*)[“”]|«\s*([^«»]*?)\s*»|"([^"]*)"|「([^」]*)」|『([^』]*)』/gu;
const quoteMark = /["“”„«»「」『』]/u;

/** Returns why `written` may not be used; null if everything in it is in the texts that it cites. */
export function unsupported({ texts, ids, maxIds }: Written, evidence: Evidence): ModelDropReason | null {
  if (texts.some(({ text }) => addressesModels(text, true))) return 'instruction';
  if (texts.some(({ text, maxChars }) => text.trim().length < minChars || text.length > maxChars)) return 'length';
  if (texts.some(({ text }) => markup.test(text) || hasUnseen(text))) return 'markup';
  const cited = [...new Set(ids)];
  if (cited.length === 0 || cited.length > maxIds) return 'no_evidence';
  const sources = cited.map((id) => evidence.textOf(id));
  if (sources.some((source) => source === undefined)) return 'unknown_id';
  const said = [...sources, evidence.always].join('\n');
  for (const { text } of texts) {
    const reason = notSaid(text, said, evidence);
    if (reason !== null) return reason;
  }
  return isOtherLanguage(texts.map(({ text }) => text).join('\n'), evidence.analyzer.language) ? 'language' : null;
}

function notSaid(text: string, said: string, evidence: Evidence): ModelDropReason | null {
  const folded = plain(said);
  const lower = folded.toLowerCase();
  if (
    (text.match(link) ?? []).some(
      (each) =>
        !lower.includes(
          plain(each)
            .toLowerCase()
            .replace(/[.,;:!?)]+$/u, ''),
        ),
    )
  ) {
    return 'link';
  }
  const outside = text.replaceAll(quoted, ' ');
  if (quoteMark.test(outside)) return 'quote';
  for (const [, ...groups] of text.matchAll(quoted)) {
    const pieces = plain(groups.find((group) => group !== undefined) ?? '').split(/\s*(?:…|\.\.\.|\[[^\]]*\])\s*/u);
    if (pieces.some((piece) => !folded.includes(piece.replace(/[.,;:!?]+$/u, '')))) return 'quote';
  }
  const figures = figuresOf(said);
  const { language } = evidence.analyzer;
  const inWords = (each: string): string[] =>
    numbersInWords(
      evidence.analyzer.analyze(each).map((word) => word.text),
      language,
    );
  const values = new Set([...figures.flatMap(({ readings }) => readings), ...inWords(said)]);
  if (figuresOf(text).some((one) => !isGiven(one, figures, values))) return 'number';
  if (inWords(text).some((value) => !values.has(value))) return 'number';
  if (datedMonths(text).some((month) => !namesMonth(said, month))) return 'date';
  return hasUnknownName(text, said, evidence) ? 'name' : null;
}

/** Whether the evidence has the number, with the signs that belong to it; without signs, in words too. */
function isGiven({ readings, signs }: Figure, given: readonly Figure[], values: ReadonlySet<string>): boolean {
  if (signs.length === 0) return readings.some((reading) => values.has(reading));
  return given.some(
    (one) =>
      one.readings.some((reading) => readings.includes(reading)) && signs.every((sign) => one.signs.includes(sign)),
  );
}

/** Whether `said` has the words of `text` one after another, whatever their case. */
export function holdsWords(said: string, text: string): boolean {
  return plain(said).toLowerCase().includes(plain(text).toLowerCase());
}

/** White space as one space, and one form of apostrophes and hyphens, so that a quote is compared by its words. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/[’‘ʼ]/gu, "'").replaceAll(/[‐‑]/gu, '-').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether the text, quotes aside, is certainly in another language. */
function isOtherLanguage(text: string, language: string): boolean {
  const own = text.replaceAll(quoted, ' ');
  if (own.trim().length < minLanguageChars) return false;
  const found = detectLanguage(own);
  return found !== null && !sameLanguage(found, language);
}
