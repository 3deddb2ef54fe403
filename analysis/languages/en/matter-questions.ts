/** Questions behind English headings whose noun tells what a reader asks: "Foods to avoid", "5 ways to save water". */
import { gerund, isInstruction } from './instructions.ts';

const attributes =
  'advantages|attributes|benefits|causes|challenges|components|costs|disadvantages|downsides|drawbacks|effects|examples|features|fields|limitations|requirements|risks|signs|stages|symptoms|types|uses';

/** Verbs that follow "to" in headings on what a reader should do with things: "Foods to eat". */
const choosing =
  /^(?:ask|avoid|bring|check|consider|do|drink|eat|expect|include|keep|know|look|remember|take|try|watch|wear)$/iu;

/** The question behind `plain`, a heading without article, numbering and marks; null if none is certain. */
export function matterQuestion(plain: string): string | null {
  return attributeOf(plain) ?? thingsTo(plain) ?? waysTo(plain);
}

/** "Health benefits of oak", "Required attributes for desks": up to two words before the noun. */
function attributeOf(plain: string): string | null {
  const match = new RegExp(`^(?:[^\\s,]+ ){1,2}(?:${attributes}) (?:of|for|in) (.+)$`, 'iu').exec(plain);
  const isClause =
    /^(?:try|see|check|compare|know|learn|explore) |^\S+ing |\b(?:reveals?|shows?|finds?|says?|explains?|confirms?) /iu.test(
      plain,
    );
  return match === null || isClause || isOwn(plain) || plain.includes('&')
    ? null
    : `What are the ${plain.replace(/^\d+ /u, '')}?`;
}

/** "Foods to avoid", "Questions to ask a mover". */
function thingsTo(plain: string): string | null {
  const [, things = '', verb = '', rest = ''] =
    /^((?:[^\s,]+ ){0,2}[^\s,]+s) to ([^\s,]+)((?: .+)?)$/iu.exec(plain) ?? [];
  if (
    things === '' ||
    !choosing.test(verb) ||
    isOwn(plain) ||
    /^(?:reasons|tips|ways|steps|how|(?:\S+ )?guides?)$|^more /iu.test(things)
  )
    return null;
  return /^things$/iu.test(things) ? `What should you ${verb}${rest}?` : `What ${things} should you ${verb}${rest}?`;
}

/** "Ways to create a feed", "3 methods for cleaning oak". */
function waysTo(plain: string): string | null {
  const [, link = '', first = '', rest = ''] =
    /^(?:(?:\d+ )?(?:[^\s,]+ ){0,2}(?:ways|steps|methods)|(?:[^\s,]+ )?step[- ]by[- ]step (?:guide|instructions|process)) (to|for|on) ([^\s,]+) (.+)$/iu.exec(
      plain,
    ) ?? [];
  const verb = first.toLowerCase();
  if (link === '' || isOwn(rest)) return null;
  return link.toLowerCase() === 'to' && !verb.endsWith('ing')
    ? isInstruction.has(verb) || /^(?:save|start|transition|become|go|lower)$/u.test(verb)
      ? `How do you ${verb} ${rest}?`
      : null
    : gerund(verb, rest);
}

function isOwn(text: string): boolean {
  return /\b(?:our|my|these|its|this)\b/iu.test(text);
}
