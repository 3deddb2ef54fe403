/** Reads the figures of a paragraph or list with their subjects, by the form of the sentence or by proximity. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import { withoutConversions } from './figures/conversions.ts';
import type { Figure } from './figures/figure.ts';
import { ratedBeside } from './figures/given-rates.ts';
import { plainText } from './figures/phrases.ts';
import { withSplitRanges } from './figures/split-ranges.ts';
import type { ClaimTools, Found } from './found.ts';
import { claimsRule } from './rule.ts';
import { agesOf, withAges } from './statements/ages.ts';
import { conditionOf } from './statements/conditions.ts';
import { withoutAside } from './statements/gaps.ts';
import { labelled } from './statements/labels.ts';
import { nearbyAll, statementsOf } from './statements/measure.ts';
import { withoutLoneVerb } from './statements/nearby/lone-verbs.ts';
import { isDescribing, isNoFact } from './statements/no-facts/no-facts.ts';
import { qualifierIn } from './statements/qualifiers.ts';
import type { Sentence, Statement, Stretch } from './statements/statement.ts';
import { areOfPeriods, endsInNoun, isContracted, isHalfWord } from './statements/statement-guards.ts';
import { bareName, wholePhrase } from './statements/whole-phrases.ts';
import { askedSubject, labelOf } from './subjects/heading-subjects.ts';
import { namedBefore } from './subjects/named-before.ts';

const { maxSentenceChars, doubts } = claimsRule.values;

const address = /https?:\/\/\S+/gu;
/** "Readiness3", "48 minutes1": the number of a note after a word. */
const footnote = /(?<=\p{Ll}{3})\p{N}{1,2}(?=[\s,.;:)]|$)/gu;

/**
 * Returns the figures of a block.
 * @param heading directly above the block
 */
export function textFigures(
  block: Pick<DocumentBlock, 'kind' | 'text' | 'start' | 'heading_path'>,
  heading: string | null,
  tools: ClaimTools,
): Found[] {
  let before = '';
  return tools.analyzer.sentences(block.text).flatMap(({ start, end }) => {
    const text = block.text.slice(start, end);
    const previous = before;
    before = text;
    if (text.length > maxSentenceChars || /[?？؟][!！"”»)]*$/u.test(text)) return [];
    const around = {
      isItem: block.kind === 'item',
      heading,
      section: block.heading_path.at(-1) ?? '',
      isFirst: start === 0,
    };
    return sentenceFigures(text, around, tools)
      .map((found) => ({
        ...found,
        subject: found.subject === '' ? namedBefore(text, previous, tools) : found.subject,
        place: { start: block.start + start, end: block.start + end },
      }))
      .filter(({ subject, tie, refersTo }) => subject !== '' || tie !== 'near' || refersTo === null);
  });
}

interface Around {
  /** Whether the block is a list item; entries of a listing are goods, not statements. */
  isItem: boolean;
  /** The heading directly above the block. */
  heading: string | null;
  /** The innermost heading above the block. */
  section: string;
  isFirst: boolean;
}

/** Returns the figures of one sentence; addresses in it name nothing. */
export function sentenceFigures(
  written: string,
  { isItem, heading, section, isFirst }: Around,
  tools: ClaimTools,
): Omit<Found, 'place'>[] {
  const { analyzer, read, lexicon } = tools;
  const linked = blanked(written, address);
  const isLinked = linked !== written;
  const noted = blanked(linked, footnote);
  const condition = lexicon === null ? null : conditionOf(noted, { lexicon, analyzer });
  const main = condition === null ? noted : `${' '.repeat(condition.end + 1)}${noted.slice(condition.end + 1)}`;
  const text = lexicon === null ? main : withoutAside(main, plainText(main), lexicon, tools);
  const plain = plainText(text);
  if (lexicon?.isBoilerplate(plain) === true) return [];
  const isOwn = lexicon?.isOwn(plain) === true;
  // "Amazon $19.99: https://…" is an offer of a shop.
  const isOffer = isLinked || (lexicon !== null && (lexicon.isOffer(plain) || lexicon.offerStarts.head(plain) > 0));
  const isPlain = !isOwn && !isOffer;
  const sentence: Sentence | null = lexicon === null ? null : { text, plain, lexicon, analyzer, heading };
  const plainFigures = withoutConversions(text, read(text)).filter(
    (figure) => sentence === null || !isNoFact(sentence, figure),
  );
  const figures =
    lexicon === null ? plainFigures : withAges(plain, withSplitRanges(plain, plainFigures, lexicon), lexicon);
  const amounts = figures.filter(({ age }) => age === undefined);
  const labels = isItem || !isPlain ? [] : labelled(text, amounts, tools);
  const above = isFirst ? heading : null;
  const stated =
    lexicon === null || !isPlain ? [] : statementsOf(text, without(amounts, labels), above, { lexicon, analyzer });
  const rest = without(amounts, [...labels, ...stated]);
  const ages = sentence === null || !isPlain ? [] : agesOf(sentence, figures);
  const near =
    sentence === null || isItem
      ? []
      : nearbyAll(
          sentence,
          rest.filter((figure) => !isInList(sentence, figure, figures)),
          figures,
          stated,
        );
  const part = (place: Stretch | null | undefined) =>
    place == null ? null : text.slice(place.start, place.end).replaceAll(/\s+/gu, ' ');
  // Below "Example: a family of four" every figure is of that case.
  const isExample = lexicon?.isExample(plainText(section)) || (lexicon?.exampleStarts.head(plain) ?? 0) > 0;
  const isOwnCase = lexicon?.isOwnCase(plain) === true;
  const doubt = Math.max(isOwnCase ? doubts.own : 0, isOffer ? doubts.offer : 0, isExample ? doubts.example : 0);
  // A link to a shop is below the name of what it sells: "9. Kettlebell: I found one for $30 at https://…"
  const goods = isLinked ? labelOf(section, tools) : '';
  const isOfGoods = ({ figure, tie }: Statement) => goods !== '' && tie === 'near' && figure.property === 'price';
  const clear = [...stated, ...near.flatMap((each) => withoutLoneVerb(each, sentence))].filter(
    ({ subject }) => endsInNoun(part(subject) ?? '', analyzer.language) && !beginsInAge(subject, figures),
  );
  // "$300 a term, $400 a term": a sum is no subject.
  const named = [...labels, ...ages, ...clear].filter(
    ({ subject }) =>
      subject === null || !(isSum(text, subject) || isHalfWord(text, subject) || isContracted(text, subject, lexicon)),
  );
  const whole = ({ subject, ...rest }: Statement): Statement =>
    subject === null || sentence === null
      ? { ...rest, subject }
      : { ...rest, subject: wholePhrase(sentence, subject, rest.figure) };
  const told = named.map((each) =>
    isOfGoods(each) ? { figure: each.figure, subject: null, tie: each.tie } : whole(each),
  );
  return told.map(({ figure, subject, owner, predicate, tie, refersTo = null }) => ({
    figure: ratedBeside(figure, { text, figures, heading: section }, read),
    subject:
      bareName(part(subject), subject, sentence) ??
      (tie === 'near' ? labelOf(section, tools) : askedSubject(heading ?? '', tools)),
    owner: part(owner),
    predicate: part(predicate),
    qualifier:
      sentence === null || (subject === null && goods !== '')
        ? null
        : (figure.age ??
          qualifierIn(sentence, { figure, subject, owner: owner ?? null }, part) ??
          (condition === null || figure.property === 'date' ? null : noted.slice(condition.start, condition.end))),
    tie,
    refersTo,
    doubt:
      Math.max(doubt, sentence !== null && isDescribing(sentence, figure) ? doubts.described : 0) +
      (lexicon?.isDoubtful(plain.slice(0, figure.start)) === true ? doubts.doubtful : 0),
  }));
}

/** Whether a text begins with a sum of money, as "$300 a term" and the "300 a term" in it do. */
function isSum(text: string, { start, end }: Stretch): boolean {
  return (
    /^\p{Sc}/u.test(text.slice(start, end)) ||
    (/\p{Sc}\s?$/u.test(text.slice(0, start)) && /^\p{N}/u.test(text.slice(start, end)))
  );
}

/** "By 8 weeks of age and classes by 12 weeks": the rest of an age is no subject. */
function beginsInAge(subject: Stretch | null, figures: readonly Figure[]): boolean {
  return figures.some(
    ({ age, start, end }) => age !== undefined && subject !== null && start <= subject.start && subject.start < end,
  );
}

/** Replaces what matches by spaces, keeping the length. */
function blanked(text: string, mark: RegExp): string {
  return text.replaceAll(mark, (found) => ' '.repeat(found.length));
}

function without(figures: readonly Figure[], statements: readonly Statement[]): Figure[] {
  return figures.filter(
    (figure) => !statements.some((each) => each.figure.start < figure.end && figure.start < each.figure.end),
  );
}

/** Whether a figure belongs to a list of figures: "$500, $1,000 and $2,000". */
function isInList({ plain, analyzer }: Sentence, figure: Figure, figures: readonly Figure[]): boolean {
  const index = figures.indexOf(figure);
  return [
    [figures[index - 1], figure],
    [figure, figures[index + 1]],
  ].some(([before, after]) => {
    if (before?.unit == null || before.unit.dimension !== after?.unit?.dimension) return false;
    if (areOfPeriods(before, after)) return false;
    const between = plain.slice(before.end, after.start);
    return /^[\s,،、/&]*[\p{L}\p{M}]*\s*$/u.test(between) && analyzer.analyze(between).every(({ linking }) => linking);
  });
}
