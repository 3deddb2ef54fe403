/** Derives questions from English headings that name a subject without asking. */
import type { HeadingPlace } from '../questions.ts';
import { gerund, isGerund, isInstruction, instructs as tellsToDo } from './instructions.ts';
import { matterQuestion } from './matter-questions.ts';

/** What follows a verb on a button ("Buy now") or in a call ("Work with us"). */
const buttonWords: ReadonlySet<string> = new Set(['with', 'now', 'online', 'today', 'here']);

/** Verbs that follow "How" and one thing: "How insulation saves energy". */
const thirdPersons = new Map(
  `affect allow benefit boost build change compare contribute cut differ drive fit grow handle help impact improve increase influence
keep lower make matter prevent protect provide reduce relate save shape spread start support turn work`
    .split(/\s+/u)
    .map((verb): [string, string] => [`${verb}s`, verb]),
);

/** Questions for nouns of events: "The invention of paper". */
const happenings: Readonly<Record<string, (of: string, place: string) => string>> = {
  discovery: (of, place) => `How ${was(of)} ${of} discovered${place}?`,
  invention: (of, place) => `How ${was(of)} ${of} invented${place}?`,
  introduction: (of, place) => `How ${was(of)} ${of} introduced${place}?`,
  spread: (of, place) => `How did ${of} spread${place}?`,
  growth: (of, place) => `How did ${of} grow${place}?`,
  rise: (of, place) => `What led to the rise of ${of}${place}?`,
  history: (of, place) => `What is the history of ${of}${place}?`,
  origin: (of, place) => `What is the origin of ${of}${place}?`,
  origins: (of, place) => `What are the origins of ${of}${place}?`,
  birth: (of, place) => `How did ${of} begin${place}?`,
};

/** Verbs that name alternatives for a reader. */
const choices = new Set(
  `book build buy hire keep lease own pay refinance rent repair replace sell stay upgrade`.split(' '),
);

const attributes =
  'advantages|benefits|causes|components|disadvantages|downsides|drawbacks|features|limitations|requirements|risks|symptoms|types|uses';
const modals = 'can|could|should|must|might|will|would|is|are|was|were|has|have|had';
const times =
  /\b(?:\d+|a|one|two|three|six) (?:days?|weeks?|months?|years?)\b|\b(?:before|after|day of|months? out|weeks? out)\b/iu;

/** Steps that are clear to everybody and hard to nobody: "Look for a guarantee", "Make your decision". */
const unasked = /^(?:How do you )?(?:look for|make (?:an?|the|your) (?:\S+ ){0,2}(?:choice|decision)\??$)/iu;

/** "The defining trends": after an article, a form in "ing" describes. */
const hasArticle = /^(?:the|an?) /iu;

/** The question behind `heading`, which has no numbering or marks; null if none is certain. */
export function questionBehindHeading(
  heading: string,
  { isStep, instructs, below, subject }: HeadingPlace,
): string | null {
  // "Cook & KITCHEN", "Running Man by Richard Bachman / Stephen King".
  if (/[&+/|]/u.test(heading)) return comparison(heading);
  const plain = heading
    .replace(/^(?:(?:understanding|exploring|discovering) )?(?:(?:the|an?) )?/iu, '')
    .replace(/ (?:starting )?(?:today|now|right away)$/iu, '')
    .replace(/\byour (?=(?:best|perfect|ideal|right)\b)/giu, 'the ');
  const parts = plain.split(' ');
  const [first = '', second = ''] = parts.map((word) => word.toLowerCase());
  // "Compare 6 types of pipes": how many there are is the page's choice.
  const rest = parts
    .slice(1)
    .join(' ')
    .replace(/^\d{1,2} (?=(?:\S+ )?(?:kinds|sorts|types) of )/u, '');
  return (
    comparison(heading) ??
    choice(first, second, parts) ??
    best(plain) ??
    bestFor(plain, subject) ??
    price(plain) ??
    naming(plain) ??
    matterQuestion(plain) ??
    stated(heading) ??
    (isStep &&
    !unasked.test(plain) &&
    (tellsToDo(first, rest) || (first === 'start' && isGerund(second))) &&
    !buttonWords.has(second) &&
    parts.length > 1 &&
    !/\bfor you$/iu.test(rest)
      ? `${times.test(below) ? 'When should you' : 'How do you'} ${first} ${rest}?`
      : null) ??
    (instructs && !hasArticle.test(heading) ? step(gerund(first, rest)) : null)
  );
}

/** The question for a step that somebody may ask how to do. */
function step(question: string | null): string | null {
  return question === null || unasked.test(question) ? null : question;
}

/** "X vs. Y": two things of a few words each. */
function comparison(heading: string): string | null {
  const [, one, other] = /^((?:\S+ ){0,3}\S+) (?:vs\.?|versus) ((?:\S+ ){0,4}\S+)$/iu.exec(heading) ?? [];
  return one === undefined || other === undefined ? null : `What is the difference between ${one} and ${other}?`;
}

/** "Buy or lease". */
function choice(first: string, second: string, parts: readonly string[]): string | null {
  return second === 'or' && parts.length > 2 && choices.has(first) ? `Should you ${parts.join(' ')}?` : null;
}

/** "The 10 best movers in Boston", "Top desks for tall people"; an adjective alone does not name a thing. */
function best(plain: string): string | null {
  const [, , listed] = /^(?:(?:our|my) )?(?:top )?(?:\d+ )?(best|top)(?: \d+)? (.+)$/iu.exec(plain) ?? [];
  const thing = listed?.replace(/[,:]? (?:compared|explained|ranked|rated|reviewed|tested|(?:for|in|of) \d{4})$/iu, '');
  if (
    thing === undefined ||
    !/\p{L}{3}/u.test(thing) ||
    /\b(?:list|lists|overview|quick look|at a glance|comparison|summary|chart|table)$|^(?:for|overall|value|in|of|practices)\b|\b(?:picks|choices|deals|considerations|guarantees?|questions|faqs|reasons|reviews|trends|ways)\b/iu.test(
      thing,
    )
  )
    return null;
  if (/\b(?:our|my|according to|we|you|your|must[- ]haves?)\b/iu.test(thing)) return null;
  const isTwo = /^\S+ and \S+(?: (?:for|in|of) |$)/iu.test(thing);
  // "Resistance bands and gym flooring", unlike "heating and cooling system".
  const [one = '', other] = thing.split(' and ');
  const areMany = isPlural(thing) || isTwo || (other !== undefined && isPlural(one));
  return areMany ? `What are the best ${thing}?` : `What is the best ${thing}?`;
}

/** "Best for small teams" or "Slim espresso machine for small kitchens" on the entry of a list. */
function bestFor(plain: string, subject: string | undefined): string | null {
  if (subject === undefined) return null;
  const [, named = '', use] = /^(.+?) for (.+)$/iu.exec(plain) ?? [];
  if (use === undefined || words(use) > 4 || /\d|\b(?:you|your|our|my|the)\b/iu.test(use)) return null;
  const isBest = /^(?:best|ideal|great|perfect)$/iu.test(named);
  return isBest ? `What is the best ${subject} for ${use}?` : null;
}

/** "Average cost of movers", "Heat pump costs", "Desk pricing by size". */
function price(plain: string): string | null {
  const [, average, of] = /^(average |typical )?(?:costs?|prices?|pricing) (?:of|for) (.+)$/iu.exec(plain) ?? [];
  if (of !== undefined) return `How much ${does(of)} ${of} cost${average === undefined ? '' : ' on average'}?`;
  const [, factor] = /^factors (?:that|which) ((?:affect|influence|determine|impact) .+)$/iu.exec(plain) ?? [];
  if (factor !== undefined) return `What factors ${factor}?`;
  const [, thing, by = ''] =
    /^(?:average |typical )?((?:\S+ ){1,4})(?:costs?|prices?|pricing)( by \S+)?$/iu.exec(plain) ?? [];
  if (thing === undefined || /\b(?:low|extra|your|our|hidden|total|the|and|&)\b/iu.test(thing)) return null;
  const named = thing.trim();
  return isPlural(named) ? `How much do ${named} cost${by}?` : `What is the average ${named} cost${by}?`;
}

/** Nouns that imply a question: "Benefits of oak", "Core CRM features", "First coffee house", "Discovery of radium". */
function naming(plain: string): string | null {
  const [, happening = '', of, place = ''] =
    /^(?:\p{L}+ (?:trade )?and )?(\p{L}+) of (.+?)((?: (?:in|to|into|from|across|through|around|as) .+)?)$/iu.exec(
      plain,
    ) ?? [];
  if (of !== undefined) {
    const asked = happenings[happening.toLowerCase()];
    if (asked !== undefined && !/\b(?:this|our|my|and)\b/iu.test(of)) return asked(of, place);
  }
  const [, before = '', event] = /^(?:(\S+) )?first (.+)$/iu.exec(plain) ?? [];
  // "Review first draft" is a step.
  if (
    event !== undefined &&
    !isInstruction.has(before.toLowerCase()) &&
    words(event) <= 3 &&
    !isPlural(event) &&
    !/\b(?:step|steps|look|things?|aid|impressions?|time)\b/iu.test(event)
  )
    return `What was the ${plain}?`;
  const [, thing] = /^(?:(?:key|main|common|different|various|popular) )?((?:\S+ ){0,2}\S+) types$/iu.exec(plain) ?? [];
  if (thing !== undefined && !/\b(?:our|my|these|its|and|other|more|the)\b/iu.test(thing))
    return `What are the types of ${thing}?`;
  // "Key components" does not say of what.
  const attribute = new RegExp(
    `^(?:key |main |core |common |top |essential |must-have )?(?!(?:key|main|core|common|top|essential|must-have) \\S+$)(?:\\S+ ){1,3}(?:${attributes})(?: for .+)?$`,
    'iu',
  );
  return attribute.test(plain) && !/\b(?:our|my|these|its|and)\b|&/iu.test(plain) ? `What are the ${plain}?` : null;
}

/** A statement after a question word: "Why oak is expensive", "How desks can help", "How oak saves money". */
function stated(text: string): string | null {
  const heading = text.replace(/^(?:understanding|explaining|discover|see) (?=how |why )/iu, '');
  const [, asks = '', thing = '', verb = '', rest = ''] =
    new RegExp(`^(how|why|when|where|what) ((?:\\S+ ){1,4}?)(${modals}) (.+)$`, 'iu').exec(heading) ?? [];
  if (thing !== '' && !/^(?:to|much|many|long|often|the hell)\b/iu.test(thing) && !isOwn(thing))
    return `${asks} ${verb} ${thing.trim()} ${rest}?`;
  const [, opening = '', clause = ''] = /^(how|why) (.+)$/iu.exec(heading) ?? [];
  const parts = clause.split(' ');
  if (parts[0]?.toLowerCase() === 'you' && parts.length > 2) return `${opening} do ${clause}?`;
  if (clause === '' || isOwn(clause) || /^(?:to|much|many|long|often|not)\b/iu.test(clause)) return null;
  const at = parts.findIndex((word, index) => isVerbPlace(index) && thirdPersons.has(word.toLowerCase()));
  if (at > 0 && !isPlural(parts.slice(0, at).join(' ')))
    return `${opening} does ${[...parts.slice(0, at), thirdPersons.get((parts[at] ?? '').toLowerCase()), ...parts.slice(at + 1)].join(' ')}?`;
  const verbs = new Set(thirdPersons.values());
  const many = parts.findIndex((word, index) => isVerbPlace(index) && verbs.has(word.toLowerCase()));
  return many > 0 && isPlural(parts.slice(0, many).join(' ')) ? `${opening} do ${clause}?` : null;
}

/** Whether a verb may stand at `index` of a clause: after a subject of one to five words. */
function isVerbPlace(index: number): boolean {
  return index > 0 && index <= 5;
}

/** Whether a site speaks about itself or about the news. */
function isOwn(text: string): boolean {
  return /\b(?:we|our|us|i|my|today)\b/iu.test(text);
}

function words(text: string): number {
  return text.split(' ').length;
}

function does(thing: string): string {
  return isPlural(thing) ? 'do' : 'does';
}

function was(thing: string): string {
  return isPlural(thing) ? 'were' : 'was';
}

/** Whether the head noun of a phrase, the last one before a preposition, is plural. */
function isPlural(phrase: string): boolean {
  const [thing = ''] = phrase.split(
    /(?<=(?:ies|[^ius]s)) (?=\p{L}+ing )| (?:of|for|in|on|at|to|from|with|by|under|over|below|above|between|near|without|that|which|who|when|ranked|rated|listed|compared) /iu,
  );
  return (
    /(?:[^aiosu]s|\p{L}{4,}as|[aeiou]es|ies|people|women|men|children)$/iu.test(thing) &&
    !/(?:business|ics|news|canvas|christmas|texas|kansas)$/iu.test(thing)
  );
}
