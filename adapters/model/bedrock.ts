/**
 * Models of Amazon Bedrock by the Converse API, with the answer's schema as the only tool. Credentials are those of the
 * role. docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html
 */
import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as z from 'zod';
import { type AskableModel, type ModelReply, ModelUnavailable, pauseMs } from './askable.ts';

/** Creates a client that sends each request once: the caller decides on retries. */
export function bedrockClient(
  options: Pick<BedrockRuntimeClientConfig, 'endpoint' | 'region' | 'credentials'> = {},
): BedrockRuntimeClient {
  return new BedrockRuntimeClient({
    ...options,
    maxAttempts: 1,
    // Over HTTP/1.1, as the other clients: one request at a time gains nothing by HTTP/2.
    requestHandler: new NodeHttpHandler({ connectionTimeout: 3_000 }),
  });
}

const tool = 'answer';

const count = z.int().min(0).catch(0);
const answerSchema = z.object({
  stopReason: z.string().optional(),
  output: z.object({
    message: z.object({
      content: z.array(z.object({ toolUse: z.object({ name: z.string(), input: z.unknown() }).optional() })),
    }),
  }),
  usage: z.object({ inputTokens: count, outputTokens: count }),
});

/** @param modelId of a model, or of an inference profile */
export function bedrockModel(modelId: string, client: BedrockRuntimeClient): AskableModel {
  return {
    name: 'bedrock',
    ask: async ({ instructions, data, schema, maxOutputTokens }, timeMs) => {
      const input: ConverseCommandInput = {
        modelId,
        system: [{ text: instructions }],
        messages: [{ role: 'user', content: [{ text: data }] }],
        inferenceConfig: { maxTokens: maxOutputTokens, temperature: 0 },
        toolConfig: {
          tools: [
            {
              toolSpec: {
                name: tool,
                description: 'Takes the answer.',
                // A JSON schema is a document, whatever its fields are.
                inputSchema: { json: schema as never },
              },
            },
          ],
          toolChoice: { tool: { name: tool } },
        },
      };
      const answer = await client
        .send(new ConverseCommand(input), { abortSignal: AbortSignal.timeout(Math.max(0, Math.round(timeMs))) })
        .catch((error: unknown) => {
          throw faultOf(error);
        });
      return replyOf(answer, modelId);
    },
  };
}

function replyOf(answer: unknown, modelId: string): ModelReply {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new ModelUnavailable('unreadable', { mayBeBilled: true });
  const { stopReason, output, usage } = parsed.data;
  const used = output.message.content.find(({ toolUse }) => toolUse?.name === tool)?.toolUse;
  return {
    output: stopReason === 'max_tokens' ? undefined : used?.input,
    model: modelId,
    tokensIn: usage.inputTokens,
    tokensOut: usage.outputTokens,
  };
}

/** Exceptions that pass: the request was not processed. */
const passing = new Set(['ThrottlingException', 'ServiceUnavailableException', 'ModelNotReadyException']);
/** Exceptions of a request that may have been processed. */
const unclear = new Set(['InternalServerException', 'ModelErrorException']);

function faultOf(error: unknown): ModelUnavailable {
  const name = error instanceof Error ? error.name : 'unknown';
  if (name === 'AbortError' || name === 'TimeoutError' || name === 'ModelTimeoutException') {
    return new ModelUnavailable('timeout', { code: name, mayBeBilled: true });
  }
  if (passing.has(name))
    return new ModelUnavailable('unavailable', { code: name, retryAfterMs: pauseMs, mayBeBilled: false });
  if (unclear.has(name))
    return new ModelUnavailable('unavailable', { code: name, retryAfterMs: pauseMs, mayBeBilled: true });
  const isRefusal = /^(?:AccessDenied|Validation|ResourceNotFound|ServiceQuotaExceeded)Exception$/u.test(name);
  return new ModelUnavailable(isRefusal ? 'refused' : 'unavailable', { code: name, mayBeBilled: !isRefusal });
}
