/** What this package offers. */
export type {
  AuditQuery,
  AuditSummary,
  CallOptions,
  CompletedAudit,
  LaunchOptions,
  ReadOptions,
  WholeAudit,
  WholeReadOptions,
} from './audits.js';
export { AnswerAudit, type AnswerAuditOptions } from './client.js';
export {
  AnswerAuditError,
  ApiError,
  AuditFailedError,
  BodyTooLargeError,
  ConflictError,
  ConnectionError,
  IdempotencyConflictError,
  IdempotencyMismatchError,
  InternalError,
  InvalidApiKeyError,
  MalformedJsonError,
  MethodNotAllowedError,
  NotFoundError,
  QuotaExceededError,
  RateLimitError,
  UnavailableError,
  UnsupportedMediaTypeError,
  ValidationError,
  WaitTimeoutError,
  WebhookVerificationError,
} from './errors.js';
export type { EventQuery, EventSummary } from './events.js';
export type {
  AcceptedAudit,
  Audit,
  AuditChangedEvent,
  AuditList,
  AuditOrder,
  AuditStatus,
  Comparison,
  Event,
  EventList,
  GapReport,
  MarketReport,
  NewSchedule,
  Report,
  ReportGap,
  ReportMarketSerp,
  ReportMetadata,
  ReportOutput,
  ReportOverview,
  ReportPage,
  ReportParts,
  RunSkippedEvent,
  Schedule,
  ScheduleChange,
  ScheduleHistory,
  ScheduleList,
  Usage,
  WebhookEvent,
  WebhookTestEvent,
} from './generated/types.gen.js';
export type { Retry } from './retry.js';
export type { ScheduleQuery, ScheduleRunsQuery } from './schedules.js';
export type { WaitOptions } from './wait.js';
export { verifyWebhook, type WebhookHeaders, type WebhookMessage } from './webhooks.js';
