/** The market: what search and answer engines show for the keyword, and what the pages that win have in common. */
import type { ReactNode } from 'react';
import type { MarketSerp } from '../shape.ts';
import { Brief } from './brief.tsx';
import { Claims } from './claims.tsx';
import { Difficulty } from './difficulty.tsx';
import { AiAccess } from './engines/ai-access.tsx';
import { Answers } from './engines/answers.tsx';
import { Citations } from './engines/citations.tsx';
import { Entities } from './entities.tsx';
import { Features } from './features.tsx';
import { Freshness } from './freshness.tsx';
import { Intent } from './intent.tsx';
import { Opportunities } from './opportunities.tsx';
import { ContentProfile } from './profile.tsx';
import { Questions } from './questions.tsx';
import { Results } from './results.tsx';
import { Summary } from './summary.tsx';
import { Terms } from './terms.tsx';
import { Topics } from './topics.tsx';

interface MarketProps {
  market: MarketSerp;
  /** What stands after the summary. */
  quality: ReactNode;
}

export default function MarketSections({ market, quality }: MarketProps) {
  return (
    <>
      <Summary market={market} />
      {quality}
      <Intent intent={market.intent} />
      <Results results={market.results} />
      <Features features={market.features} />
      <Answers answers={market.answer_engines} />
      <Citations landscape={market.citation_landscape} state={market.summary.ai_answer_state} />
      <Questions questions={market.questions} />
      <Topics topics={market.topics} />
      <Terms terms={market.terms} />
      <Claims claims={market.claims} />
      <Entities entities={market.entities} />
      <ContentProfile profile={market.content_profile} />
      <Freshness freshness={market.freshness} />
      <AiAccess access={market.ai_access} results={market.results} />
      <Difficulty difficulty={market.difficulty} />
      <Opportunities opportunities={market.opportunities} />
      <Brief brief={market.brief} />
    </>
  );
}
