/** English verbs of instructions, and the questions behind headings that begin with their gerund. */

/** Verbs of instructions, without those that mostly stand on buttons ("Start", "Shop", "Contact"). */
export const instructions =
  `add adjust analyze anchor apply arrange assemble assess attach attract automate avoid back balance book build buy calculate cancel care
change check choose claim clean collect combine compare complete compost conduct configure confirm connect control convert cook cover create
customize cut debug decide declare define deploy design detect deter determine develop disable distribute draft drill dry
earn edit educate eliminate enable encrypt establish estimate evaluate expand export extract feed figure file finalize find
finish fix follow form freeze gather get grind grow handle harvest heat hire identify implement import improve increase
inspect install integrate interview introduce invest keep kill label launch lift limit load look lower maintain make manage maximize
measure meet mix monitor mount move negotiate obtain operate optimise optimize order organise organize outline pack
paint pay perform pick place plan plant practice practise prepare prevent prioritize protect prune publish purchase put recover recycle
reduce refresh register remove rent repair repel replace request research reserve reset respond restore reuse review rotate run
sanitize save scale schedule seal secure select sell send serve set share sharpen ship sign skip socialize sort split spray store stretch
submit switch teach test tighten track train transfer treat trim tune update upgrade upload use validate verify wash water weigh
winterize wire work write`.split(/\s+/u);

/** Verbs of `instructions` that double their last letter before "ing". */
const doubling = new Set(
  'cut debug fit get plan prefer put refer reset run set ship skip split stop submit transfer trim wrap'.split(' '),
);

function gerundOf(verb: string): string {
  if (doubling.has(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${/[^eo]e$/u.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

const baseOfGerund = new Map(instructions.map((verb): [string, string] => [gerundOf(verb), verb]));

/** Whether a word names a deed: "training". */
export function isGerund(word: string): boolean {
  return baseOfGerund.has(word.toLowerCase());
}

export const isInstruction: ReadonlySet<string> = new Set(instructions);

/** Verbs of `instructions` that are nouns as often: "Monitor placement" and "Figure 1" tell nobody to do something. */
const nounsToo: ReadonlySet<string> = new Set(
  `anchor balance book care change claim control cover cut design draft drill estimate export feed figure file finish fix form freeze
grind handle harvest heat hire import increase interview kill label launch lift limit load look monitor mount move order
outline pack paint pay plan plant practice process purchase rent repair request research reserve review run scale seal sign
split spray store stretch switch test track train transfer trim tune update upgrade wash water weigh wire work`.split(
    /\s+/u,
  ),
);
/** Verbs of `instructions` that are adjectives as well: "Clean energy", "Lower back". */
const adjectivesToo: ReadonlySet<string> = new Set('back clean complete dry fit lower secure separate'.split(' '));
const startsObject =
  /^(?:an?|the|your|our|their|his|her|its|my|all|any|each|every|some|more|both|it|them|this|that|these|those|on|up|out|off|in|for|to|with|into|new|yourself)\b/iu;

/** Whether a heading that starts with `verb` and goes on with `rest` tells its reader to do something. */
export function instructs(verb: string, rest: string): boolean {
  const isOther = nounsToo.has(verb) || adjectivesToo.has(verb);
  return isInstruction.has(verb) && !isFigure.test(rest) && (!isOther || startsObject.test(rest));
}

/**
 * What somebody does, as a subject: "Reducing energy usage" for "Reduce energy usage". Null if the phrase, which texts
 * use as a deed, starts with no verb for sure.
 */
export function asSubject(phrase: string): string | null {
  const [first = '', ...rest] = phrase.split(' ');
  const verb = first.toLowerCase();
  const isDeed = isInstruction.has(verb) && !adjectivesToo.has(verb);
  return isDeed || isState.test(phrase) ? [gerundOf(verb), ...rest].join(' ') : null;
}

/** A verb with an adjective that stands before no noun. */
const isState = /^(?:fall|feel|keep|stay) (?:afraid|alive|alone|asleep|awake)$/iu;

/** Nouns that a gerund before them describes: "Running costs", "Operating systems". */
const describedNouns =
  'apps?|areas?|basics|bins?|boards?|boots|checklists?|classes|companies|company|containers?|costs?|coverage|cubes|equipment|essentials|expenses?|fees?|gear|guides?|habits|hours|kits?|lists?|machines?|materials?|milestones|minutes|options|permits?|plans?|platforms?|process|products?|programs?|racks?|room|routines?|schedules?|services?|sessions|shoes|skills|software|stations?|strategies|suites?|supplies|systems?|techniques|time|tips|tools?|trends';

/** A verb that makes a statement of a gerund: "Skipping meals leads to weight loss", "Renting a car could cost you". */
const isStatement =
  / (?:is|are|was|were|will|won[’']t|leads|causes|makes|means|helps|works|has|does|doesn[’']t|isn[’']t|aren[’']t)\b|(?<! (?:i|it|that|they|we|what|which|who|you)) (?:can|could|may|might|should|would) /iu;

/** What a deed is not done to: "Setting the stage", "Scaling up", "Designing the future". */
const isFigure = /^(?:the (?:bar|future|groundwork|scene|stage|tone|way)|up|out|off|on|in|down|back|forward)$/iu;

/** The question behind a heading of a gerund and its object: "Choosing a venue"; null if it is none. */
export function gerund(first: string, rest: string): string | null {
  const base = baseOfGerund.get(first);
  return base === undefined ||
    rest === '' ||
    new RegExp(`^(?:${describedNouns})\\b`, 'iu').test(rest) ||
    /^(?:of|and|with|&|from|at|is|can|will|for you)\b|\b(?:for you|reviews?)$/iu.test(rest) ||
    (base === 'plan' && /^to\b/iu.test(rest)) ||
    isFigure.test(rest) ||
    isStatement.test(rest)
    ? null
    : `How do you ${base} ${rest}?`;
}
