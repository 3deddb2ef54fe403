/** Composes the report's `metadata`. */
import { crawlerRegistryVersion } from '../access/crawlers.ts';
import type { AnswerSample } from '../gather/answer-engines.ts';
import type { AnalyzeOptions, AuditOrder } from '../gather/order.ts';
import type { SerpSnapshot } from '../gather/ports.ts';
import type { ReadSource } from '../read/read-source.ts';
import { canonicalJson } from '../report/hash/canonical-json.ts';
import { sha256 } from '../report/hash/sha256.ts';
import type { LanguageModelUse } from '../report/metadata/language-model.ts';
import type { ModelTask } from '../report/model-vocabulary.ts';
import { type GapReport, type MarketSerp, type Metadata, schemaVersion } from '../report/report.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import { backgroundVersion } from '../text/background.ts';
import { detectLanguage } from '../text/language.ts';
import { askedBy, questionWordOf } from '../text/question-words.ts';
import { stopWordsVersion } from '../text/stop-words.ts';
import { composeCoverage, composeSources } from './coverage.ts';
import { composeQuality } from './data-quality.ts';
import { composeMethods } from './methods.ts';
import { composeEvidenceBase, composeNotices } from './notices.ts';
import { composeProviders, composeSpend } from './providers.ts';
import { rulesetVersion } from './ruleset-version.ts';

export interface Facts {
  order: AuditOrder;
  options: Pick<AnalyzeOptions, 'engine' | 'replayable'>;
  snapshot: SerpSnapshot;
  sources: readonly ReadSource[];
  keyword: { normalized: string; words: readonly AnalyzedWord[] };
  analyzer: Analyzer;
  /** What a language model was asked; absent if there is none. */
  model?: LanguageModelUse;
}

/** The fields that a task writes, by JSON pointer. What is derived from them depends on the model as well. */
const modelFields: Record<ModelTask, readonly string[]> = {
  topics: ['/market_serp', '/page', '/gap', '/overview'],
  facts: ['/market_serp', '/page', '/gap', '/overview'],
  answers: ['/market_serp', '/page', '/gap', '/overview'],
  support: ['/market_serp/answer_engines', '/market_serp/opportunities', '/market_serp/passages', '/overview'],
  brief: ['/market_serp/brief'],
  rewrites: ['/gap/passages_to_improve'],
  questions: ['/market_serp', '/page', '/gap', '/overview'],
  advice: ['/gap/findings', '/gap/verdict', '/gap/position', '/page/passages', '/overview'],
};

/** Composes `metadata`, except the hash of the output, which depends on the rest of the report. */
export async function composeMetadata(facts: Facts, market: MarketSerp, gap?: GapReport['gap']): Promise<Metadata> {
  const { order, options, snapshot, sources, keyword, analyzer } = facts;
  const coverage = composeCoverage(snapshot, sources);
  const questionWord = questionWordOf(keyword.normalized, order.language);
  const spend = composeSpend(snapshot);
  const notices = composeNotices(market, coverage.pages_usable, order.language);
  const asked = {
    audit_type: order.audit_type,
    keyword: order.keyword,
    ...(order.user_url === undefined ? {} : { user_url: order.user_url }),
    ...(order.control_urls === undefined ? {} : { control_urls: [...order.control_urls] }),
    language: order.language,
    country: order.country,
  };
  return {
    schema_version: schemaVersion,
    audit_id: order.audit_id,
    ...asked,
    keyword_analysis: {
      normalized: keyword.normalized,
      tokens: keyword.words.map((word) => word.text),
      is_question: askedBy(keyword.normalized, order.language) !== null,
      ...(questionWord === null ? {} : { question_word: questionWord }),
      detected_language: detectLanguage(keyword.normalized),
      ...(snapshot.spell_suggestion === undefined ? {} : { spell_suggestion: snapshot.spell_suggestion }),
    },
    created_at: order.created_at,
    started_at: order.started_at,
    serp_collected_at: snapshot.collected_at,
    pages_collected_at: collectedAt(sources),
    engine: {
      ...options.engine,
      ruleset_version: await rulesetVersion(),
      stopwords_version: stopWordsVersion,
      background_version: backgroundVersion,
      crawler_registry_version: crawlerRegistryVersion,
    },
    providers: composeProviders(snapshot, sources),
    ...(spend === undefined ? {} : { spend }),
    reproducibility: {
      input_hash: await sha256(canonicalJson(asked)),
      serp_snapshot_sha256: await snapshotSha256(snapshot),
      corpus_sha256: await corpusSha256(sources),
      output_sha256: '',
      ...dependingOnModel(facts.model),
      replayable: options.replayable ?? false,
    },
    coverage,
    data_quality: composeQuality(coverage, sources, snapshot, analyzer),
    sources: composeSources(sources),
    methods: composeMethods(analyzer, {
      isGap: gap !== undefined,
      asksEngines: snapshot.answers.some(({ asked }) => asked !== undefined),
      asksModel: facts.model !== undefined,
    }),
    evidence_base: composeEvidenceBase(market, notices, gap, order.language),
    ...(facts.model === undefined ? {} : { language_model: facts.model }),
    notices,
  };
}

/** A model may answer differently next time; with recorded answers, the same snapshot gives the same report. */
function dependingOnModel(
  model: LanguageModelUse | undefined,
): Pick<Metadata['reproducibility'], 'deterministic' | 'nondeterministic_fields'> {
  const used = (model?.tasks ?? []).filter(({ result }) => result === 'model');
  const fields = [...new Set(used.flatMap(({ task }) => modelFields[task]))];
  return { deterministic: fields.length === 0, nondeterministic_fields: fields };
}

function collectedAt(sources: readonly ReadSource[]): Metadata['pages_collected_at'] {
  const times = sources.flatMap(({ answer }) => (answer.outcome === 'fetched' ? [answer.fetched_at] : [])).sort();
  const [first] = times;
  const last = times.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Hashes what was observed, without times and without the details of the provider's call and response. */
function snapshotSha256(snapshot: SerpSnapshot): Promise<string> {
  const {
    collected_at: _time,
    raw_sha256: _raw,
    call: _call,
    failed_providers: _failed,
    answers,
    ...observed
  } = snapshot;
  const said = answers.map(({ observed_at: _when, asked, ...answer }) => ({
    ...answer,
    ...(asked === undefined ? {} : { asked: { ...asked, samples: asked.samples.map(withoutCall) } }),
  }));
  return sha256(canonicalJson({ ...observed, answers: said }));
}

function withoutCall({ observed_at: _when, call: _call, ...sample }: AnswerSample): object {
  return sample;
}

function corpusSha256(sources: readonly ReadSource[]): Promise<string> {
  const pages = sources.map(({ url, contentSha256, excluded }) => ({
    url,
    page: contentSha256 ?? excluded ?? null,
  }));
  return sha256(canonicalJson(pages));
}
