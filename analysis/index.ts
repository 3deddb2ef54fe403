/** The engine's public interface: everything that other folders may import. */

export { openRobots } from './access/access.ts';
export { robotsVerdict } from './access/robots-match.ts';
export { analyze } from './analyze.ts';
export { type Change, changeKinds, changesOf } from './comparison/changes.ts';
export { compareReports, isComparable } from './comparison/compare.ts';
export { type Figure, figuresOf } from './comparison/measures.ts';
export { decodePage, maxPageBytes } from './extract/parse/decode.ts';
export { domainOf, normalizeAddress } from './gather/address.ts';
export type { AnswerSample, Answers, AnswersQuery, EngineAnswers, SampleCitation } from './gather/answer-engines.ts';
export type { LanguageModel, ModelAnswer, ModelCall, ModelRequest } from './gather/language-model.ts';
export {
  type AnalysisFailure,
  type AnalysisOutcome,
  type AnalyzeOptions,
  type AuditOrder,
  analysisFailures,
  type FailedAnalysis,
  type OwnPageStep,
  type Ports,
  type Progress,
} from './gather/order.ts';
export {
  type AnswerBlock,
  type AskedQuestion,
  type FailedFetch,
  type FeatureState,
  type FetchedPage,
  type FetchFailure,
  type FetchPage,
  type KnowledgeGraph,
  type ObservedAnswer,
  type OrganicResult,
  type ProviderCall,
  type Reference,
  type RobotsAnswer,
  type Search,
  type SearchQuery,
  SearchUnavailable,
  type SerpItem,
  type SerpSnapshot,
} from './gather/ports.ts';
export { queryWords } from './market/market.ts';
export { type BriefFormat, briefFormats, renderBrief } from './render/brief/brief.ts';
export { renderComparison } from './render/comparison.ts';
export { renderMarkdown } from './render/markdown.ts';
export { type Comparison, comparisonSchema, measureNames } from './report/comparison.ts';
export { canonicalJson } from './report/hash/canonical-json.ts';
export { outputSha256, volatileFields } from './report/hash/output-hash.ts';
export { type ModelFault, type ModelTask, modelFaults, modelTasks } from './report/model-vocabulary.ts';
export {
  type GapReport,
  gapReportSchema,
  type MarketReport,
  type MarketSerp,
  type Metadata,
  marketReportSchema,
  type Report,
  reportSchema,
  schemaVersion,
} from './report/report.ts';
export {
  type AnswerEngine,
  answerBlockTypes,
  answerEngines,
  answerFidelities,
  citationRoles,
  type VerdictState,
  verdictStates,
} from './report/vocabulary.ts';
export { bm25, inverseDocumentFrequency } from './statistics/bm25.ts';
export { type AnalyzedWord, type Analyzer, analyzerFor } from './text/analyzer.ts';
export { keywordQuestion } from './text/keyword-question.ts';
export { detectLanguage, primaryLanguage, sameLanguage } from './text/language.ts';
