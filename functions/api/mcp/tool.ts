/** What a tool of the MCP server is, how it is listed, and how its answer or refusal becomes a result. */
import type { CallToolResult, Tool as ListedTool, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Caller } from '../../../core/accounts/caller.ts';
import type { AuditReader, WaitDeps } from '../../../core/audits/read-audits.ts';
import { refusalOf } from '../../runtime/api-handler.ts';
import { parseValue } from '../../runtime/parse-request.ts';
import type { LaunchDeps } from '../audits/launch.ts';
import { untrusted } from './untrusted.ts';

export interface ToolDeps extends WaitDeps {
  launch: LaunchDeps;
  reader: Pick<AuditReader, 'get' | 'getStatus' | 'list'>;
}

/** For whom a tool runs, and with what. */
export interface ToolCall {
  caller: Caller;
  deps: ToolDeps;
}

interface Described {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  /** Launches an audit, which a client may follow as a task. */
  isTask?: true;
}

export interface Tool extends Described {
  input: z.ZodObject;
  /** @throws ServiceError, `validation_error` among others. */
  run: (given: unknown, call: ToolCall) => Promise<object>;
}

/** Defines a tool whose arguments are parsed by `input`. */
export function defineTool<Input extends z.ZodObject>(
  described: Described,
  input: Input,
  run: (given: z.output<Input>, call: ToolCall) => Promise<object>,
): Tool {
  return { ...described, input, run: (given, call) => run(parseValue(given, input, 'arguments'), call) };
}

/** The tool as clients see it. */
export function listedTool({ name, title, description, annotations, isTask, input }: Tool): ListedTool {
  const { $schema, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return {
    ...{ name, title, description, annotations },
    inputSchema: inputSchema as ListedTool['inputSchema'],
    ...(isTask && { execution: { taskSupport: 'optional' } }),
  };
}

/** A refusal is a result as well, so that the model can read why; its code is that of the API. */
export async function toolResult(run: () => Promise<object>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: untrusted(await run()) }] };
  } catch (error) {
    const { shown } = refusalOf(error);
    const refusal = { code: shown.code, detail: shown.message, ...shown.body };
    return { isError: true, content: [{ type: 'text', text: untrusted(refusal) }] };
  }
}
