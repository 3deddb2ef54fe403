/** Section: AI answers and their citations. */
import type { Context } from '../context.ts';
import { blockQuote, bullets, heading, join, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket, RenderedReport } from '../rendered-report.ts';
import { claimSupportOf } from './claim-support.ts';

type Answer = RenderedMarket['answer_engines'][number];
type Across = NonNullable<NonNullable<Answer['asked']>['across_samples']>;

type InAnswer = NonNullable<RenderedReport['page']>['in_answers'][number];

/** Each answer with its citations, and what it takes from the user's page. */
export function answersSection(
  answers: RenderedMarket['answer_engines'],
  page: RenderedReport['page'],
  context: Context,
): Markdown[] {
  const { t } = context;
  if (answers.length === 0) return [];
  return [
    heading(2, t.headings.answers),
    ...answers.flatMap((answer) => {
      const own = page?.in_answers.find(({ answer_id }) => answer_id === answer.id);
      return answerOf(answer, own, context);
    }),
  ];
}

/** The sentences that cite the user's page; or that its site is named without a citation. */
function ownOf({ cited, named, sentences }: InAnswer, { t, word, quoted, cite }: Context): Markdown[] {
  if (!cited) return named ? [md`${t.answers.namedOnly}`] : [];
  if (sentences.length === 0) return [];
  return [
    md`${t.answers.citedFor}`,
    bullets(
      sentences.map(
        ({ text, state, passage_id }) =>
          md`${quoted(text)} – ${word('claimSupport', state)} ${cite(passage_id === undefined ? [] : [passage_id])}`,
      ),
    ),
  ];
}

function answerOf(observed: Answer, own: InAnswer | undefined, context: Context): Markdown[] {
  const { t, word, minute, percent, quoted } = context;
  const {
    id,
    engine,
    state,
    observed_at,
    answer,
    citations,
    fan_out_queries = [],
    stability,
    asked,
    claim_support,
  } = observed;
  const blocks = (answer?.blocks ?? []).map(({ text, refs }) => {
    const cited = citations.filter(({ position }) => refs.includes(position));
    return blockQuote(
      md`${quoted(text)} ${join(
        cited.map((citation) => markOf(citation.id)),
        ', ',
      )}`,
    );
  });
  return [
    heading(3, md`${id} ${word('engine', engine)}`),
    join(
      [
        t.answers.observed(word('state', state), minute(observed_at), observed.samples),
        answer === undefined ? '' : t.answers.format(answer.words, word('block', answer.format)),
        stability === null ? '' : t.answers.stability(percent(stability.jaccard_citations), stability.n),
      ],
      ' ',
    ),
    ...(asked === undefined ? [] : askedOf(asked, context)),
    ...blocks,
    ...(claim_support === null ? [] : claimSupportOf(claim_support, context)),
    ...(own === undefined ? [] : ownOf(own, context)),
    ...(citations.length === 0 ? [] : [citationTable(citations, context)]),
    ...(fan_out_queries.length === 0 ? [] : [md`${t.answers.fanOut}`, bullets(fan_out_queries)]),
  ];
}

/** What was asked of whom, and over the samples who is cited and named. */
function askedOf(
  { question, question_form, provider, fidelity, across_samples: across }: NonNullable<Answer['asked']>,
  { t, word, percent }: Context,
): Markdown[] {
  const { asked, from } = t.answers;
  return [
    md`${asked(question, word('questionForm', question_form))} ${from(provider, word('fidelity', fidelity))}`,
    ...(across === null ? [] : acrossTables(across, t, percent)),
  ];
}

function acrossTables(
  { sites, options }: Across,
  { answers: t }: Context['t'],
  percent: Context['percent'],
): Markdown[] {
  const tableOf = (
    head: string,
    counted: string,
    rows: readonly (readonly [string, Across['sites'][number] | Across['options'][number]])[],
  ) =>
    table(
      [{ head }, { head: counted, align: 'right' }, { head: t.voice, align: 'right' }],
      rows.map(([name, { k, n, share_of_voice }]) => [name, `${k}/${n}`, percent(share_of_voice)]),
    );
  return [
    ...(sites.length === 0
      ? []
      : [
          tableOf(
            t.site,
            t.citedIn,
            sites.map((site) => [site.domain, site]),
          ),
        ]),
    ...(options.length === 0
      ? []
      : [
          tableOf(
            t.option,
            t.namedIn,
            options.map((option) => [option.name, option]),
          ),
        ]),
  ];
}

function citationTable(citations: Answer['citations'], { t, word, percent, cite }: Context): Markdown {
  return table(
    [
      { head: 'ID' },
      { head: t.page },
      { head: t.answers.blocks, align: 'right' },
      { head: t.answers.pawc, align: 'right' },
      { head: t.rank, align: 'right' },
      { head: t.answers.overlap },
      { head: t.source },
    ],
    citations.map((citation) => [
      citation.id,
      link(citation.domain, citation.url),
      String(citation.blocks_supported),
      citation.pawc_share === null ? '–' : percent(citation.pawc_share),
      citation.organic_rank === undefined ? '–' : String(citation.organic_rank),
      citation.serp_overlap === null ? '–' : word('overlap', citation.serp_overlap),
      citation.source_id === undefined ? '' : cite([citation.source_id]),
    ]),
  );
}

function markOf(id: string): Markdown {
  return { markdown: `[${id}]` };
}
