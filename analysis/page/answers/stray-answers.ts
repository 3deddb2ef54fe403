/** Judges passages that answer a question from elsewhere: under no heading on it, only their words speak for them. */
import type { FoundAnswer } from '../../market/answers/answer-search.ts';
import type { AnswerStatus } from '../../market/answers/answer-status.ts';
import { signReader } from '../../market/answers/sentence-signs.ts';
import { countedIn, holdsWanted, isHard, isPlaced, mayHold, wantedAnswer } from '../../market/answers/wanted-answer.ts';
import { longestAnswerChars } from '../../report/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { answerabilityRule } from './rule.ts';

const { strayLimits } = answerabilityRule.values;

/** An amount of money, which counts nothing else: "optimizes space, $1,699" does not tell how much space. */
const amount = /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]{0,15}\s?\p{Sc}/gu;

/**
 * Creates the judge of such passages of one page. A page that is not about the keyword answers only where it names what
 * the question is about: "83 % of mobile games fail" does not tell whether a CRM is free. A passage without the price,
 * the time or the number that the question asks for answers it in part at most.
 * @param keyword stems of the keyword
 * @param isOnSubject whether the page is about the keyword
 */
export function strayJudge(
  { keyword, isOnSubject }: { keyword: readonly string[]; isOnSubject: boolean },
  analyzer: Analyzer,
): (found: FoundAnswer, question: string) => AnswerStatus {
  const readSigns = signReader(analyzer.language);
  const isKeyword = new Set(keyword);
  const stemsOf = (text: string): string[] => analyzer.analyze(text).map(({ stem }) => stem);

  return (found, question) => {
    if (found.score < strayLimits.partly || !(isOnSubject || namesSubject(found, question))) return 'missing';
    return found.score < strayLimits.answered || lacksWanted(found, question) ? 'partly' : 'answered';
  };

  /** Whether a passage or a heading above it has the keyword's words that the question has, or all of them. */
  function namesSubject({ passage, at }: FoundAnswer, question: string): boolean {
    const asked = stemsOf(question).filter((stem) => isKeyword.has(stem));
    const said = new Set(stemsOf([...passage.heading_path, passage.text.slice(at)].join('\n')));
    return (asked.length > 0 ? asked : keyword).every((stem) => said.has(stem));
  }

  /** Whether the part that is quoted lacks what only a figure of the right kind can answer. */
  function lacksWanted({ passage, at }: FoundAnswer, question: string): boolean {
    const wanted = wantedAnswer(question, isKeyword, analyzer);
    if (!isHard(wanted)) return false;
    const counted = wanted === 'figure' ? countedIn(question, analyzer) : null;
    const holds = (text: string): boolean => {
      const signs = readSigns(counted === null ? text : text.replaceAll(amount, ' '));
      const isHeld = holdsWanted(signs, wanted) || mayHold(signs, wanted);
      return isHeld && (counted === null || stemsOf(text).includes(counted));
    };
    const quoted = passage.text.slice(at, at + longestAnswerChars);
    const sentences = analyzer.sentences(quoted).map(({ start, end }) => quoted.slice(start, end));
    return ![...sentences, ...(isPlaced(wanted) ? passage.heading_path : [])].some(holds);
  }
}
