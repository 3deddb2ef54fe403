/** Pages of the maximum size, each of which has very much of one thing. */

const article = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Standing desk</title></head><body><article><h1>Standing desk</h1>${body}</article></body></html>`;

/** Concatenates pieces until the page has `bytes`. */
function filled(bytes: number, piece: (index: number) => string): string {
  const parts: string[] = [];
  let size = 400;
  for (let index = 0; ; index++) {
    const next = piece(index);
    size += Buffer.byteLength(next);
    if (size > bytes) return parts.join('');
    parts.push(next);
  }
}

/** A word that is in no dictionary. */
const word = (index: number): string => `w${((index * 2_654_435_761) >>> 0).toString(36).replaceAll(/\d/gu, 'x')}`;

/** By name: builds a page of `bytes`. The page number makes the pages of one audit differ. */
export const largePages: Readonly<Record<string, (bytes: number, page: number) => string>> = {
  'short sentences': (bytes, page) => article(`<p>${page} ${filled(bytes, () => 'a. ')}</p>`),
  'one paragraph of the keyword': (bytes, page) => article(`<p>${page} ${filled(bytes, () => 'standing desk ')}</p>`),
  'different words': (bytes, page) => article(`<p>${filled(bytes, (index) => `${word(index + page)} `)}</p>`),
  'sentences of facts': (bytes, page) =>
    article(
      filled(
        bytes,
        (index) =>
          `<p>The standing desk model ${index} of Kestrel Barn costs $${index + page} and weighs ${index} kg.</p>`,
      ),
    ),
  'the same headings': (bytes, page) =>
    article(
      filled(
        bytes,
        (index) => `<h2>${word(3 * index)} ${word(3 * index + 1)}</h2><p>${word(index)} is a desk of page ${page}.</p>`,
      ),
    ),
  'the same list': (bytes, page) =>
    article(
      filled(bytes, (index) => `<p>A desk, ${page}, ${word(index)}.</p><ul><li>${word(index)} ${word(index + 1)}</ul>`),
    ),
  questions: (bytes, page) =>
    article(
      filled(
        bytes,
        (index) =>
          `<h2>What is a standing desk of kind ${word(index + page)}?</h2><p>It is a desk that stands, as ${word(index)} says.</p>`,
      ),
    ),
  names: (bytes, page) =>
    article(
      filled(
        bytes,
        (index) => `<p>Yesterday Anna ${word(index)}son and Kestrel ${word(index + page)} Ltd met Bruno Barn.</p>`,
      ),
    ),
  'tiny paragraphs': (bytes, page) => article(filled(bytes, (index) => `<p>desk ${index + page}</p>`)),
  'list items': (bytes, page) => article(`<ul>${filled(bytes, (index) => `<li>standing desk ${index + page}`)}</ul>`),
  'table cells': (bytes, page) =>
    article(`<table>${filled(bytes, (index) => `<tr><th>Height ${index}<td>${index + page} cm`)}</table>`),
  'empty elements': (bytes, page) => article(`${page}${filled(bytes, () => '<b></b>')}`),
  'nested elements': (bytes, page) => article(`${page}${filled(bytes, () => '<div>a')}`),
  attributes: (bytes, page) => article(`<p ${filled(bytes, (index) => `a${index}=${page} `)}>text</p>`),
  'a title': (bytes, page) => `<title>${filled(bytes, (index) => `standing desk ${index + page} `)}</title><p>text`,
  'JSON-LD': (bytes, page) =>
    article(
      `<script type="application/ld+json">[${filled(bytes, (index) => `{"@type":"Product","name":"Desk ${index + page}"},`)}{}]</script>`,
    ),
  Chinese: (bytes, page) =>
    article(`<p>${filled(bytes, (index) => `站立式办公桌第${index + page}号售价${index}元。`)}</p>`),
  'one word': (bytes, page) => article(`<p>${page}${'a'.repeat(bytes - 400)}</p>`),
};
