/** `npm run mcp`: the MCP server over stdio, for clients that start a program. It passes messages on to the API. */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';

const help = `Serves the Model Context Protocol over stdio.

Usage
  AUDIT_API_KEY=<API key> npm run -s mcp

Variables
  AUDIT_API_KEY   a key of the account
  AUDIT_API_URL   the API (default: http://127.0.0.1:8787, which npm start serves)
`;

const environment = z.object({
  AUDIT_API_KEY: z.string().min(1),
  AUDIT_API_URL: z.url({ protocol: /^https?$/u }).default('http://127.0.0.1:8787'),
});

/** JSON-RPC's code for a fault of the server's own. */
const internalError = -32_603;

async function main(): Promise<void> {
  const parsed = environment.safeParse(process.env);
  if (process.argv.includes('--help') || !parsed.success) {
    process.stderr.write(help);
    process.exitCode = parsed.success ? 0 : 2;
    return;
  }
  const { AUDIT_API_KEY, AUDIT_API_URL } = parsed.data;
  const api = new StreamableHTTPClientTransport(new URL(`${AUDIT_API_URL.replace(/\/$/u, '')}/mcp`), {
    requestInit: { headers: { 'X-API-Key': AUDIT_API_KEY } },
  });
  const client = new StdioServerTransport();
  api.onmessage = (message) => void client.send(message);
  client.onmessage = (message) => {
    api.send(message).catch((error: unknown) => void client.send(refusalOf(message, error)));
  };
  client.onclose = () => void api.close();
  await api.start();
  await client.start();
}

/** Tells the client that the API refused or could not be reached; a notification is not answered. */
function refusalOf(message: JSONRPCMessage, error: unknown): JSONRPCMessage {
  const why = error instanceof Error ? error.message : String(error);
  const fault = { code: internalError, message: why };
  if (!isJSONRPCRequest(message))
    return { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'error', data: why } };
  return { jsonrpc: '2.0', id: message.id, error: fault };
}

await main();
