/** Resolves CloudFormation's intrinsic functions. */

/** Lookups for intrinsic functions. Each throws for an unknown name. */
export interface Scope {
  ref: (name: string) => unknown;
  getAtt: (logicalId: string, attribute: string) => unknown;
  condition: (name: string) => boolean;
  mapping: (map: string, key: string, attribute: string) => unknown;
}

/** The value of `AWS::NoValue`: the member or element is left out. */
export const noValue = Symbol('AWS::NoValue');

/**
 * Resolves a value of a template recursively.
 *
 * @param value Any JSON value, intrinsic functions included.
 * @param scope The names it may refer to.
 * @returns The value without intrinsic functions; `noValue` if it is to be left out.
 * @throws Error that names an intrinsic function that is unknown or malformed.
 */
export function resolveValue(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, scope)).filter((item) => item !== noValue);
  if (typeof value !== 'object' || value === null) return value;
  const [entry, ...others] = Object.entries(value);
  if (entry !== undefined && others.length === 0 && isIntrinsic(entry[0])) return callIntrinsic(...entry, scope);
  const members = Object.entries(value).map(([name, member]) => [name, resolveValue(member, scope)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== noValue));
}

/** Whether an object with this only member is an intrinsic function rather than data. */
function isIntrinsic(name: string): boolean {
  return name === 'Ref' || name === 'Condition' || name.startsWith('Fn::');
}

function callIntrinsic(name: string, argument: unknown, scope: Scope): unknown {
  const items = (): unknown[] => asArray(name, resolveValue(argument, scope));
  switch (name) {
    case 'Ref':
      return scope.ref(asString(name, argument));
    case 'Condition':
      // With a string it refers to a condition. Otherwise it is data, a member of a policy statement.
      return typeof argument === 'string' ? scope.condition(argument) : { Condition: resolveValue(argument, scope) };
    case 'Fn::GetAtt': {
      const [id, ...attribute] = typeof argument === 'string' ? argument.split('.') : asArray(name, argument);
      return scope.getAtt(asString(name, id), attribute.map((part) => asString(name, part)).join('.'));
    }
    case 'Fn::Join': {
      const [separator, parts] = items();
      return asArray(name, parts)
        .map((part) => asText(name, part))
        .join(asString(name, separator));
    }
    case 'Fn::Sub':
      return substitute(argument, scope);
    case 'Fn::Select': {
      const [index, list] = items();
      return asArray(name, list)[Number(index)];
    }
    case 'Fn::Split': {
      const [separator, text] = items();
      return asString(name, text).split(asString(name, separator));
    }
    case 'Fn::Base64':
      return Buffer.from(asString(name, resolveValue(argument, scope))).toString('base64');
    case 'Fn::FindInMap': {
      const [map, key, attribute] = items().map((item) => asString(name, item));
      return scope.mapping(map ?? '', key ?? '', attribute ?? '');
    }
    case 'Fn::If': {
      const [condition, whenTrue, whenFalse] = asArray(name, argument);
      return resolveValue(scope.condition(asString(name, condition)) ? whenTrue : whenFalse, scope);
    }
    case 'Fn::Equals': {
      const [left, right] = items();
      return asText(name, left) === asText(name, right);
    }
    case 'Fn::Not':
      return items()[0] !== true;
    case 'Fn::And':
      return items().every((item) => item === true);
    case 'Fn::Or':
      return items().some((item) => item === true);
    default:
      throw new Error(`${name} is not supported here`);
  }
}

/** Resolves `Fn::Sub`, with or without its own variables. `${!x}` is an escape for `${x}`. */
function substitute(argument: unknown, scope: Scope): string {
  const [pattern, variables] = typeof argument === 'string' ? [argument, {}] : asArray('Fn::Sub', argument);
  const own = new Map(Object.entries(typeof variables === 'object' && variables !== null ? variables : {}));
  return asString('Fn::Sub', pattern).replace(/\$\{([^}]*)\}/gu, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`;
    if (own.has(name)) return asText('Fn::Sub', resolveValue(own.get(name), scope));
    const [id = '', ...attribute] = name.split('.');
    return asText('Fn::Sub', attribute.length === 0 ? scope.ref(id) : scope.getAtt(id, attribute.join('.')));
  });
}

function asArray(where: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} needs a list`);
  return value;
}

function asString(where: string, value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${where} needs a string`);
  return value;
}

/** Converts numbers and booleans to text, as CloudFormation does when it joins or compares them. */
function asText(where: string, value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : asString(where, value);
}
