/** Reads headings as the subjects of figures below them: "Starter", "3. Kettlebell". */
import { withoutMarkedNumber } from '../../../text/heading-numbers.ts';
import { askedBy } from '../../../text/question-words.ts';
import { isNoName } from '../../names/no-names.ts';
import { isFurniture } from '../../names/term-noise.ts';
import type { Figure } from '../figures/figure.ts';
import type { ClaimTools } from '../found.ts';
import { isLabel } from '../statements/labels.ts';

/**
 * A heading as the subject of a figure below it; empty if it is a sentence, names a part of the page, or has a figure
 * of its own.
 * @param isOfName whether a figure may belong to the name: "Resume and 3 sessions" above a price
 */
export function labelOf(
  heading: string,
  tools: ClaimTools,
  isOfName: (figure: Figure) => boolean = () => false,
): string {
  const { analyzer, lexicon, read } = tools;
  const label = asSubject(heading).replace(/\.$/u, '');
  const figures = read(label);
  if (!isLabel(label) || /[:?？؟!]\s*$/u.test(heading) || !figures.every(isOfName)) return '';
  const words = analyzer.analyze(label);
  const isPartOfPage = words.some(
    ({ text, figure }) => !(figure && figures.length > 0) && isFurniture([text], analyzer.language),
  );
  const isClause = lexicon !== null && words.some(({ text }) => lexicon.unclear.has(text) || lexicon.isDoubtful(text));
  return isPartOfPage || isClause || askedBy(label, analyzer.language) !== null ? '' : askedSubject(label, tools);
}

/** A heading as the subject of what it asks or names; empty if it names a part of the page: "Final thoughts". */
export function askedSubject(heading: string, { analyzer }: ClaimTools): string {
  const subject = asSubject(heading);
  const words = analyzer.analyze(subject);
  const isPartOfPage = [words, words.filter(({ stop }) => !stop)].some((some) =>
    isFurniture(
      some.map(({ text }) => text),
      analyzer.language,
    ),
  );
  return isPartOfPage || isNoName(subject, analyzer.language) ? '' : subject;
}

/** A heading as the subject of what it asks or names. */
export function asSubject(heading: string): string {
  return withoutMarkedNumber(heading)
    .replace(/[\s?？؟!]+$/u, '')
    .trim();
}
