/** Requests Brave's summarizer with the key from a search, and polls until it is done. */
import * as z from 'zod';
import type { AnswerBlock, ObservedAnswer } from '../../../analysis/index.ts';
import { answerOf, answerWithout, referenceList } from './answer-parts.ts';
import type { Conversation, ProviderAnswer, ProviderRequest, Reading } from './ask.ts';
import { faultOfStatus } from './faults.ts';
import { anything, looseList, looseText, looseUrl, parsedOf } from './loose.ts';

const engine = 'brave_summary';
const path = '/res/v1/summarizer/search';
const pollEveryMs = 500;
const maxPolls = 20;

const answerSchema = z.object({
  status: z.string(),
  summary: looseList,
  enrichments: z.object({ context: looseList }).nullish(),
});
type Answer = z.output<typeof answerSchema>;

const token = z.object({ type: z.string(), data: anything });
const contextEntry = z.object({ title: looseText, url: looseUrl });

/** The dependencies of a summary request. */
export interface SummaryWorld {
  conversation: Conversation;
  ask: (path: string, parameters: Record<string, string>) => ProviderRequest;
  sleep: (ms: number) => Promise<void>;
  collected_at: string;
}

/**
 * Returns the summary as an observed answer; absent if the search returned no `key`. Its references apply to the whole
 * summary, because the service does not say which sentence each supports. Never throws: a search without its summary is
 * still a search.
 */
export async function braveSummary(
  key: string | undefined,
  { conversation, ask, sleep, collected_at }: SummaryWorld,
): Promise<ObservedAnswer> {
  if (key === undefined) return answerWithout(engine, 'absent', collected_at);
  try {
    for (let poll = 0; poll < maxPolls; poll++) {
      const { found } = await conversation.ask(ask(path, { key, entity_info: '1' }), read);
      if (found.status === 'complete') return summaryOf(found, collected_at);
      if (found.status === 'failed') break;
      await sleep(pollEveryMs);
    }
  } catch {
    // Not captured, as below.
  }
  return answerWithout(engine, 'not_captured', collected_at);
}

function read({ status, json }: ProviderAnswer): Reading<Answer> {
  if (status !== 200) return { fault: faultOfStatus(status) };
  const parsed = answerSchema.safeParse(json);
  return parsed.success ? { found: parsed.data } : { fault: 'unreadable' };
}

function summaryOf({ summary, enrichments }: Answer, observed_at: string): ObservedAnswer {
  const list = referenceList();
  list.placesOf(parsedOf(enrichments?.context ?? [], contextEntry).map(({ title, url }) => ({ title, url, text: '' })));
  return answerOf(engine, blocksOf(summary), list.references, observed_at);
}

/** Joins adjacent text tokens; a list item becomes a block of its own. */
function blocksOf(summary: readonly unknown[]): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const { type, data } of parsedOf(summary, token)) {
    const text = typeof data === 'string' ? data : textIn(data);
    const kind = type === 'enum_item' ? 'list' : 'paragraph';
    const open = blocks.at(-1);
    if (open?.type === 'paragraph' && kind === 'paragraph') open.text += text;
    else blocks.push({ type: kind, text, refs: [] });
  }
  return blocks.map((block) => ({ ...block, text: looseText.parse(block.text.replaceAll(/\s+/gu, ' ')) }));
}

function textIn(data: unknown): string {
  const { data: parsed } = z.object({ text: looseText, name: looseText }).safeParse(data);
  return parsed === undefined ? '' : parsed.text || parsed.name;
}
