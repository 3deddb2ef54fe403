/** POST /mcp: the Model Context Protocol over streamable HTTP, without sessions: each request stands alone. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { apiHandler } from '../runtime/api-handler.ts';
import { parseBody } from '../runtime/parse-request.ts';
import { maxBodyBytes } from './contract/launch.ts';
import { mcpServer } from './mcp/server.ts';
import type { ToolDeps } from './mcp/tool.ts';

/** One message. Lists of messages are refused: each message counts as one request of the key. */
const message = z.looseObject({});

export function createHandler(deps: ToolDeps) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const parsedBody = parseBody(event, message, maxBodyBytes);
    const server = mcpServer(caller, deps);
    // One JSON body for each request: API Gateway does not stream.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(requestOf(event), { parsedBody });
    const json = await response.text();
    await server.close();
    return { status: response.status, ...(json === '' ? {} : { json }) };
  });
}

/** The transport reads only the method, the headers and the body, which it is given parsed. */
function requestOf({ headers }: APIGatewayProxyEvent): Request {
  const given = Object.entries(headers ?? {}).filter((header): header is [string, string] => header[1] !== undefined);
  return new Request('https://mcp.invalid/mcp', { method: 'POST', headers: given });
}
