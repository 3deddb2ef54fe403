/** Builds the pages that tests of measures read, from their blocks. */

import { documentFacts } from '../../analysis/extract/facts/document-facts.ts';
import { parsePage } from '../../analysis/extract/parse/parse.ts';
import { cutPassages } from '../../analysis/extract/passages.ts';
import { questionAnswers } from '../../analysis/extract/question-answers.ts';
import { type AnalyzedPage, analyzePage, type ReadDocument } from '../../analysis/read/analyzed-page.ts';
import type { PageKind } from '../../analysis/report/vocabulary.ts';
import { analyzerFor } from '../../analysis/text/analyzer.ts';
import { countWords } from '../../analysis/text/words.ts';

/**
 * A page of `domain` whose blocks are paragraphs; headings when they begin with `#`s (as many as their level); lists of
 * one item when they begin with `- `, or with `1. ` where its items are numbered.
 */
export function measuredPage(
  source_id: string,
  domain: string,
  blocks: readonly string[],
  { language = 'en', title, facts = {}, kind = 'article', path = '' }: MeasuredPageOptions = {},
): AnalyzedPage {
  const document = documentOf(blocks, language, title, facts);
  return analyzePage(
    { source_id, domain },
    { url: `https://${domain}/${path}`, ...document, page_kind: { kind, confidence: 1, evidence: [] } },
    analyzerFor(language),
  );
}

interface MeasuredPageOptions {
  language?: string;
  title?: string;
  facts?: Partial<Facts>;
  kind?: PageKind;
  path?: string;
}

type Facts = ReadDocument['facts'];

/** What a page says of itself that says nothing. */
const noFacts = documentFacts({
  root: parsePage(new Uint8Array()).root,
  url: 'https://nowhere.example/',
  htmlChars: 0,
});

function documentOf(
  blocks: readonly string[],
  language: string,
  title: string | undefined,
  facts: Partial<Facts>,
): Omit<ReadDocument, 'url' | 'page_kind'> {
  const placed: ReadDocument['blocks'] = [];
  let above: { level: number; text: string }[] = [];
  let start = 0;
  for (const written of blocks) {
    const [, signs = '', heading] = /^(#{1,6}) (.*)$/u.exec(written) ?? [];
    const [, sign, item] = /^(-|1\.) (.*)$/u.exec(written) ?? [];
    const text = heading ?? item ?? written;
    const place = { text, start, end: start + text.length };
    const heading_path = above.map((outer) => outer.text);
    if (item !== undefined) {
      placed.push({ kind: 'list', ordered: sign === '1.', heading_path, ...place });
    } else if (heading === undefined) {
      placed.push({ kind: 'paragraph', heading_path, ...place });
    } else {
      above = above.filter(({ level }) => level < signs.length);
      placed.push({ kind: 'heading', level: signs.length, heading_path: above.map((outer) => outer.text), ...place });
      above = [...above, { level: signs.length, text }];
    }
    start = place.end + 1;
  }
  const text = placed.map((block) => block.text).join('\n');
  const passages = cutPassages(placed, text, (passage) => countWords(passage, language));
  return {
    text,
    passages,
    questionAnswers: questionAnswers({ blocks: placed, passages, text, items: [], language }),
    blocks: placed,
    limits: [],
    modelInstructions: [],
    subheadings: { headings: [], boldLines: [], boldLabels: [] },
    openQuestions: [],
    confidence: 1,
    boilerplate_ratio: 0,
    facts: { ...noFacts, title: title === undefined ? null : { value: title, where: 'title' }, ...facts },
  };
}
