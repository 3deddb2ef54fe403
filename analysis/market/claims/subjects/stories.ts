/** Tells facts of one customer, and of the people who write, from facts about the subject of the market. */
import { aboutAuthor } from '../../../languages/any/bylines.ts';
import { languagePack } from '../../../languages/packs.ts';
import { patternOf } from '../../../text/sign-patterns.ts';
import { plainText } from '../figures/phrases.ts';
import type { ClaimTools } from '../found.ts';
import type { PageClaim } from '../page-claims.ts';

type Told = Pick<PageClaim, 'passage' | 'statement'>;

/**
 * Returns a predicate for facts that hold for one case only: those below "Customer success stories", "What our students
 * say" or "About the author", and in sentences of somebody's life ("a 15-year admission counselor and co-author of …").
 */
export function storyReader({ analyzer, lexicon }: Pick<ClaimTools, 'analyzer' | 'lexicon'>): (claim: Told) => boolean {
  const words = languagePack(analyzer.language).pageSigns;
  const patterns = [aboutAuthor, ...(words === null ? [] : [patternOf(words, 'cases'), patternOf(words, 'voices')])];
  const known = new Map<string, boolean>();
  const isOfStories = (heading: string): boolean => {
    const plain = heading.trim().toLowerCase();
    const is = known.get(plain) ?? patterns.some((pattern) => pattern.test(plain));
    known.set(plain, is);
    return is;
  };
  return ({ passage, statement }) =>
    passage.heading_path.some(isOfStories) || lexicon?.isBiography(plainText(statement)) === true;
}
