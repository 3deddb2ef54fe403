/** Made-up AI overviews in every shape that SerpApi documents, with what each says and cites. serpapi.com/ai-overview */
import fc from 'fast-check';

/** What a document must not lose, collected while it is made. */
interface Made {
  text_blocks: object[];
  /** Every text of it, each a word that occurs once. */
  said: string[];
  /** Every index that some text of it cites. */
  cited: number[];
  /** The number of its references. */
  count: number;
}

type Choose = (options: number) => number;

const maxDepth = 3;

/** Documents, from the numbers by which their shapes are chosen. */
export const documents: fc.Arbitrary<Made> = fc
  .array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 120 })
  .map((numbers) => documentOf(numbers));

function documentOf(numbers: readonly number[]): Made {
  let at = 0;
  // When the numbers are used up, the first option is chosen: the document ends.
  const choose: Choose = (options) => (numbers[at++] ?? 0) % options;
  const made: Made = { text_blocks: [], said: [], cited: [], count: 1 + choose(30) };
  made.text_blocks = [blockOf(choose, made, 1), ...some(choose, () => blockOf(choose, made, 1))];
  return made;
}

function some<T>(choose: Choose, make: () => T): T[] {
  return Array.from({ length: choose(4) }, make);
}

function blockOf(choose: Choose, made: Made, depth: number): object {
  const shapes = depth < maxDepth ? 8 : 7;
  const shape = choose(shapes);
  if (shape === 0) return { type: 'paragraph', ...words(choose, made), video: { link: 'https://video.example/' } };
  if (shape === 1) return { type: 'heading', ...words(choose, made) };
  if (shape === 2) return { type: 'list', list: listOf(choose, made, depth), ...references(choose, made, 1) };
  if (shape === 3) return tableOf(choose, made);
  if (shape === 4) return comparisonOf(choose, made);
  if (shape === 5) return { type: 'code_block', code: word(made), language: 'text' };
  if (shape === 6) return { type: 'top_stories', top_stories: [{ title: word(made), link: 'https://news.example/' }] };
  const inner = [blockOf(choose, made, depth + 1), ...some(choose, () => blockOf(choose, made, depth + 1))];
  const subtitle = choose(2) === 1 ? { subtitle: word(made) } : {};
  return { type: 'expandable', title: word(made), ...subtitle, text_blocks: inner };
}

function listOf(choose: Choose, made: Made, depth: number): object[] {
  const entry = (): object => ({
    ...(choose(2) === 1 ? { title: word(made), thumbnail: 'https://x.example/1.png' } : {}),
    ...words(choose, made),
    ...(depth < maxDepth && choose(3) === 1 ? { list: listOf(choose, made, depth + 1) } : {}),
    ...(depth < maxDepth && choose(3) === 1 ? { text_blocks: [blockOf(choose, made, depth + 1)] } : {}),
  });
  return [entry(), ...some(choose, entry)];
}

/** A table as texts, in detail, or both; only the detail says what a cell cites. */
function tableOf(choose: Choose, made: Made): object {
  const columns = 1 + choose(3);
  const row = (): { snippet: string }[] => Array.from({ length: columns }, () => words(choose, made));
  const detailed = [row(), ...some(choose, row)];
  const table = detailed.map((cells) => cells.map(({ snippet }) => snippet));
  const given = [{ detailed }, { table, detailed }][choose(2)];
  return { type: 'table', ...given, ...references(choose, made, 1) };
}

function comparisonOf(choose: Choose, made: Made): object {
  const feature = (): object => ({ feature: word(made), values: [word(made), word(made)] });
  const comparison = [feature(), ...some(choose, feature)];
  return { type: 'comparison', product_labels: [word(made), word(made)], comparison, ...references(choose, made, 1) };
}

/** A piece of text with what it cites. */
function words(choose: Choose, made: Made): { snippet: string } {
  const snippet = word(made);
  return { snippet, ...references(choose, made, 0), ...{ snippet_highlighted_words: [snippet] } };
}

function references(choose: Choose, made: Made, least: number): object {
  const indexes = Array.from({ length: least + choose(3) }, () => choose(made.count));
  made.cited.push(...indexes);
  return indexes.length === 0 ? {} : { reference_indexes: indexes };
}

/** A word that no other text of the document holds. */
function word(made: Made): string {
  const text = `<${made.said.length}>`;
  made.said.push(text);
  return text;
}
