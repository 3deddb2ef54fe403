/** The facts about your page: what it says it is, who may read and quote it, what is in it. */
import type { ReactNode } from 'react';
import { Allowed } from '../market/engines/ai-access.tsx';
import { day, nameOfLanguage, number, percent } from '../numbers.ts';
import { ReportLink } from '../parts/report-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable } from '../parts/section.tsx';
import type { UserPage } from '../shape.ts';
import { asHead, columnTitle, labels, say, sayFirst, shownPack, texts } from '../words.ts';

/** Names and values, in the order in which they are shown. */
export function factsOfPage(page: UserPage): [string, ReactNode][] {
  return [...whatItIs(page), ...whoMayReadIt(page), ...whatIsInIt(page)];
}

/** Words of the page, or that it has none. */
function text(value: string | undefined): ReactNode {
  return value === undefined || value === '' ? texts().parts.none : <ReportText>{value}</ReportText>;
}

function whatItIs({ final_url, redirects, http, identity }: UserPage): [string, ReactNode][] {
  const said = texts().gap.page;
  const { userPage } = labels();
  const { title, description } = shownPack().brief.labels;
  const { lang_detected: detected, lang_declared: declared } = identity;
  const date = identity.shown_at;
  return [
    [said.address, <ReportLink key="address" href={final_url} />],
    [said.redirects, number(redirects.length)],
    [
      asHead(userPage.answer),
      [
        `HTTP ${http.status}`,
        userPage.bytes(number(http.bytes)),
        ...(http.ttfb_ms === null ? [] : [said.firstByte(number(http.ttfb_ms))]),
      ].join(', '),
    ],
    [asHead(title), text(identity.title)],
    [sayFirst('zone', 'h1'), text(identity.h1)],
    [asHead(description), text(identity.description)],
    [
      said.language,
      [
        detected === undefined ? labels().unknown : nameOfLanguage(detected),
        said.declared(declared === undefined ? texts().parts.none : nameOfLanguage(declared)),
      ].join(', '),
    ],
    [said.authorAndPublisher, text([identity.author, identity.publisher].filter(Boolean).join(', '))],
    [said.date, date === undefined ? texts().parts.none : day(date)],
  ];
}

function whoMayReadIt({ access, render }: UserPage): [string, ReactNode][] {
  const said = texts().gap.page;
  const { canonical, max_snippet: longest } = access;
  const answers = { yes: labels().yes, no: labels().no, unknown: labels().unknown };
  return [
    [columnTitle('mayBeIndexed'), <Allowed key="indexed" value={access.indexable} />],
    [columnTitle('mayBeQuoted'), <Allowed key="quoted" value={access.snippet_allowed} />],
    [said.longestQuote, longest === null ? said.noLimit : texts().parts.count.characters(longest)],
    [said.withheld, percent(access.nosnippet_share)],
    [said.canonical, canonical === null || !canonical.self ? address(canonical?.href) : said.thisPage],
    [said.protection, <NotMeasurable key="protection" why="notFromOutside" />],
    [
      said.withoutScripts,
      `${texts().parts.count.words(render.raw_html_words)}, ${said.needsScripts(answers[render.js_dependent])}`,
    ],
  ];
}

function address(href: string | undefined): ReactNode {
  return href === undefined ? texts().parts.none : <ReportLink href={href} />;
}

function whatIsInIt({ extraction, structure, links, schema }: UserPage): [string, ReactNode][] {
  const said = texts().gap.page;
  const { userPage } = labels();
  return [
    [
      asHead(userPage.content),
      [texts().parts.count.words(extraction.words), said.accuracy(percent(extraction.confidence))].join(', '),
    ],
    [
      asHead(userPage.structure),
      Object.entries(structure)
        .map(([name, count]) => `${say('structure', name)} ${number(count)}`)
        .join(', '),
    ],
    [
      said.links,
      said.linkCounts({
        internal: links.internal,
        external: links.external,
        sources: links.citations_to_sources.length,
      }),
    ],
    [said.structuredData, text(schema.types.join(', '))],
    [said.faults, text(faultsOf(schema).join(' · '))],
    ['llms.txt', said.notChecked],
  ];
}

/** What a reader of the structured data would stumble over. */
function faultsOf({ errors, mismatch_with_visible: mismatches }: UserPage['schema']): string[] {
  const { faultNames, notVisible } = texts().gap.page;
  const nameOfFault = (code: string) =>
    Object.hasOwn(faultNames, code) ? faultNames[code as keyof typeof faultNames] : code.replaceAll('_', ' ');
  return [
    // What is wrong with JSON is told by the parser, in its own words: the name of the fault has to do.
    ...errors.map(({ code, detail }) =>
      code.endsWith('_json') ? nameOfFault(code) : `${nameOfFault(code)} (${detail})`,
    ),
    ...mismatches.map(({ type, property, value }) => notVisible(`${type}.${property}`, value)),
  ];
}
