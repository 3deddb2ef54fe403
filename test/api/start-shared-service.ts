/** Jest calls this before the first of the suites that share a service. */
export { start as default } from './shared-service.ts';
