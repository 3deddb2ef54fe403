/** Finds telephone numbers and mail addresses that are shown on a link to another one. */
import { elementsTagged } from '../../parse/tag-index.ts';
import { attribute, type ElementNode } from '../../parse/tree.ts';
import { textStart } from '../../structured-data/bounded-text.ts';

export interface ContactFault {
  readonly kind: 'telephone' | 'email';
  readonly shown: string;
  /** What the link calls or writes to. */
  readonly linked: string;
}

const maxLinks = 5000;
const maxTextChars = 200;
/** Shorter ones may lack their area code; longer ones are two numbers. */
const minDigits = 10;
const maxDigits = 15;
/** Digits at the end of a number that are the same however its country and area are written. */
const sameAtEnd = 7;

const telephone = /(?:\+|\()?\p{N}[\p{N}\s().\-–/]{8,}\p{N}/gu;
const mail = /^[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}.-]+\.\p{L}{2,}$/u;

/** Returns them each once, in page order. */
export function readContactFaults(root: ElementNode): ContactFault[] {
  const found = new Map<string, ContactFault>();
  for (const link of elementsTagged(root, 'a').slice(0, maxLinks)) {
    const [, scheme = '', address = ''] = /^\s*(tel|mailto):(.*)$/isu.exec(attribute(link, 'href') ?? '') ?? [];
    if (address === '') continue;
    const shown = textStart(link, maxTextChars);
    const linked = decoded(address).trim();
    const fault = scheme.toLowerCase() === 'tel' ? otherNumber(shown, linked) : otherMail(shown, linked);
    if (fault !== null && !found.has(fault.shown)) found.set(fault.shown, fault);
  }
  return [...found.values()];
}

function otherNumber(text: string, linked: string): ContactFault | null {
  const [shown, ...more] = text.match(telephone) ?? [];
  if (shown === undefined || more.length > 0) return null;
  const own = digitsOf(shown);
  const called = digitsOf(linked);
  const isWhole = (digits: string): boolean => digits.length >= minDigits && digits.length <= maxDigits;
  if (!isWhole(own) || !isWhole(called)) return null;
  if (own.includes(called.slice(-sameAtEnd)) || called.includes(own.slice(-sameAtEnd))) return null;
  return { kind: 'telephone', shown: shown.trim(), linked };
}

function otherMail(text: string, linked: string): ContactFault | null {
  const [to = ''] = linked.split('?');
  if (!mail.test(text) || !to.includes('@') || to.toLowerCase().includes(text.toLowerCase())) return null;
  return { kind: 'email', shown: text, linked: to };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\P{N}/gu, '');
}

/** An address without its escapes; as it is where they are none. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
