/** The facts with a figure that the market's pages state, and how far they agree. */
import type { Context } from '../context.ts';
import { blockQuote, heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Each figure with who gives it, and who another one. */
export function claimsSection(claims: RenderedMarket['claims'], context: Context): Markdown[] {
  const { t, word, rate, yesNo, cite, quoted, label } = context;
  if (claims.length === 0) return [heading(2, t.headings.claims), md`${t.none}`];
  return [
    heading(2, t.headings.claims),
    ...claims.flatMap((claim) => [
      heading(
        3,
        md`${claim.id} ${label(claim.of === undefined ? claim.subject : `${claim.subject} (${claim.of})`)} ${figureOf(claim, context)}`,
      ),
      md`${t.claims.agreement(word(claim.property), rate(claim.consensus))} ${t.claims.newest(claim.newest_at ?? t.unknown)} ${t.claims.inAiAnswer(yesNo(claim.in_ai_answer))}`,
      blockQuote(md`${quoted(claim.statement)} ${cite(claim.support)}`),
      ...(claim.contradict.length === 0 ? [] : [md`${t.claims.otherwise} ${cite(claim.contradict)}`]),
    ]),
  ];
}

/** The figure with its unit, as a reader has it. */
function figureOf({ value, unit }: RenderedMarket['claims'][number], { t }: Context): string {
  return unit === undefined ? value : `${value} ${t.units[unit] ?? unit}`;
}
