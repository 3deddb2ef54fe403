/** The model's features of each block: its text, position, surroundings, and matches with the page's own metadata. */

import { addSurroundings, linkShare, surroundingFeatures } from './block-surroundings.ts';
import type { TextMeasures } from './block-text.ts';
import { headingLevel, type MeasuredPage } from './measure.ts';
import { phraseKinds } from './phrases.ts';
import type { Block } from './scanned-page.ts';
import { groupNames } from './vocabulary.ts';

/** Container tags that the model tells apart. */
const containers = 'p li td th div pre dt dd figcaption button label summary section article blockquote'.split(' ');
const textNames = (
  'units linkShare links strongShare wordLength capitals digits marksPerUnit sentencesPerUnit sentences ' +
  'endsSentence copyright money date separator startsLower question colon ellipsis number address ' +
  'heading preformatted'
).split(' ');

/** Feature names in the order of the trained model. */
export const blockFeatureNames: readonly string[] = [
  ...textNames.map((name) => `text.${name}`),
  ...phraseKinds.map((kind) => `phrase.${kind}`),
  ...containers.map((tag) => `container.${tag}`),
  ...groupNames.map((group) => `near.${group}`),
  ...['depth', 'index', 'fromEnd', 'start', 'charsBefore', 'afterHeading', 'charsFromHeading'].map(
    (name) => `place.${name}`,
  ),
  ...['copies', 'copiesBefore', 'inTitle', 'ofTitle', 'isHeading', 'inDescription', 'inSchema', 'hasSchema'].map(
    (name) => `says.${name}`,
  ),
  ...surroundingFeatures,
];

/**
 * Returns one row per block: `blockFeatureNames.length` numbers, then `ofPage`, the same for every block of the page.
 */
export function blockFeatures(page: MeasuredPage, ofPage: Float32Array = new Float32Array(0)): Float32Array {
  const { blocks } = page.scan;
  const width = blockFeatureNames.length + ofPage.length;
  const rows = new Float32Array(blocks.length * width);
  const titleWords = new Set(wordsOf(`${page.hints.title} ${page.hints.heading}`));
  const shared = {
    titleWords,
    description: page.hints.description.toLowerCase(),
    schema: shinglesOf(page.hints.schemaTexts),
  };
  for (let index = 0; index < blocks.length; index++) {
    const row: number[] = [];
    addText(row, page, index);
    addPlace(row, page, index);
    addSays(row, page, index, shared);
    addSurroundings(row, page, index);
    rows.set(row, index * width);
    rows.set(ofPage, index * width + blockFeatureNames.length);
  }
  return rows;
}

function addText(row: number[], { scan, texts }: MeasuredPage, index: number): void {
  const block = scan.blocks[index] as Block;
  const text = texts[index] as TextMeasures;
  row.push(
    Math.log1p(text.units),
    linkShare(block),
    block.links,
    block.strongChars / text.chars,
    text.chars / text.units,
    text.capitals,
    text.digits,
    text.marks / text.units,
    text.sentenceMarks / text.units,
    text.sentenceMarks,
    +text.endsSentence,
    +text.hasCopyright,
    +text.hasMoney,
    +text.hasDate,
    +text.hasSeparator,
    +text.startsLower,
    +text.isQuestion,
    +text.endsColon,
    +text.endsEllipsis,
    +text.isNumber,
    +text.hasAddress,
    headingLevel(scan.boxes, block),
    +block.isPreformatted,
  );
  const words = Math.max(1, text.words.length);
  for (const count of text.phrases) row.push(count / words);
  const tag = scan.boxes[block.container]?.element.tag;
  for (const each of containers) row.push(+(each === tag));
}

function addPlace(row: number[], page: MeasuredPage, index: number): void {
  const { scan, starts, headingBlock } = page;
  const block = scan.blocks[index] as Block;
  const width = groupNames.length;
  for (let group = 0; group < width; group++) row.push(scan.distances[block.box * width + group] ?? 0);
  const total = Math.max(1, starts[scan.blocks.length] ?? 1);
  const start = starts[index] ?? 0;
  row.push(
    scan.boxes[block.box]?.depth ?? 0,
    index,
    scan.blocks.length - index,
    start / total,
    start,
    headingBlock < 0 ? -1000 : Math.max(-999, Math.min(999, index - headingBlock)),
    headingBlock < 0 ? 0 : start - (starts[headingBlock] ?? 0),
  );
}

interface Said {
  titleWords: ReadonlySet<string>;
  description: string;
  schema: ReadonlySet<string>;
}

function addSays(row: number[], page: MeasuredPage, index: number, { titleWords, description, schema }: Said): void {
  const block = page.scan.blocks[index] as Block;
  const copies = page.copies[index];
  // A long block is never the title, so its words are not compared.
  const words = block.text.length > 600 ? [] : new Set(wordsOf(block.text));
  const size = Math.max(1, words instanceof Set ? words.size : 0);
  let inTitle = 0;
  for (const word of words) if (titleWords.has(word)) inTitle += 1;
  const probe = block.text.slice(0, 80).toLowerCase();
  const isLong = probe.length >= 20;
  row.push(
    copies?.total ?? 1,
    copies?.before ?? 0,
    inTitle / size,
    inTitle / Math.max(1, titleWords.size),
    +(index === page.headingBlock),
    +(isLong && description.includes(probe)),
    +(isLong && schema.has(wordsOf(probe).slice(0, shingle).join(' '))),
    Math.log1p(page.hints.schemaTexts[0]?.length ?? 0),
  );
}

/** Length in words of the shingles matched with JSON-LD texts: long enough to rule out chance matches. */
const shingle = 4;
/** At most this many words of JSON-LD texts are indexed; longer texts by their beginning. */
const maxSchemaWords = 50_000;

/** The set of all shingles of the texts, so that one lookup per block suffices however long they are. */
function shinglesOf(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  let left = maxSchemaWords;
  for (const text of texts) {
    const words = wordsOf(text.slice(0, 10 * left)).slice(0, left);
    left -= words.length;
    for (let i = 0; i + shingle <= words.length; i++) found.add(words.slice(i, i + shingle).join(' '));
  }
  return found;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
