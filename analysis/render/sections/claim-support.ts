/** Part of the section on AI answers: sentences that the cited pages do not support. */
import type { Context } from '../context.ts';
import { bullets, join, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

type Support = NonNullable<RenderedMarket['answer_engines'][number]['claim_support']>;

/** The rates in a sentence, then each contradicted sentence and each one not found, with what the page says. */
export function claimSupportOf(support: Support, context: Context): Markdown[] {
  const open = support.sentences.filter(({ state }) => state === 'contradicted' || state === 'not_found');
  return [
    supportRates(support, context),
    ...(open.length === 0 ? [] : [bullets(open.map((sentence) => lineOf(sentence, context)))]),
  ];
}

/** How many sentences the cited pages support. */
export function supportRates(
  { supported, not_found, contradicted, unreadable }: Omit<Support, 'sentences'>,
  { t, rate }: Context,
): Markdown {
  return join(
    [
      supported === null ? '' : t.answers.support(rate(supported), rate(not_found), rate(contradicted)),
      unreadable === 0 ? '' : t.answers.unread(unreadable),
    ].filter((part) => part !== ''),
    ' ',
  );
}

function lineOf(
  { text, state, difference, quote, source_id, citations }: Support['sentences'][number],
  context: Context,
) {
  const { t, word, quoted, cite } = context;
  const verdict =
    difference === undefined
      ? word('claimSupport', state)
      : `${word('claimSupport', state)} (${word('difference', difference)})`;
  if (quote === undefined || source_id === undefined) return md`${quoted(text)} – ${verdict} ${cite(citations)}`;
  return md`${quoted(text)} – ${verdict}, ${t.answers.pageSays} ${quoted(quote)} ${cite([source_id])}`;
}
