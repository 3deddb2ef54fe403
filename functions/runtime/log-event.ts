/** The events that the functions log: codes for alarms and searches. Details are in the fields. */
import { logger } from './logger.ts';

export type LogEvent =
  | 'request_refused'
  | 'request_failed'
  | 'key_check_failed'
  | 'token_refused'
  | 'token_check_failed'
  | 'message_dropped'
  | 'message_failed'
  | 'audit_send_failed'
  | 'audit_completed'
  | 'audit_failed'
  | 'audit_retry_scheduled'
  | 'test_audit_completed'
  | 'test_audit_failed'
  | 'test_audit_retry_scheduled'
  | 'audit_skipped'
  | 'audit_abandoned'
  | 'audits_recovered'
  | 'schedules_run'
  | 'delivery_succeeded'
  | 'delivery_retry_scheduled'
  | 'delivery_given_up'
  | 'delivery_skipped'
  | 'deliveries_recovered'
  | 'answer_engine_failed'
  | 'language_model_failed'
  | 'language_model_unusable'
  | 'answer_engines_unusable'
  | 'search_provider_failed'
  | 'search_providers_unusable'
  | 'shared_limits_failed'
  | 'results_cache_failed';

/** Logs an event with its fields. They must not contain a secret or third-party text. */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: LogEvent,
  fields: Record<string, unknown> = {},
): void {
  logger[level](event, fields);
}
