/** Writes the report's `answer_openings`. */
import { pageKey } from '../../market/citations/page-places.ts';
import { shorten } from '../../market/passages/shorten.ts';
import type { Proof } from '../../market/support/judge.ts';
import { longestStatementChars } from '../../report/claim-support.ts';
import { longestOpeningQuoteChars } from '../../report/gap/answer-openings.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { AnswerOpening } from './answer-openings.ts';

type Openings = NonNullable<GapReport['gap']['answer_openings']>;

/** @param answers of the report, in the order of those that were measured */
export function composeOpenings(openings: readonly AnswerOpening[], answers: MarketSerp['answer_engines']): Openings {
  return openings.flatMap(({ answer: index, sentence, source, rival, page, proof }) => {
    const answer = answers[index];
    if (answer === undefined) return [];
    const cited = new Set(sentence.urls.map(pageKey));
    const difference = proof?.difference ?? null;
    const opening: Openings[number] = {
      answer_id: answer.id,
      sample: sentence.sample,
      text: shorten(sentence.text, longestStatementChars),
      source,
      citations: answer.citations.filter(({ url }) => cited.has(pageKey(url))).map(({ id }) => id),
      ...(rival === null ? {} : { rival: { source_id: rival.passage.source_id, quote: quoteOf(rival) } }),
      page,
      ...(proof === null ? {} : { passage_id: proof.passage.id, quote: quoteOf(proof) }),
      ...(difference === null ? {} : { difference }),
    };
    return [opening];
  });
}

function quoteOf({ passage, start, end }: Proof): string {
  const quote = passage.text.slice(start, end).replaceAll('\t', ' | ').replaceAll(/\s+/gu, ' ');
  return shorten(quote, longestOpeningQuoteChars);
}
