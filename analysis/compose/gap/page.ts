/** Writes the report's `page`: the user's page as it was fetched and read. */
import type * as z from 'zod';
import type { Access } from '../../access/access.ts';
import type { AnalyzedPage } from '../../measure/analyzed-page.ts';
import { sureDays } from '../../measure/page-dates.ts';
import type { Passage } from '../../measure/passages.ts';
import { outlineOf, structureOf } from '../../measure/structure.ts';
import type { FetchedPage } from '../../ports.ts';
import type { pageSchema } from '../../report/page.ts';
import { composePassage } from '../passages.ts';
import { shorten, shortOutline } from '../shorten.ts';

export type Page = z.infer<typeof pageSchema>;

/** What a results page or a crawler would keep of a title and a description at most. */
const longestTitleChars = 300;
const longestDescriptionChars = 1000;
const longestRuleChars = 200;
const mostAlternates = 50;
const mostCitations = 50;
const mostTypes = 40;
const mostErrors = 20;

/** The page as fetched and read, and what only the market can say about it. */
export interface PageInput extends Pick<Page, 'terms' | 'entities' | 'claims' | 'in_serp' | 'in_answers' | 'llms_txt'> {
  page: AnalyzedPage;
  fetched: FetchedPage;
  access: Access;
  /** The language that the text is surely in; null where it cannot be told. */
  language: string | null;
  /** Those that the report quotes, in the order of the page. */
  passages: readonly Passage[];
}

/** `page` of the report. */
export async function composePage(input: PageInput): Promise<Page> {
  const { page, fetched, passages, access } = input;
  const { document } = page;
  const { facts } = document;
  const contentType = fetched.headers['content-type'];
  return {
    source_id: page.source_id,
    requested_url: fetched.requested_url,
    final_url: fetched.final_url,
    redirects: fetched.redirects,
    http: {
      status: fetched.status,
      ...(contentType === undefined ? {} : { content_type: shorten(contentType, longestTitleChars) }),
      ttfb_ms: fetched.ttfb_ms ?? null,
      bytes: fetched.body.length,
    },
    access: composeAccess(access, page, fetched),
    render: {
      raw_html_words: facts.rendering.words,
      raw_html_text_ratio: facts.rendering.textRatio,
      js_dependent: facts.rendering.jsDependent,
    },
    identity: identityOf(page, input.language),
    extraction: {
      method: 'block_model',
      words: page.words,
      confidence: document.confidence,
      boilerplate_ratio: document.boilerplate_ratio,
      // A page that shows nothing has no make-up to tell its kind by.
      page_kind: document.confidence === 0 ? null : document.page_kind.kind,
    },
    headings: shortOutline(outlineOf(document)),
    passages: await Promise.all(passages.map((passage) => composePassage(passage, document.text, page.language))),
    structure: structureOf(document),
    terms: input.terms,
    entities: input.entities,
    claims: input.claims,
    links: {
      internal: facts.links.internal,
      external: facts.links.external,
      citations_to_sources: facts.links.citations
        .slice(0, mostCitations)
        .map(({ url, text }) => ({ url, text: shorten(text, longestTitleChars) })),
    },
    schema: {
      types: facts.structuredData.types.slice(0, mostTypes),
      errors: facts.structuredData.errors.slice(0, mostErrors).map(({ code, detail }) => ({ code, detail })),
      mismatch_with_visible: facts.mismatches.map(({ type, property, value }) => ({
        type,
        property,
        value: shorten(value, longestTitleChars),
      })),
    },
    llms_txt: input.llms_txt,
    in_serp: input.in_serp,
    in_answers: input.in_answers,
  };
}

function composeAccess(access: Access, { document }: AnalyzedPage, { headers }: FetchedPage): Page['access'] {
  const { canonical, alternates, paywall, botChallenge, noSnippet } = document.facts;
  const written = (source: 'meta' | 'header') => [
    ...new Set(access.pageRules.filter((rule) => rule.source === source).map(({ text }) => text)),
  ];
  const xRobotsTag = headers['x-robots-tag'];
  return {
    robots_state: access.robots.state,
    robots_by_role: access.crawlers.map(({ agent, role, verdict, ruleLine, ruleText }) => ({
      agent,
      role,
      verdict,
      rule_line: ruleLine,
      rule_text: ruleText === null ? null : shorten(ruleText, longestRuleChars),
    })),
    meta_robots: written('meta'),
    x_robots_tag: xRobotsTag === undefined ? [] : [shorten(xRobotsTag, longestTitleChars)],
    indexable: access.indexable,
    snippet_allowed: access.snippetAllowed,
    max_snippet: access.maxSnippetChars,
    nosnippet_share: noSnippet.share,
    canonical: canonical === null ? null : { href: canonical.value.href, self: canonical.value.isSelf },
    hreflang: alternates.slice(0, mostAlternates).map(({ language, href }) => ({ language, href })),
    paywall_marker: paywall === null ? null : paywall.where,
    bot_challenge_suspected: botChallenge === null ? null : botChallenge.value,
    edge_reachability: 'not_tested',
  };
}

function identityOf({ document }: AnalyzedPage, detected: string | null): Page['identity'] {
  const { title, h1, description, declaredLanguage, author, publisher } = document.facts;
  const { published, modified } = sureDays(document);
  const evidence = [...(published?.evidence ?? []), ...(modified?.evidence ?? [])];
  return {
    ...(title === null ? {} : { title: shorten(title.value, longestTitleChars) }),
    ...(h1 === null ? {} : { h1: shorten(h1.value, longestTitleChars) }),
    ...(description === null ? {} : { description: shorten(description.value, longestDescriptionChars) }),
    ...(declaredLanguage === null ? {} : { lang_declared: shorten(declaredLanguage.value, longestTitleChars) }),
    ...(detected === null ? {} : { lang_detected: detected }),
    ...(author === null ? {} : { author: shorten(author.value, longestTitleChars) }),
    ...(publisher === null ? {} : { publisher: shorten(publisher.value, longestTitleChars) }),
    ...(published === null ? {} : { published_at: published.day }),
    ...(modified === null ? {} : { modified_at: modified.day }),
    date_evidence: evidence.map(({ day, role, place, raw }) => ({ day, role, place, text: raw })),
  };
}
