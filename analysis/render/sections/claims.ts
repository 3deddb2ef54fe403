/** Section: claims with a figure, and how far the market's pages agree. */
import { figureWriter } from '../../languages/figures.ts';
import { claimName } from '../../languages/say.ts';
import { longestQuotationChars } from '../../languages/writer.ts';
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** What a figure with its unit takes at most, and what is shown before it. */
const maxFigureChars = 40;

/** Lists each figure with the sentence that states it and the pages with another figure. */
export function claimsSection(claims: RenderedMarket['claims'], context: Context): Markdown[] {
  const { t, cite, excerptOf } = context;
  if (claims.length === 0) return [];
  const shown = claims.slice(0, maxRows);
  return [
    heading(2, t.headings.claims),
    ...(shown.length === claims.length ? [] : [md`${t.shown(shown.length, claims.length)}`]),
    table(
      [
        { head: t.claims.subject },
        { head: t.claims.figure, align: 'right' },
        { head: t.claims.statement },
        { head: t.sources },
        { head: t.claims.otherwise, isOptional: true },
      ],
      shown.map((claim) => [
        claimName(claim),
        figureOf(claim, context),
        excerptOf(fromNear(claim.statement, claim.value)),
        cite(claim.support),
        cite([...(claim.conflicts_with ?? []), ...claim.contradict]),
      ]),
    ),
  ];
}

/** A sentence from a few words before its figure, if the figure stands so far back that a quotation would end before. */
function fromNear(statement: string, value: string): string {
  const [digits] = value.match(/\p{N}+/u) ?? [];
  const at = digits === undefined ? -1 : statement.indexOf(digits);
  if (at <= longestQuotationChars - maxFigureChars) return statement;
  const words = statement.slice(0, at).lastIndexOf(' ', at - maxFigureChars);
  return words < 0 ? statement : `…${statement.slice(words)}`;
}

/** The figure with its unit and qualifier, formatted for readers. */
function figureOf({ value, unit, qualifier }: RenderedMarket['claims'][number], { pack }: Context): string {
  const figure = figureWriter(pack)(value, unit);
  return qualifier === undefined ? figure : `${figure} (${qualifier})`;
}
