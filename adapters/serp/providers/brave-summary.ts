/** Brave's summariser: asked for by the key of a search, polled until it is done. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import type { ProviderAnswer } from './ask.ts';
import { looseList, looseText, parsedOf, referenceOf } from './snapshot-parts.ts';

const pollEveryMs = 500;
const mostPolls = 20;

const answerSchema = z.object({
  status: z.string(),
  summary: looseList,
  enrichments: z.object({ context: looseList }).nullish(),
});
const token = z.object({ type: z.string(), data: z.unknown() });
const contextEntry = z.object({ title: looseText, url: looseText });

/** What the summariser is asked with; `key` is absent where the search offered none. */
export interface SummaryRequest {
  key: string | undefined;
  isOffered: boolean;
  ask: (path: string) => Promise<ProviderAnswer>;
  sleep: (ms: number) => Promise<void>;
  observed_at: string;
}

/**
 * The summary as an observed answer. Its references are of the whole: the service does not say which sentence each
 * supports. Never throws: a search without its summary is still a search.
 */
export async function braveSummary({
  key,
  isOffered,
  ask,
  sleep,
  observed_at,
}: SummaryRequest): Promise<ObservedAnswer> {
  const none = (state: ObservedAnswer['state']): ObservedAnswer => ({
    engine: 'brave_summary',
    state,
    observed_at,
    blocks: [],
    references: [],
  });
  if (!isOffered) return none('not_captured');
  if (key === undefined) return none('absent');
  try {
    const path = `/res/v1/summarizer/search?${new URLSearchParams({ key, entity_info: '1' })}`;
    for (let poll = 0; poll < mostPolls; poll++) {
      const { status, json } = await ask(path);
      const parsed = answerSchema.safeParse(json);
      if (status !== 200 || !parsed.success || parsed.data.status === 'failed') return none('not_captured');
      if (parsed.data.status === 'complete') {
        const blocks = blocksOf(parsed.data.summary);
        if (blocks.length === 0) return none('not_captured');
        return { ...none('captured'), blocks, references: referencesOf(parsed.data.enrichments?.context ?? []) };
      }
      await sleep(pollEveryMs);
    }
  } catch {
    return none('not_captured');
  }
  return none('not_captured');
}

/** Tokens of text run together; an enumeration is a block of its own. */
function blocksOf(summary: readonly unknown[]): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const { type, data } of parsedOf(summary, token)) {
    const text = typeof data === 'string' ? data : textIn(data);
    if (text.trim() === '') continue;
    const kind = type === 'enum_item' ? 'list' : 'paragraph';
    const open = blocks.at(-1);
    if (open?.type === kind && kind === 'paragraph') open.text += text;
    else blocks.push({ type: kind, text, refs: [] });
  }
  return blocks.map((block) => ({ ...block, text: block.text.replaceAll(/\s+/gu, ' ').trim() }));
}

function textIn(data: unknown): string {
  const parsed = z.object({ text: looseText, name: looseText }).safeParse(data);
  return parsed.success ? parsed.data.text || parsed.data.name : '';
}

function referencesOf(context: readonly unknown[]): Reference[] {
  return parsedOf(context, contextEntry).flatMap((entry) => referenceOf(entry) ?? []);
}
