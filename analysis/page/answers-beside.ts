/** Puts the AI answers beside the user's page: what they take from it, and what it could be the source of. */
import type { CutPage } from '../read/read-market.ts';
import type { GapReport, MarketSerp } from '../report/report.ts';
import { measureOpenings } from './answers/answer-openings.ts';
import { composeOpenings } from './answers/openings-section.ts';
import { composeInAnswers } from './identity/in-answers.ts';
import type { UserPage } from './identity/user-page.ts';

export interface AnswersBeside {
  in_answers: GapReport['page']['in_answers'];
  answer_openings: NonNullable<GapReport['gap']['answer_openings']>;
  /** Ids of the page's passages that both refer to. */
  drawn: string[];
}

/** @param isCompared false if the text of the page could not be read: what it lacks is then unknown */
export function answersBeside(
  { source, fetched, snapshot, support, analyzer }: UserPage,
  own: CutPage,
  report: Pick<MarketSerp, 'answer_engines'>,
  isCompared: boolean,
): AnswersBeside {
  const urls = [source.url, fetched.requested_url, fetched.final_url];
  const { answers, request } = snapshot;
  const in_answers = composeInAnswers(urls, support, report, own.page, analyzer);
  const compared = { answers, support, own, urls, analyzer, country: request.country };
  const answer_openings = composeOpenings(isCompared ? measureOpenings(compared) : [], report.answer_engines);
  const drawn = [...in_answers.flatMap(({ sentences }) => sentences), ...answer_openings];
  return { in_answers, answer_openings, drawn: drawn.flatMap(({ passage_id }) => passage_id ?? []) };
}
