/**
 * Stands in for `ajv` and `ajv-formats` in bundles (`lib/bundle.ts`). The MCP SDK makes an instance at start, and uses
 * it only to check what users entered into forms, which this server never shows.
 */
export default function unused(): void {}
