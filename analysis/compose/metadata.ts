/** Writes the report's `metadata`. */
import type { ReadSource } from '../gather/read-source.ts';
import type { AnalyzeOptions, AuditOrder } from '../order.ts';
import type { SerpSnapshot } from '../ports.ts';
import { canonicalJson } from '../report/canonical-json.ts';
import { type Metadata, schemaVersion } from '../report/report.ts';
import { sha256 } from '../report/sha256.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import { askedBy } from '../text/question-words.ts';
import { composeCoverage, composeQuality, composeSources } from './coverage.ts';
import { composeMethods } from './methods.ts';

export interface Facts {
  order: AuditOrder;
  engine: AnalyzeOptions['engine'];
  snapshot: SerpSnapshot;
  sources: readonly ReadSource[];
  keyword: { normalized: string; words: readonly AnalyzedWord[] };
  analyzer: Analyzer;
}

/** `metadata` but for the hash of the output, which needs all the rest. */
export async function composeMetadata(facts: Facts): Promise<Metadata> {
  const { order, engine, snapshot, sources, keyword, analyzer } = facts;
  const coverage = composeCoverage(snapshot, sources);
  const asked = {
    audit_type: order.audit_type,
    keyword: order.keyword,
    ...(order.user_url === undefined ? {} : { user_url: order.user_url }),
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
    },
    created_at: order.created_at,
    started_at: order.started_at,
    serp_collected_at: snapshot.collected_at,
    pages_collected_at: collectedAt(sources),
    engine,
    providers: [
      { role: 'serp', name: snapshot.provider, status: 'ok' },
      { role: 'fetch', status: fetchStatus(sources) },
    ],
    reproducibility: {
      input_hash: await sha256(canonicalJson(asked)),
      serp_snapshot_sha256: await snapshotSha256(snapshot),
      corpus_sha256: await corpusSha256(sources),
      output_sha256: '',
      deterministic: true,
      nondeterministic_fields: [],
    },
    coverage,
    data_quality: composeQuality(coverage, sources, analyzer),
    sources: composeSources(sources),
    methods: composeMethods(analyzer),
  };
}

function collectedAt(sources: readonly ReadSource[]): Metadata['pages_collected_at'] {
  const times = sources.flatMap(({ answer }) => (answer.outcome === 'fetched' ? [answer.fetched_at] : [])).sort();
  const [first] = times;
  const last = times.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

function fetchStatus(sources: readonly ReadSource[]): 'ok' | 'partial' | 'failed' {
  const fetched = sources.filter(({ answer }) => answer.outcome === 'fetched').length;
  return fetched === sources.length ? 'ok' : fetched === 0 ? 'failed' : 'partial';
}

/** What was observed, whenever it was and however the provider wrote it down. */
function snapshotSha256({ collected_at: _time, raw_sha256: _raw, ...observed }: SerpSnapshot): Promise<string> {
  return sha256(canonicalJson(observed));
}

function corpusSha256(sources: readonly ReadSource[]): Promise<string> {
  const pages = sources.map(({ url, contentSha256, excluded }) => ({
    url,
    page: contentSha256 ?? excluded ?? null,
  }));
  return sha256(canonicalJson(pages));
}
