/** Composes `metadata.methods`: the rules of a report with what depends on its language; constants are in the rules. */
import { languagePack } from '../languages/packs.ts';
import type { Metadata } from '../report/report.ts';
import { ruleName } from '../rules/rule.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { backgroundFor, backgroundVersion } from '../text/background.ts';
import { askedRules, gapRules, marketRules, modelRules } from './report-rules.ts';

type Methods = Metadata['methods'];

/** The rules of an audit in the analyzer's language. The version of a rule says which constants it has. */
export function composeMethods(
  analyzer: Analyzer,
  { isGap, asksEngines, asksModel }: { isGap: boolean; asksEngines: boolean; asksModel: boolean },
): Methods {
  const rules = [
    ...marketRules,
    ...(asksEngines ? askedRules : []),
    ...(asksModel ? modelRules : []),
    ...(isGap ? gapRules : []),
  ];
  const ofLanguage = languageParams(analyzer);
  return Object.fromEntries(rules.map((rule) => [ruleName(rule), ofLanguage[rule.id] ?? {}]));
}

/** What a rule does in this language alone. */
function languageParams(analyzer: Analyzer): Readonly<Record<string, Methods[string]>> {
  const { language, stemmer, stopWords, unsegmented } = analyzer;
  const background = backgroundFor(analyzer);
  return {
    words: {
      language,
      segmenter: unsegmented,
      stemmer: stemmer === null ? 'none' : `${stemmer.name} ${stemmer.version}`,
      stop_words: stopWords === null ? 'none' : `${stopWords.name} ${stopWords.version}`,
      stop_words_size: stopWords?.size ?? 0,
    },
    terms: { keyness: background === null ? 'none' : 'weighted' },
    keyness: {
      background: background === null ? 'none' : backgroundVersion,
      min_share: background?.least ?? 0,
    },
    intent: { word_list: languagePack(language).searches !== null ? language : 'none' },
    claims: { sentences: languagePack(language).statements !== null },
  };
}
