/** Lists of a report that concern a language model: what it may be asked, and why an answer is not used. */

/** What a language model may be asked to do. */
export const modelTasks = [
  'questions',
  'topics',
  'facts',
  'support',
  'answers',
  'brief',
  'advice',
  'rewrites',
] as const;
export type ModelTask = (typeof modelTasks)[number];

/**
 * Why a model's task has no answer. `not_recorded`: only recorded answers are used, and there is none. `budget_spent`:
 * the audit or the month may spend no more. `unreadable`: the answer is no JSON of the wanted shape.
 */
export const modelFaults = ['not_recorded', 'budget_spent', 'timeout', 'unavailable', 'refused', 'unreadable'] as const;
export type ModelFault = (typeof modelFaults)[number];

/** Why an item of a model's answer was dropped. */
export const modelDropReasons = [
  'shape',
  'instruction',
  'length',
  'markup',
  'link',
  'unknown_id',
  'no_evidence',
  'quote',
  'number',
  'date',
  'name',
  'language',
  'repeated',
  'too_many',
] as const;
export type ModelDropReason = (typeof modelDropReasons)[number];
