/** Reads the score: its rivals, and its values as people say them. */
import { number, percent } from '../../numbers.ts';
import type { Gap, Rival, ScoreComponent } from '../../shape.ts';

const shares: ReadonlySet<ScoreComponent['id']> = new Set(['topic_coverage', 'question_answerability']);

/** `67%` where the part is a share, else the number. */
export function written(id: ScoreComponent['id'], value: number): string {
  return shares.has(id) ? percent(value) : number(value);
}

/** The scored pages of the market; none in reports made before they were scored. */
export function rivalsOf(scores: Gap['scores']): readonly Rival[] {
  return (scores as Partial<Gap['scores']>).rivals ?? [];
}
