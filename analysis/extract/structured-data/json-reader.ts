/** A forgiving JSON parser that recovers what the author meant. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What was repaired; a strict parser rejects each of these. */
export type JsonRepair =
  | 'comment'
  | 'control_character'
  | 'trailing_comma'
  | 'missing_comma'
  | 'bad_escape'
  | 'bare_word'
  | 'text_around'
  | 'unclosed';

export interface LenientJson {
  /** Absent if there is no value at all. */
  readonly value?: Json;
  readonly repairs: readonly JsonRepair[];
}

/** Deeper values are dropped. No vocabulary nests a tenth as deep, and it bounds the recursion. */
const maxDepth = 100;

const literals: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
]);

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Parses one text in one pass. Its state is the position and the repairs so far. */
export class JsonReader {
  readonly repairs = new Set<JsonRepair>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Json | undefined {
    this.#skip();
    // Some pages wrap the object in an assignment or call: the value starts at the first bracket.
    if (!/[[{"]/.test(this.#text[this.#at] ?? '')) {
      const start = this.#text.slice(this.#at).search(/[[{]/);
      if (start < 0) return undefined;
      this.repairs.add('text_around');
      this.#at += start;
    }
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) this.repairs.add('text_around');
    return value;
  }

  #value(depth: number): Json | undefined {
    this.#skip();
    const character = this.#text[this.#at];
    if (character === undefined) return undefined;
    if (character === '{' || character === '[') {
      this.#at += 1;
      if (depth >= maxDepth) return undefined;
      return character === '{' ? this.#object(depth + 1) : this.#array(depth + 1);
    }
    if (character === '"') return this.#string();
    return this.#bare();
  }

  #object(depth: number): Json {
    const entries: [string, Json][] = [];
    while (this.#more('}', entries.length > 0)) {
      const key = this.#text[this.#at] === '"' ? this.#string() : String(this.#bare());
      this.#skip();
      if (this.#text[this.#at] === ':') this.#at += 1;
      const value = this.#value(depth);
      if (value !== undefined) entries.push([key, value]);
      else this.repairs.add('unclosed');
    }
    return Object.fromEntries(entries);
  }

  #array(depth: number): Json {
    const items: Json[] = [];
    while (this.#more(']', items.length > 0)) {
      const value = this.#value(depth);
      if (value !== undefined) items.push(value);
      else this.repairs.add('unclosed');
    }
    return items;
  }

  /** Skips commas to the next member. False at the closing bracket, at another bracket, and at the end. */
  #more(close: string, hasItems: boolean): boolean {
    this.#skip();
    let commas = 0;
    while (this.#text[this.#at] === ',') {
      commas += 1;
      this.#at += 1;
      this.#skip();
    }
    const character = this.#text[this.#at];
    if (character === '}' || character === ']') {
      if (commas > 0) this.repairs.add('trailing_comma');
      if (character === close) this.#at += 1;
      else this.repairs.add('unclosed');
      return false;
    }
    if (character === undefined) {
      this.repairs.add('unclosed');
      return false;
    }
    if (commas > 1) this.repairs.add('trailing_comma');
    if (commas === 0 && hasItems) this.repairs.add('missing_comma');
    return true;
  }

  #string(): string {
    const parts: string[] = [];
    this.#at += 1;
    let from = this.#at;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at] ?? '';
      if (character === '"') {
        parts.push(this.#text.slice(from, this.#at));
        this.#at += 1;
        return parts.join('');
      }
      if (character < ' ') this.repairs.add('control_character');
      if (character !== '\\') continue;
      parts.push(this.#text.slice(from, this.#at), this.#escape());
      from = this.#at + 1;
    }
    this.repairs.add('unclosed');
    parts.push(this.#text.slice(from));
    return parts.join('');
  }

  /** Reads the escape at the backslash and stays on its last character. */
  #escape(): string {
    this.#at += 1;
    const letter = this.#text[this.#at] ?? '';
    if (letter === 'u') {
      const hex = this.#text.slice(this.#at + 1, this.#at + 5);
      if (/^[0-9a-fA-F]{4}$/.test(hex)) {
        this.#at += 4;
        return String.fromCharCode(Number.parseInt(hex, 16));
      }
    }
    const plain = escapes[letter];
    if (plain !== undefined) return plain;
    if (letter !== '"' && letter !== '\\' && letter !== '/') this.repairs.add('bad_escape');
    return letter;
  }

  /** Reads a number, a literal or an unquoted word; always advances by at least one character. */
  #bare(): Json {
    const sticky = /[^\s,:{}[\]"]+/y;
    sticky.lastIndex = this.#at;
    const word = sticky.exec(this.#text)?.[0];
    if (word === undefined) {
      this.#at += 1;
      this.repairs.add('bare_word');
      return null;
    }
    this.#at += word.length;
    const literal = literals.get(word);
    if (literal !== undefined && word !== 'undefined') return literal;
    if (/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(word)) return Number(word);
    this.repairs.add('bare_word');
    return literal === undefined ? word.replace(/^'|'$/g, '') : literal;
  }

  /** Skips white space, JavaScript and HTML comments, and the semicolon after an assignment. */
  #skip(): void {
    const blank = /[\s;\u{FEFF}]+|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>/uy;
    for (;;) {
      blank.lastIndex = this.#at;
      const found = blank.exec(this.#text)?.[0];
      if (found === undefined) return;
      if (/^[/<\]]/.test(found)) this.repairs.add('comment');
      this.#at += found.length;
    }
  }
}
