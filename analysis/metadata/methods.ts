/** Composes `metadata.methods`: the rules of a report, each with its constants as parameters. */
import { checkRules } from '../checks/registry.ts';
import { languagePack } from '../languages/packs.ts';
import type { Metadata } from '../report/report.ts';
import { type Rule, ruleName } from '../rules/rule.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { backgroundFor, backgroundVersion } from '../text/background.ts';
import { gapRules, marketRules } from './all-rules.ts';

type Methods = Metadata['methods'];
type Params = Methods[string]['params'];

/** What depends on the language of the audit. */
interface LanguagePart {
  params?: Params;
  knownLimits?: readonly string[];
}

/** The methods of an audit in the analyser's language. The constants of the checks are parameters of `findings`. */
export function composeMethods(analyzer: Analyzer, isGap: boolean): Methods {
  const rules = isGap ? [...marketRules, ...gapRules] : marketRules;
  const ofLanguage = languageParts(analyzer);
  return Object.fromEntries(
    rules.map((rule) => {
      const { id, version, name, referenceUrl, knownLimits } = rule;
      const { params = {}, knownLimits: moreLimits = [] } = ofLanguage[id] ?? {};
      const checks = id === 'findings' ? checkRules.flatMap((check) => flattened(check.id, check.values)) : [];
      const method: Methods[string] = {
        name,
        version: String(version),
        params: { ...paramsOf(rule), ...Object.fromEntries(checks), ...params },
        ...(referenceUrl === undefined ? {} : { reference_url: referenceUrl }),
        known_limits: [...knownLimits, ...moreLimits],
      };
      return [ruleName(rule), method];
    }),
  );
}

function paramsOf({ values }: Rule): Params {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => flattened(name, value)));
}

/** Members of a table that explain its numbers. */
const explanations = new Set(['reason', 'effect', 'evidence', 'practices']);

/** Flattens a constant to parameters: a table has one for each of its numbers and words. */
function flattened(name: string, value: unknown): [string, Params[string]][] {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
    return [[snakeCase(name), value]];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !explanations.has(key))
    .flatMap(([key, member]) => flattened(`${name}_${key}`, member));
}

function snakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/(?<=[a-z0-9])[A-Z]/gu, (capital) => `_${capital.toLowerCase()}`);
}

function languageParts(analyzer: Analyzer): Readonly<Record<string, LanguagePart>> {
  const { language, stemmer, stopWords, unsegmented } = analyzer;
  const background = backgroundFor(analyzer);
  const readsSentences = languagePack(language).statements !== null;
  return {
    words: {
      params: {
        language,
        segmenter: unsegmented,
        stemmer: stemmer === null ? 'none' : `${stemmer.name} ${stemmer.version}`,
        stop_words:
          stopWords === null
            ? 'none'
            : `${stopWords.name} ${stopWords.version}, less content words, with function words`,
        stop_words_size: stopWords?.size ?? 0,
      },
    },
    terms: { params: { keyness: background === null ? 'none: no word list for this language' : 'weighted' } },
    keyness: {
      params: { background: background === null ? 'none' : backgroundVersion, min_share: background?.least ?? 0 },
    },
    intent: { params: { word_list: languagePack(language).searches !== null ? language : 'none' } },
    claims: {
      params: { sentences: readsSentences },
      ...(readsSentences
        ? {}
        : { knownLimits: ['The sentences of this language are not read: labels and tables alone give claims.'] }),
    },
  };
}
