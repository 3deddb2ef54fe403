/** Writes the report's `page`: the user's page as fetched and read. */
import type * as z from 'zod';
import type { Access } from '../../access/access.ts';
import type { FetchedPage } from '../../gather/ports.ts';
import { composeOwnPassage } from '../../market/passages/section.ts';
import { shorten, shortOutline } from '../../market/passages/shorten.ts';
import { passagesRule } from '../../market/rule.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { sureDays, visibleDate } from '../../read/page-dates.ts';
import type { Passage } from '../../read/passages.ts';
import { outlineOf, structureOf } from '../../read/structure.ts';
import type { pageSchema } from '../../report/gap/page.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { identityRule } from './rule.ts';

const { maxTitleChars, maxDescriptionChars, maxRuleChars, maxAlternates, maxCitations, maxTypes, maxErrors } =
  identityRule.values;

export type Page = z.infer<typeof pageSchema>;

/** The page as fetched and read, with the facts that depend on the market. */
export interface PageInput extends Pick<Page, 'terms' | 'entities' | 'claims' | 'in_serp' | 'in_answers' | 'llms_txt'> {
  page: AnalyzedPage;
  fetched: FetchedPage;
  access: Access;
  /** The detected language of the text; null if uncertain. */
  language: string | null;
  content_type: ContentType | null;
  /** Passages that the report quotes, in page order. */
  passages: readonly Passage[];
}

/** Composes the report's `page`. */
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
      ...(contentType === undefined ? {} : { content_type: shorten(contentType, maxTitleChars) }),
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
      // Without visible text, the kind of page cannot be detected.
      page_kind: document.confidence === 0 ? null : document.page_kind.kind,
      content_type: input.content_type,
    },
    headings: shortOutline(outlineOf(document), passagesRule.values.maxHeadings),
    passages: await Promise.all(passages.map((passage) => composeOwnPassage(passage, document.text, page.language))),
    structure: structureOf(document),
    terms: input.terms,
    entities: input.entities,
    claims: input.claims,
    links: {
      internal: facts.links.internal,
      external: facts.links.external,
      citations_to_sources: facts.links.citations
        .slice(0, maxCitations)
        .map(({ url, text }) => ({ url, text: shorten(text, maxTitleChars) })),
    },
    schema: {
      types: facts.structuredData.types.slice(0, maxTypes),
      errors: facts.structuredData.errors.slice(0, maxErrors).map(({ code, detail }) => ({ code, detail })),
      mismatch_with_visible: facts.mismatches.map(({ type, property, value }) => ({
        type,
        property,
        value: shorten(value, maxTitleChars),
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
      rule_text: ruleText === null ? null : shorten(ruleText, maxRuleChars),
    })),
    meta_robots: written('meta'),
    x_robots_tag: xRobotsTag === undefined ? [] : [shorten(xRobotsTag, maxTitleChars)],
    indexable: access.indexable,
    snippet_allowed: access.snippetAllowed,
    max_snippet: access.maxSnippetChars,
    nosnippet_share: noSnippet.share,
    canonical: canonical === null ? null : { href: canonical.value.href, self: canonical.value.isSelf },
    hreflang: alternates.slice(0, maxAlternates).map(({ language, href }) => ({ language, href })),
    paywall_marker: paywall === null ? null : paywall.where,
    bot_challenge_suspected: botChallenge === null ? null : botChallenge.value,
    edge_reachability: 'not_tested',
  };
}

function identityOf(page: AnalyzedPage, detected: string | null): Page['identity'] {
  const { title, h1, description, declaredLanguage, author, publisher } = page.document.facts;
  const { published, modified } = sureDays(page.document);
  const shown = visibleDate(page);
  const evidence = [...(published?.evidence ?? []), ...(modified?.evidence ?? [])];
  return {
    ...(title === null ? {} : { title: shorten(title.value, maxTitleChars) }),
    ...(h1 === null ? {} : { h1: shorten(h1.value, maxTitleChars) }),
    ...(description === null ? {} : { description: shorten(description.value, maxDescriptionChars) }),
    ...(declaredLanguage === null ? {} : { lang_declared: shorten(declaredLanguage.value, maxTitleChars) }),
    ...(detected === null ? {} : { lang_detected: detected }),
    ...(author === null ? {} : { author: shorten(author.value, maxTitleChars) }),
    ...(publisher === null ? {} : { publisher: shorten(publisher.value, maxTitleChars) }),
    ...(published === null ? {} : { published_at: published.day }),
    ...(modified === null ? {} : { modified_at: modified.day }),
    ...(shown === null ? {} : { shown_at: shown }),
    date_evidence: evidence.map(({ day, role, place, raw }) => ({ day, role, place, text: raw })),
  };
}
