/** The model's features of each block: its text, position, surroundings, and matches with the page's own metadata. */

import { addSurroundings, linkShare, surroundingFeatures } from './block-surroundings.ts';
import type { TextMeasures } from './block-text.ts';
import { kinds, runsOf } from './characters.ts';
import type { FeatureRow } from './feature-row.ts';
import type { MeasuredPage } from './measure.ts';
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

/** Returns a function that writes the features of a block to a row, in the order of `blockFeatureNames`. */
export function blockFeatures(page: MeasuredPage): (index: number, row: FeatureRow) => void {
  const said = {
    titleWords: new Set(wordsOf(`${page.hints.title} ${page.hints.heading}`)),
    description: page.hints.description.toLowerCase(),
    schema: shinglesOf(page.hints.schemaTexts),
  };
  return (index, row) => {
    addText(row, page, index);
    addPlace(row, page, index);
    addSays(row, page, index, said);
    addSurroundings(row, page, index);
  };
}

function addText(row: FeatureRow, { scan, texts, levels }: MeasuredPage, index: number): void {
  const block = scan.blocks[index] as Block;
  const text = texts[index] as TextMeasures;
  row.add(Math.log1p(text.units));
  row.add(linkShare(block));
  row.add(block.links);
  row.add(block.strongChars / text.chars);
  row.add(text.chars / text.units);
  row.add(text.capitals);
  row.add(text.digits);
  row.add(text.marks / text.units);
  row.add(text.sentenceMarks / text.units);
  row.add(text.sentenceMarks);
  row.add(+text.endsSentence);
  row.add(+text.hasCopyright);
  row.add(+text.hasMoney);
  row.add(+text.hasDate);
  row.add(+text.hasSeparator);
  row.add(+text.startsLower);
  row.add(+text.isQuestion);
  row.add(+text.endsColon);
  row.add(+text.endsEllipsis);
  row.add(+text.isNumber);
  row.add(+text.hasAddress);
  row.add(levels[index] ?? 0);
  row.add(+block.isPreformatted);
  const words = Math.max(1, text.words);
  for (const count of text.phrases) row.add(count / words);
  const tag = scan.boxes[block.container]?.element.tag;
  for (const each of containers) row.add(+(each === tag));
}

function addPlace(row: FeatureRow, page: MeasuredPage, index: number): void {
  const { scan, starts, headingBlock } = page;
  const block = scan.blocks[index] as Block;
  const width = groupNames.length;
  for (let group = 0; group < width; group++) row.add(scan.distances[block.box * width + group] ?? 0);
  const total = Math.max(1, starts[scan.blocks.length] ?? 1);
  const start = starts[index] ?? 0;
  row.add(scan.boxes[block.box]?.depth ?? 0);
  row.add(index);
  row.add(scan.blocks.length - index);
  row.add(start / total);
  row.add(start);
  row.add(headingBlock < 0 ? -1000 : Math.max(-999, Math.min(999, index - headingBlock)));
  row.add(headingBlock < 0 ? 0 : start - (starts[headingBlock] ?? 0));
}

interface Said {
  titleWords: ReadonlySet<string>;
  description: string;
  schema: ReadonlySet<string>;
}

function addSays(row: FeatureRow, page: MeasuredPage, index: number, { titleWords, description, schema }: Said): void {
  const block = page.scan.blocks[index] as Block;
  const copies = page.copies[index];
  const { shared, distinct } = sharedWords(block.text, titleWords);
  const probe = block.text.slice(0, 80).toLowerCase();
  const isLong = probe.length >= 20;
  row.add(copies?.total ?? 1);
  row.add(copies?.before ?? 0);
  row.add(shared / Math.max(1, distinct));
  row.add(shared / Math.max(1, titleWords.size));
  row.add(+(index === page.headingBlock));
  row.add(+(isLong && description.includes(probe)));
  row.add(+(isLong && schema.size > 0 && schema.has(wordsOf(probe).slice(0, shingle).join(' '))));
  row.add(Math.log1p(page.hints.schemaTexts[0]?.length ?? 0));
}

/** The words of a text that the title has, among the distinct words of the text; these are not counted if none is. */
function sharedWords(text: string, titleWords: ReadonlySet<string>): { shared: number; distinct: number } {
  // A long block is never the title, so its words are not compared.
  const words = text.length > maxTitleChars || titleWords.size === 0 ? [] : wordsOf(text);
  if (!words.some((word) => titleWords.has(word))) return { shared: 0, distinct: 0 };
  const distinct = new Set(words);
  let shared = 0;
  for (const word of distinct) if (titleWords.has(word)) shared += 1;
  return { shared, distinct: distinct.size };
}

const maxTitleChars = 600;

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
  return runsOf(text.toLowerCase(), kinds.word);
}
