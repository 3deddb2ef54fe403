/** What a rule is: a method behind the report with every constant that decides something, defined once. */

/** A constant with what a reader needs to judge it. */
export interface Constant {
  /** A number or a closed word; a table or a list of those where they only make sense together. */
  value: ConstantValue;
  /** "share", "words", "pages", "ms", "points", … A table has one unit. */
  unit: string;
  /** Why this value and no other. */
  reason: string;
  /** Where it comes from: a publication's address, or the command that measures it. */
  source?: string;
}

/** A number, a word, or a table or list of those, however deep: plain JSON. */
export type ConstantValue = number | string | boolean | null | object;

/** `Value` with every number as `number`: code must not depend on which number it is. Words stay the closed words they are. */
type Widened<Value> = Value extends number
  ? number
  : Value extends object
    ? { readonly [Key in keyof Value]: Widened<Value[Key]> }
    : Value;

export interface RuleDefinition<Constants extends Record<string, Constant>> {
  /** What the report lists the rule under: `topics`. */
  id: string;
  /** A whole number that rises when the method changes in more than a constant. */
  version: number;
  /** The method in one sentence. */
  name: string;
  referenceUrl?: string;
  constants: Constants;
  knownLimits: readonly string[];
}

/** A rule whose constants are read as `rule.values.minSites`. */
export interface Rule<Constants extends Record<string, Constant> = Record<string, Constant>>
  extends RuleDefinition<Constants> {
  values: { readonly [Name in keyof Constants]: Widened<Constants[Name]['value']> };
}

/** The rule of `definition`, with the bare values of its constants beside them. */
export function defineRule<const Constants extends Record<string, Constant>>(
  definition: RuleDefinition<Constants>,
): Rule<Constants> {
  const values = Object.fromEntries(Object.entries(definition.constants).map(([name, { value }]) => [name, value]));
  // Object.fromEntries loses which name has which value; both come from the same entries.
  return { ...definition, values: values as Rule<Constants>['values'] };
}

/** `terms@2`. */
export function ruleName({ id, version }: Pick<Rule, 'id' | 'version'>): string {
  return `${id}@${version}`;
}
