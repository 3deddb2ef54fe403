/** The contract of `/v1` as zod schemas, the source for handlers, the OpenAPI document and the tests. */
export * from './contract/error-body.ts';
export * from './contract/events.ts';
export * from './contract/launch.ts';
export * from './contract/read.ts';
export * from './contract/schedules.ts';
export * from './contract/usage.ts';
export * from './contract/webhook-event.ts';
