/** Finds the noun phrase before a figure that it is of, or the label of its line. */
import type { Figure } from '../../figures/figure.ts';
import { claimsRule } from '../../rule.ts';
import { lineLabel } from '../line-labels.ts';
import type { Sentence, Stretch } from '../statement.ts';
import { isPhrase, isVerbAfter, stretchOf } from './phrase-words.ts';
import { extended, phraseStart, trim, withoutVerb, wordsIn } from './phrases.ts';

const { maxSteps } = claimsRule.values;

/** "Keep sessions to 10-minute bursts", "limit calls to 5 minutes": the noun before "to", not the one after. */
export function limited(sentence: Sentence, clause: Stretch, figure: Figure): Stretch | null {
  if (figure.property !== 'duration' && figure.property !== 'measure') return null;
  const { plain, lexicon } = sentence;
  const to = lexicon.to.tail(plain.slice(clause.start, figure.start));
  if (to === 0 || /^\s*\p{N}/u.test(plain.slice(figure.end))) return null;
  const phrase = phraseBefore(sentence, clause.start, figure.start - to, figure);
  return phrase !== null && plain.slice(phrase.end, figure.start - to).trim() === '' ? phrase : null;
}

/**
 * The noun phrase directly before a figure, or the label of its line if another phrase comes between: "Red wines: serve
 * at room temperature (60 °F)".
 */
export function phraseOrLabel(sentence: Sentence, clause: Stretch, figure: Figure): Stretch | null {
  const end = asideStart(sentence, clause, figure);
  const phrase = phraseBefore(sentence, clause.start, end, figure);
  const label = lineLabel(sentence, figure);
  const isAside = label?.isColon === true && end < figure.start && figure.property === 'measure';
  if (isAside && !isInstruction(sentence, label.place)) return label.place;
  if (phrase === null || label === null || label.isColon || phrase.start < label.end) return phrase;
  return /\p{L}|\(/u.test(sentence.text.slice(phrase.end, figure.start)) ? label.place : phrase;
}

/** "Configure your mixer": a label with an article inside is no name. */
function isInstruction({ plain, lexicon, analyzer }: Sentence, label: Stretch): boolean {
  return analyzer.analyze(plain.slice(label.start, label.end)).some(({ text }) => lexicon.article.has(text));
}

/**
 * Where the text before an aside ends that only gives the figure, as in "cake tasting (budget $500)"; the start of the
 * figure if it is in none.
 */
function asideStart({ plain, analyzer, lexicon }: Sentence, clause: Stretch, figure: Figure): number {
  const open = plain.lastIndexOf('(', figure.start);
  if (open <= clause.start || plain.slice(open, figure.start).includes(')')) return figure.start;
  const isPlain = analyzer
    .analyze(plain.slice(open, figure.start))
    .every((word) => word.stop || word.everyday || lexicon.isQuantity(word) || lexicon.adverbs.has(word.text));
  return isPlain ? open : figure.start;
}

/** The nearest noun phrase before a figure, from `from` on. */
export function phraseBefore(sentence: Sentence, from: number, to: number, figure: Figure): Stretch | null {
  const { lexicon, plain } = sentence;
  const words = wordsIn(sentence, from, to);
  // "Financial planning (57 %)": before a bracket, a form of a verb is a noun.
  const isBracketed = /^\s?[(（]/u.test(plain.slice(to));
  let end = words.length;
  for (let step = 0; step < maxSteps && end > 0; step++) {
    const first = phraseStart(words, end, lexicon);
    const isVerb = lexicon.leadsVerb.has(words[first - 1]?.text ?? '');
    const isSubject = end === words.length ? isBracketed : isVerbAfter(words[end], lexicon);
    const phrase = withoutVerb(
      trim(words.slice(first + (isVerb ? 1 : 0), end), lexicon, isSubject),
      lexicon,
      end === words.length,
    );
    if (isPhrase(phrase, lexicon, figure, isSubject)) {
      const [head] = phrase;
      const start = isVerb || end === words.length || head === undefined ? 0 : words.indexOf(head);
      const whole = start === 0 ? phrase : [...words.slice(extended(words, start, lexicon), start), ...phrase];
      return stretchOf(trim(whole, lexicon, isSubject), from);
    }
    end = Math.min(first, end - 1);
  }
  return null;
}
