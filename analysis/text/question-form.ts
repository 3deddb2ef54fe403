/** Extracts the question from a heading or title, if there is one to answer. */
import { languagePack } from '../languages/packs.ts';
import type { GenuineQuestions } from '../languages/questions.ts';
import { askedBy } from './question-words.ts';
import { questionFormRule } from './rule.ts';
import { sentencesOf } from './sentences.ts';

const { maxQuestionChars } = questionFormRule.values;

/** Question marks of all languages. */
const marks = ['?', '？', '؟', '՞', '፧'];

/** "5. ", "Q3: ", "Re: ", "Step 2 –": prefixes of lists, forums and courses are not part of a question. */
const numbering =
  /^(?:[#*•▪►»\s\p{Cf}]+|(?:Q|R?FAQ|Re|Aw|Tr)\s*[.:)]\s*|Q?\d{1,3}\s*(?:[.:)]\s*(?=\p{L}|¿|["“«])|\s[–—-]\s+)|(?:step|étape|schritt|paso|passo|stap|chapter|chapitre|kapitel|capítulo|capitolo|hoofdstuk|part|partie|teil|parte|deel|tip|conseil|tipp|consejo|consiglio|dica|prompt|question|frage|pregunta|domanda|pergunta|vraag|no|nr|n°)\.?\s*[#°]?\d{1,3}\s*[.:)–—-]+\s*)/iu;

/** A text with this opening is an answer: "A: Do you take milk with it?" */
const answer = /^A\s*[.:]\s/u;

/** What a non-breaking space becomes if its UTF-8 bytes are read as Latin-1. */
const brokenSpace = /(?<=\p{Ll})\u00c2(?=\s)/gu;

/** Symbols of a link to the heading itself. */
const anchors = /[\s#¶§]+$/u;

/** The year of the page is not part of its question: "How to choose a desk in 2026?" */
const dated = '(?:(?<!\\p{L})(?:in|for|of|en|de|im|für|para|em|nel|in het jaar|pour) )?20\\d{2}';
const year = new RegExp(`\\s*(?:[([]${dated}[)\\]]|${dated})(?=\\s*[?？]?$)`, 'iu');

/** What follows a question without a mark: "How to go vegan: a guide", "How to choose a desk (2026)". */
const remark = /\s*(?:[:|([–—]|\s[-+]\s).*$/u;

/**
 * Returns the question in `text` that a reader wants answered, without numbering and what follows it. Returns null for
 * a statement ("How deductibles work"), a call to action ("Ready to start?"), a site's talk about itself ("How we
 * test") or a paragraph. Of several sentences only the first counts.
 * @param language ISO 639-1
 */
export function questionIn(text: string, language: string): string | null {
  const plain = withoutNumbering(
    text.normalize('NFC').replaceAll(brokenSpace, '').replaceAll(/\s+/gu, ' ').replace(anchors, ''),
  );
  if (plain.length > 2 * maxQuestionChars || answer.test(plain)) return null;
  const [sentence] = sentencesOf(plain, language);
  if (sentence === undefined) return null;
  const first = plain.slice(sentence.start, sentence.end);
  const marked = upToMark(first, language);
  const question = (marked ?? (first === plain ? plain.replace(remark, '') : null))?.replace(year, '');
  if (question === undefined || question.length > maxQuestionChars) return null;
  if (askedBy(question, language) === null) return null;
  if (speaksAs('we', question, language)) return null;
  const { genuine, leads } = languagePack(language).questions ?? {};
  return isAsked(question, marked !== null, genuine ?? {}, leads) ? question : null;
}

/** Whether `text` speaks of its author: a site as "we", or a person as "I". */
export function speaksAs(who: 'we' | 'i', text: string, language: string): boolean {
  const words = languagePack(language).questions?.genuine?.[who];
  // "US" is not "us". If the whole text is in capitals, the two cannot be distinguished.
  const plain = /\p{Ll}/u.test(text) ? text.replaceAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, ' ') : text;
  return words !== undefined && holds(words, plain);
}

/** What a section of questions calls itself, behind what they are on: "How to choose hiking boots FAQs". */
const sectionName = /(?<=(?:\S+\s+){4})[-–—:|(\s]*FAQs\)?$/u;

/** Removes the prefixes that lists, courses and forums put before a question, and the name of its section behind it. */
export function withoutNumbering(text: string): string {
  let bare = text.trim();
  // "FAQ: Q3. Re: ": at most a few.
  for (let round = 0; round < 3; round++) bare = bare.replace(numbering, '');
  return bare.replace(sectionName, '').trimEnd();
}

/** `sentence` up to its last question mark and the closing brackets after it; null if it has no mark. */
function upToMark(sentence: string, language: string): string | null {
  const ownMark = languagePack(language).questions?.mark ?? null;
  const own = ownMark === null ? marks : [...marks, ownMark];
  const end = Math.max(...own.map((mark) => sentence.lastIndexOf(mark)));
  if (end < 0) return null;
  const [closing = ''] = /^[)\]]*/u.exec(sentence.slice(end + 1)) ?? [];
  const question = sentence.slice(0, end + 1) + closing;
  return question.replace(/^["“«'‘]\s*/u, '').trim();
}

function isAsked(question: string, isMarked: boolean, genuine: GenuineQuestions, leads: string | undefined): boolean {
  const plain = question
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const { asks, asksAnywhere, calls, callsAnywhere, unmarked } = genuine;
  const bare = leads === undefined ? plain : plain.replace(new RegExp(`^(?:${leads}),?\\s+`, 'u'), '');
  const parts = bare.split(/\s*[:,;–—]\s+|\s-\s/u);
  if (calls !== undefined && parts.some((part) => begins(calls, part))) return false;
  if (callsAnywhere !== undefined && holds(callsAnywhere, plain)) return false;
  if (!isMarked) return unmarked === undefined || begins(unmarked, plain);
  if (asks === undefined && asksAnywhere === undefined) return true;
  return (
    (asks !== undefined && parts.some((part) => begins(asks, part))) ||
    (asksAnywhere !== undefined && holds(asksAnywhere, plain))
  );
}

const patterns = new Map<string, RegExp>();

function begins(alternatives: string, text: string): boolean {
  return patternOf(`^(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`).test(text);
}

function holds(alternatives: string, text: string): boolean {
  return patternOf(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`).test(
    text.toLowerCase().replaceAll('’', "'"),
  );
}

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}
