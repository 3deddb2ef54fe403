/** Defines rules: methods behind the report with all their deciding constants, each defined once. */

/** A constant with what a reader needs to judge it. */
export interface Constant {
  /** A number or word; a table or list of those only if they belong together. */
  value: ConstantValue;
  /** "share", "words", "pages", "ms", "points", … A table has one unit. */
  unit: string;
  /** Why this value was chosen. */
  reason: string;
  /** Where it comes from: the address of a publication, or the command that measures it. */
  source?: string;
}

/** A number, a word, or a table or list of those, at any depth: plain JSON. */
export type ConstantValue = number | string | boolean | null | object;

/** `Value` with every number widened to `number`, because code must not depend on its value. Words keep their types. */
type Widened<Value> = Value extends number
  ? number
  : Value extends object
    ? { readonly [Key in keyof Value]: Widened<Value[Key]> }
    : Value;

export interface RuleDefinition<
  Constants extends Record<string, Constant>,
  Id extends string = string,
  Limit extends string = string,
> {
  /** The rule's key in the report: `topics`. */
  id: Id;
  /** An integer that is increased when more than a constant of the method changes. */
  version: number;
  /** The method in one sentence, for docs/methods.md; readers of a report see the short name of the language packs. */
  name: string;
  referenceUrl?: string;
  constants: Constants;
  /**
   * What the method does not see or cannot decide: codes that every report language has a sentence for. A check, whose
   * limits are published in docs/methods.md alone, has the sentences themselves.
   */
  knownLimits: readonly Limit[];
}

/** A rule whose constants are read as `rule.values.minSites`. */
export interface Rule<
  Constants extends Record<string, Constant> = Record<string, Constant>,
  Id extends string = string,
  Limit extends string = string,
> extends RuleDefinition<Constants, Id, Limit> {
  values: { readonly [Name in keyof Constants]: Widened<Constants[Name]['value']> };
}

/** Creates a rule from `definition`, adding the bare values of its constants. */
export function defineRule<
  const Constants extends Record<string, Constant>,
  const Id extends string,
  const Limit extends string,
>(definition: RuleDefinition<Constants, Id, Limit>): Rule<Constants, Id, Limit> {
  const values = Object.fromEntries(Object.entries(definition.constants).map(([name, { value }]) => [name, value]));
  // Object.fromEntries loses the type of each name; names and values come from the same entries.
  return { ...definition, values: values as Rule<Constants>['values'] };
}

/** The name with version: `terms@3`. */
export function ruleName({ id, version }: Pick<Rule, 'id' | 'version'>): string {
  return `${id}@${version}`;
}
