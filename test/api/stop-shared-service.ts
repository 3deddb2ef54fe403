/** Jest calls this after the last of the suites that share a service. */
export { stop as default } from './shared-service.ts';
