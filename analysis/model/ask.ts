/** Gives a model its tasks, holds the answers to their evidence, and keeps the record of both. */
import * as z from 'zod';
import type { LanguageModel, ModelRequest } from '../gather/language-model.ts';
import type { Pace } from '../gather/pace.ts';
import { canonicalJson } from '../report/hash/canonical-json.ts';
import { sha256 } from '../report/hash/sha256.ts';
import type { LanguageModelUse, ModelTaskUse } from '../report/metadata/language-model.ts';
import type { ModelDropReason, ModelTask } from '../report/model-vocabulary.ts';
import type { Evidence } from './evidence.ts';
import { commonInstructions } from './prompt.ts';
import { languageModelRule } from './rule.ts';
import { holdsWords, unsupported, type Written } from './unsupported.ts';

const { promptVersions, maxItems, minKept, maxOutputTokens } = languageModelRule.values;

/** A task: its instructions and the shape of one item of its answer. */
export interface TaskDefinition<Item> {
  task: ModelTask;
  instructions: string;
  item: z.ZodType<Item>;
  /** What an item says and cites. */
  written: (item: Item) => Written;
  /** The item without the parts that it can do without and that no cited text has; `holds` compares without case. */
  trimmed?: (item: Item, holds: (text: string, ids: readonly string[]) => boolean) => Item;
  /** What an item must not share with an earlier one. */
  key: (item: Item) => string;
}

/** What a task is about. */
export interface TaskInput<Item = unknown> {
  input: object;
  evidence: Evidence;
  /** Whether an item cites what belongs to its subject; without it, whatever the input has may be cited. */
  belongs?: (item: Item) => boolean;
}

/** The model of one audit, with the record of what it was asked. */
export interface ModelSession {
  /** Returns the items that the evidence supports; null if the result of the rules is to be used. */
  ask<Item>(definition: TaskDefinition<Item>, about: TaskInput<NoInfer<Item>>): Promise<Item[] | null>;
  /** What the report says about it. */
  use(): LanguageModelUse;
}

/** Opens the model for one audit. */
export function modelSession(model: LanguageModel, pace: Pace): ModelSession {
  /** In the order of the tasks, whichever is answered first; undefined until it is. */
  const asked: (ModelTaskUse | undefined)[] = [];
  return {
    ask: async (definition, about) => {
      const place = asked.push(undefined) - 1;
      const request = await requestOf(definition, about.input);
      const answer = await pace.withinDeadline(() => model(request)).catch(unlessDeadline);
      const base = {
        task: definition.task,
        prompt_version: request.prompt_version,
        request_sha256: request.sha256,
        ...(answer.call ?? {}),
      };
      if (answer.outcome === 'failed') {
        asked[place] = { ...base, result: 'rules', fault: answer.fault, kept: 0, dropped: {} };
        return null;
      }
      const read = z.object({ items: z.array(z.unknown()) }).safeParse(answer.output);
      if (!read.success) {
        asked[place] = { ...base, result: 'rules', fault: 'unreadable', kept: 0, dropped: {} };
        return null;
      }
      const { kept, dropped } = supportedItems(definition, read.data.items, about);
      const isUsed = kept.length >= minKept[definition.task];
      asked[place] = { ...base, result: isUsed ? 'model' : 'rules', kept: isUsed ? kept.length : 0, dropped };
      return isUsed ? kept : null;
    },
    use: () => {
      const tasks = asked.filter((task) => task !== undefined);
      return {
        tasks,
        tokens_in: sumOf(tasks.map(({ tokens_in = 0 }) => tokens_in)),
        tokens_out: sumOf(tasks.map(({ tokens_out = 0 }) => tokens_out)),
        cost_usd: tasks.some(({ cost_usd }) => cost_usd !== undefined)
          ? sumOf(tasks.map(({ cost_usd = 0 }) => cost_usd))
          : null,
      };
    },
  };
}

/** The request for a task; equal tasks have equal hashes. */
async function requestOf<Item>({ task, instructions, item }: TaskDefinition<Item>, input: object) {
  const { $schema: _, ...schema } = z.toJSONSchema(z.strictObject({ items: z.array(item).max(maxItems[task]) }));
  const prompt_version = `${task}@${promptVersions[task]}`;
  const prompt = `${instructions}\n\n${commonInstructions}`;
  const asked = { task, prompt_version, prompt, input, schema };
  const request: ModelRequest = {
    sha256: await sha256(canonicalJson(asked)),
    ...asked,
    max_output_tokens: maxOutputTokens[task],
  };
  return request;
}

/** The items that may be used, in order, and how many may not, by reason. */
function supportedItems<Item>(
  { task, item, trimmed = (one) => one, written, key }: TaskDefinition<Item>,
  items: readonly unknown[],
  { evidence, belongs = () => true }: TaskInput<Item>,
): { kept: Item[]; dropped: ModelTaskUse['dropped'] } {
  const kept: Item[] = [];
  const keys = new Set<string>();
  const dropped: Partial<Record<ModelDropReason, number>> = {};
  const judge = (each: unknown): ModelDropReason | null => {
    const read = item.safeParse(each);
    if (!read.success) return 'shape';
    const one = trimmed(read.data, (text, ids) => ids.some((id) => holdsWords(evidence.textOf(id) ?? '', text)));
    const reason = unsupported(written(one), evidence);
    if (reason !== null) return reason;
    if (!belongs(one)) return 'unknown_id';
    const own = key(one);
    if (keys.has(own)) return 'repeated';
    if (kept.length === maxItems[task]) return 'too_many';
    keys.add(own);
    kept.push(one);
    return null;
  };
  for (const each of items) {
    const reason = judge(each);
    if (reason !== null) dropped[reason] = (dropped[reason] ?? 0) + 1;
  }
  return { kept, dropped };
}

/** A port that throws breaks its contract; the audit goes on by the rules, except at its deadline. */
function unlessDeadline(error: unknown): { outcome: 'failed'; fault: 'unavailable'; call?: undefined } {
  if (error instanceof Error && error.name === 'DeadlinePassed') throw error;
  return { outcome: 'failed', fault: 'unavailable' };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
