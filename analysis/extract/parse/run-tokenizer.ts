/**
 * A tokenizer that takes runs of ordinary characters in one step. Texts, attribute values and comments are most of a
 * page, and parse5 passes each of their characters through its state machine.
 */
import { type Token, Tokenizer } from 'parse5';

const quote = 0x22;
const ampersand = 0x26;
const apostrophe = 0x27;
const hyphen = 0x2d;
const less = 0x3c;
const carriageReturn = 0x0d;
const space = 0x20;

/** Whether parse5 has to see a character, wherever it is: it replaces, joins or rejects these. */
function isSpecial(code: number): boolean {
  return code === 0 || code === carriageReturn || (code >= 0xd800 && code <= 0xdfff);
}

/** Whether a character is white space to the standard. */
function isSpace(code: number): boolean {
  return code === space || code === 0x0a || code === 0x09 || code === 0x0c;
}

/** Whether a character is one that almost all names of tags and attributes consist of, and that they keep. */
function isNameCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || code === hyphen || (code >= 0x30 && code <= 0x39);
}

/**
 * parse5's tokenizer, with the same tokens but one: white space inside a text is part of the text's token. All
 * insertion modes treat the two parts alike, except inside a `frameset`, which has no text.
 */
export class RunTokenizer extends Tokenizer {
  override _stateData(cp: number): void {
    super._stateData(cp);
    if (cp > space) {
      if (cp !== less && cp !== ampersand) this.takeRun(less, ampersand);
    } else if (isSpace(cp)) this.takeSpace();
  }

  override _stateTagName(cp: number): void {
    super._stateTagName(cp);
    if (isNameCharacter(cp)) (this.currentToken as Token.TagToken).tagName += this.takeName();
  }

  override _stateAttributeName(cp: number): void {
    super._stateAttributeName(cp);
    if (isNameCharacter(cp)) this.currentAttr.name += this.takeName();
  }

  override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp);
    if (cp >= space && cp !== quote && cp !== ampersand) this.takeRun(quote, ampersand);
  }

  override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp);
    if (cp >= space && cp !== apostrophe && cp !== ampersand) this.takeRun(apostrophe, ampersand);
  }

  override _stateComment(cp: number): void {
    super._stateComment(cp);
    if (cp >= space && cp !== hyphen && cp !== less) this.takeRun(hyphen, less);
  }

  /** Adds the characters after the current one to its token, up to one of the two or one that parse5 has to see. */
  private takeRun(end: number, otherEnd: number): void {
    const { html, pos } = this.preprocessor;
    let at = pos + 1;
    for (; at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (code === end || code === otherEnd || isSpecial(code)) break;
    }
    this.moveTo(at);
  }

  /** Passes the characters after the current one that names consist of, and returns them. */
  private takeName(): string {
    const { preprocessor } = this;
    const { html, pos } = preprocessor;
    let at = pos + 1;
    while (isNameCharacter(html.charCodeAt(at))) at += 1;
    preprocessor.pos = at - 1;
    return html.slice(pos + 1, at);
  }

  /** Adds the white space after the current character to its token. */
  private takeSpace(): void {
    const { html, pos } = this.preprocessor;
    // A line feed after a carriage return belongs to it.
    if (html.charCodeAt(pos) === carriageReturn) return;
    let at = pos + 1;
    while (at < html.length && isSpace(html.charCodeAt(at))) at += 1;
    this.moveTo(at);
  }

  private moveTo(end: number): void {
    const { preprocessor } = this;
    if (end === preprocessor.pos + 1) return;
    preprocessor.pos = end - 1;
    this.runEnd = end;
  }
}
