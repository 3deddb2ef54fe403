/** Decides which texts can be an author's name and which are placeholders. */
import { nameParticles, teamEnding } from '../../../languages/any/bylines.ts';
import { givenNames } from '../../../languages/any/given-names.ts';
import type { Fact } from '../fact.ts';

/** Words before a name in a byline, in the languages of the corpora and related ones. */
const byline =
  /^(?:(?:(?:written|posted|published|reviewed|prepared|compiled)\s+by|by|von|par|por|di|da|door|av|af|przez|autor(?:in)?|authors?|auteur|автор|από)(?:\s*[:：]\s*|\s+)|(?:作者|著者|記者|기자)\s*[:：]?\s*)/iu;

/** Link texts for an author's other work: "View all posts by Ann Lee". */
const allPosts =
  /^(?:(?:view|see|read|show)\s+(?:all|more)|all|more)\s+(?:(?:of\s+)?(?:the\s+)?(?:posts?|articles?|stories|entries|work))(?:\s+(?:by|from|of)\s+|$)/iu;

/** What systems and templates write if no name was entered: accounts, labels of the box, links in it. */
const nobody = new RegExp(
  `^(?:${[
    'undefined|null|none|n/a|admin|administrator|staff|staff writer|editor|guest|members?|unknown|anonymous|webmaster|user|redaktion',
    '(?:the\\s+|this\\s+)?authors?|(?:author\\s+)?spotlight|(?:more\\s+)?about me|(?:about|meet)(?:\\s+the)?(?:\\s+(?:authors?|writer|expert))?|written by|posted by|published by|by',
    'terms(?:\\s+(?:&|and|of)\\s+(?:conditions|use|service))?|privacy(?:\\s+policy)?|home|here|guides?|posts?|updated|published',
    'via|reviews?|shop all|categor(?:y|ies)|share|share this|follow|follow us|subscribe|comments?|reply|replies|abstract|summary|contents|introduction|read more|more|bio|biography|profile|contact|website|email|e-mail|twitter|linkedin|facebook|instagram',
    'über den autor|über die autorin|zum autor|teilen|à propos de l.auteur|partager|sobre el autor|sobre la autora|compartir|sull.autore|o autorze|об авторе|关于作者|作者|著者|筆者',
  ].join('|')})$`,
  'iu',
);

/** Roles written after the name: "Ann Lee, Senior Editor". */
const rolePattern =
  /(?<![\p{L}\p{M}])(?:editors?|writers?|reporters?|journalists?|contributors?|correspondents?|columnists?|experts?|directors?|(?:co-?)?founders?|owners?|managers?|consultants?|analysts?|engineers?|specialists?|strategists?|officers?|ceo|cto|cfo|coo|cmo|president|professors?|lecturers?|researchers?|educators?|head of|team|redakteur(?:in)?|journalistin|rédact(?:eur|rice)|periodista|redactor[ae]?|giornalista|redaktor(?:ka)?|редактор|журналист)(?![\p{L}\p{M}])/iu;

/** Longer texts are biographies, shorter ones initials. Chinese names have two characters. */
const nameChars = [2, 90] as const;
const maxNameWords = 12;

/** Returns the fact reduced to the name or names, without label and role; null if there is no name. */
export function namedFact(fact: Fact<string> | null): Fact<string> | null {
  const value = fact === null ? undefined : personName(fact.value);
  return fact === null || value === undefined ? null : { value, where: fact.where };
}

/** The name in a text; undefined for an address, a sentence, a date, a label or an unfilled template key. */
export function personName(text: string): string | undefined {
  const value = withoutRole(
    trimMarks(plainText(text).replace(/^[\s~]+/u, ''))
      .replace(byline, '')
      .replace(allPosts, '')
      .trim(),
  );
  const isName =
    value.length >= nameChars[0] &&
    value.length <= nameChars[1] &&
    value.split(/\s+/u).length <= maxNameWords &&
    !nobody.test(value) &&
    !isAddress(value) &&
    !/\p{N}{3}|[|{}<>$€£¥%]/u.test(value) &&
    // "Jun 2": the date next to the name.
    !/^\p{L}{3,9}\.?\s\p{N}{1,2}$/u.test(value) &&
    !/(?:\s[^\s]+){5,}[.!?]$/u.test(value) &&
    // `page.head.extra.author`, `author_name`: a key that the template did not replace.
    !/^[\p{Ll}\d_]+(?:\.[\p{Ll}\d_]+){2,}$|^[\p{Ll}_]*author[._]?name$/u.test(value);
  return isName ? value : undefined;
}

/** Whether a text only announces a name: "By", "Written by:", "Insights from". */
export function isNameLabel(text: string): boolean {
  return /^(?:authors?|autor(?:in)?|auteur|автор|作者|著者|記者)?\s*[:：]?$|\s(?:by|from|via|on|in|with)\s*[:：]?$/iu.test(
    `${text} `.replace(byline, '').trimEnd(),
  );
}

/** Words of what somebody did before "by" in an author's box: "Recipe by", "This post was written by". */
const credit = /^(?:\p{L}+\s+){1,4}by(?:\s*[:：]\s*|\s+)/iu;

/** Whether a text of an author's box begins as a byline does, with a name behind it or not. */
export function opensByline(text: string): boolean {
  return byline.test(`${text} `) || credit.test(`${text} `);
}

/** The name in a text of an author's box; undefined if it names nobody. */
export function boxedName(text: string): string | undefined {
  const name = personName(text.replace(credit, ''));
  return name !== undefined && isNamed(name) ? name : undefined;
}

/**
 * Whether a text names somebody: a name has capitals, an account is one word, and "Follow the author", "5 min read" and
 * "Get in touch" are neither.
 */
function isNamed(text: string): boolean {
  const words = text.split(/\s+/u);
  const [first = ''] = words;
  if (/^[#\p{N}]/u.test(text)) return false;
  if (teamEnding.test(text) || givenNames.has(first.toLowerCase())) return true;
  if (/^\p{Ll}/u.test(text)) return words.length <= 2;
  const isOrdinary = (word: string): boolean =>
    /^\p{Ll}/u.test(word) && !word.endsWith('.') && !nameParticles.has(word);
  const ordinary = words.findIndex(isOrdinary);
  return ordinary < 0 || ordinary > 1;
}

/** Whether a text is a web or email address. */
function isAddress(value: string): boolean {
  return /^https?:|^www\.|\S@\S/i.test(value.trim());
}

/** "Ann Lee, Senior Editor" without the role. Commas between names are kept. */
function withoutRole(value: string): string {
  const parts = value.split(/\s*,\s+/u);
  const role = parts.findIndex((part, index) => index > 0 && rolePattern.test(part));
  return trimMarks(role < 0 ? value : parts.slice(0, role).join(', '));
}

function trimMarks(value: string): string {
  return value.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, '');
}

/** Undoes escaping: names in structured data are often escaped once too often. */
function plainText(value: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };
  return value.replace(
    /&(?:(amp|quot|apos|lt|gt|nbsp)|#(\d{1,6}));/g,
    (whole, name: string | undefined, code: string | undefined) =>
      name !== undefined
        ? (named[name] ?? whole)
        : Number(code) <= 0x10ffff
          ? String.fromCodePoint(Number(code))
          : whole,
  );
}
