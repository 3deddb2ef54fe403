/** Passages: cut where a reader would quote, with the kind of answer they give. */
import { describe, expect, test } from '@jest/globals';
import type { BlockKind, DocumentBlock } from '../../../analysis/extract/content/document-block.ts';
import { cutPassages, type Passage } from '../../../analysis/extract/passages.ts';

type Sketch = Partial<DocumentBlock> & { kind: BlockKind; text: string };

function passagesOf(...sketches: Sketch[]): Passage[] {
  let at = 0;
  const blocks = sketches.map((sketch): DocumentBlock => {
    const block = { heading_path: [], ...sketch, start: at, end: at + sketch.text.length };
    at = block.end + 1;
    return block;
  });
  const countWords = (text: string): number =>
    /[\u0e00-\u9fff]/.test(text) ? text.length / 3 : text.split(/\s+/).length;
  return cutPassages(blocks, blocks.map(({ text }) => text).join('\n'), countWords, 'en');
}

const long =
  'This paragraph has a good many words in it so that it can stand on its own, and it says one thing after another until it is long enough.';

describe('cutting', () => {
  test('cut a long post between its sentences, and none in the middle of one', () => {
    const sentence = (word: string) => `${Array.from({ length: 60 }, () => word).join(' ')}.`;
    const text = ['Oak', 'Ash', 'Elm', 'Fir', 'Yew'].map(sentence).join(' ');
    const passages = passagesOf({ kind: 'post', text });
    expect(passages.map(({ words }) => words)).toEqual([60, 60, 60, 60, 60]);
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
    for (const passage of passages) expect(text.slice(passage.start, passage.end)).toBe(passage.text);
  });

  test('a few words that say nothing alone belong to the list below them', () => {
    const passages = passagesOf(
      { kind: 'paragraph', text: '$ 479' },
      { kind: 'list', text: 'A consultation by phone with one of our writers.' },
    );
    expect(passages.map(({ text }) => text)).toEqual(['$ 479\nA consultation by phone with one of our writers.']);
  });

  test('a price alone below its heading can be quoted, and other short lines cannot', () => {
    const heading = (text: string): Sketch => ({ kind: 'heading', text });
    const paragraph = (text: string): Sketch => ({ kind: 'paragraph', text });
    const passages = passagesOf(heading('Starter'), paragraph('$299'), heading('More'), paragraph('Order now'));
    expect(passages.map(({ text }) => text)).toEqual(['$299']);
  });

  test('headings lead passages and are none', () => {
    const passages = passagesOf(
      { kind: 'heading', text: 'Title', level: 1 },
      { kind: 'paragraph', text: long, heading_path: ['Title'] },
    );
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({ id: 'p1', text: long, heading_path: ['Title'], start: 6, start_ratio: 0.042 });
  });

  test('a short paragraph goes with the next, a long one stands alone', () => {
    const passages = passagesOf(
      { kind: 'paragraph', text: 'Short.' },
      { kind: 'paragraph', text: `${long} ${long} ${long}` },
      { kind: 'paragraph', text: long },
    );
    expect(passages.map(({ words }) => words)).toEqual([88, 29]);
  });

  test('a line that announces a list belongs to it', () => {
    const passages = passagesOf({ kind: 'paragraph', text: 'You need:' }, { kind: 'list', text: 'flour\nwater' });
    expect(passages.map(({ text }) => text)).toEqual(['You need:\nflour\nwater']);
  });

  test('posts are not joined', () => {
    expect(
      passagesOf({ kind: 'post', text: 'I agree with this.' }, { kind: 'post', text: 'So do I, mostly.' }),
    ).toHaveLength(2);
  });
});

describe('kinds', () => {
  test('a definition below a line with its date is one', () => {
    expect(
      passagesOf(
        { kind: 'paragraph', text: '3 March 2026' },
        { kind: 'paragraph', text: 'A desk is a table for work.' },
      ),
    ).toMatchObject([{ kind: 'definition' }]);
  });

  test.each<[string, Sketch, Passage['kind']]>([
    ['a numbered list', { kind: 'list', text: 'Mix it well.\nBake.', ordered: true }, 'steps'],
    ['a list', { kind: 'list', text: 'Salt and\nsome flour', ordered: false }, 'list'],
    ['two things side by side', { kind: 'table', text: 'Price in euros\t5\t7', columns: 3 }, 'comparison'],
    ['a table of facts', { kind: 'table', text: 'Weight in all\t5 kg', columns: 2 }, 'table'],
    ['a quote', { kind: 'quote', text: 'To be or not.' }, 'quote'],
    [
      'an English definition',
      { kind: 'paragraph', text: 'A sourdough starter is a mixture of flour and water.' },
      'definition',
    ],
    [
      'a German definition',
      { kind: 'paragraph', text: 'Ein Sauerteig ist ein Teig zur Herstellung von Brot.' },
      'definition',
    ],
    ['a French definition', { kind: 'paragraph', text: 'Le levain est une culture de levures.' }, 'definition'],
    ['a Chinese definition', { kind: 'paragraph', text: '搜索引擎优化是指提高网站排名的方法。' }, 'definition'],
    ['a Japanese definition', { kind: 'paragraph', text: 'サワードウとは、小麦粉と水の生地である。' }, 'definition'],
    [
      'a Spanish definition',
      { kind: 'paragraph', text: 'Las placas solares son una fuente de energía.' },
      'definition',
    ],
    ['an Arabic definition', { kind: 'paragraph', text: 'القهوة العربية هي مشروب من حبوب البن.' }, 'definition'],
    ['a Hindi definition', { kind: 'paragraph', text: 'हल्दी वाला दूध भारत का एक पुराना पेय है।' }, 'definition'],
    ['a Thai definition', { kind: 'paragraph', text: 'ข้าวใหม่คือข้าวที่เก็บเกี่ยวไม่เกินสี่เดือน' }, 'definition'],
    [
      'no definition, though its second sentence looks like one',
      { kind: 'paragraph', text: 'Etwa zwanzig Jahre. Der Verdichter ist das teuerste Teil.' },
      'answer',
    ],
    ['no definition, though something is', { kind: 'paragraph', text: 'It is a desk that we like.' }, 'answer'],
    ['no definition, but a dose', { kind: 'paragraph', text: 'बच्चे के लिए एक चम्मच काफ़ी है।' }, 'answer'],
    [
      'two prices behind their figures',
      { kind: 'paragraph', text: 'Une bouteille coûte 9,90 € et une autre 25 €.' },
      'statistic',
    ],
    ['two amounts in Japanese', { kind: 'paragraph', text: '年収500万円なら上限は6万円です。' }, 'statistic'],
    ['a percentage in Arabic', { kind: 'paragraph', text: 'تبلغ نسبة الرطوبة ١٢ في المئة تقريبا' }, 'statistic'],
    [
      'no definition, though a dash follows',
      { kind: 'paragraph', text: 'Quick analysis — 4 questions about the pension' },
      'answer',
    ],
    ['a Russian definition', { kind: 'paragraph', text: 'Закваска — это смесь муки и воды.' }, 'definition'],
    ['a percentage', { kind: 'paragraph', text: 'Last year 44 % of them moved.' }, 'statistic'],
    [
      'a percentage below a question',
      { kind: 'paragraph', text: 'About 44 % of them all.', heading_path: ['How many move'] },
      'answer',
    ],
    ['running text', { kind: 'paragraph', text: long }, 'answer'],
  ])('%s', (_name, sketch, kind) => {
    expect(passagesOf(sketch).map((passage) => passage.kind)).toEqual([kind]);
  });
});
