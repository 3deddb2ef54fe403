/** What a writer is told. */
import { describe, expect, test } from '@jest/globals';
import { evidenceBase } from '../../../../analysis/evidence/evidence-base.ts';
import { type BriefFacts, composeBrief, dominantType } from '../../../../analysis/market/brief/section.ts';
import type { ContentType } from '../../../../analysis/report/vocabulary.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { passage, question, topic, usable } from '../../written-sections.ts';

const analyzer = analyzerFor('en');
const facts: BriefFacts = {
  usable,
  keyword: { normalized: 'standing desk' },
  query: analyzer.analyze('standing desk').map(({ stem }) => stem),
  analyzer,
  results: [],
  questions: [],
  topics: [],
  passages: [],
  headings: new Map(),
  sites: new Map(),
  options: [],
};
const compose = (changes: Partial<BriefFacts>) => composeBrief({ ...facts, ...changes });
const typed = (...types: (ContentType | null)[]) =>
  types.map((content_type, index) => ({ source_id: `s${index + 1}`, content_type }));

test('there is none below three usable pages', () => {
  expect(compose({ usable: ['s1', 's2'] })).toBeNull();
});

describe('the recommended type', () => {
  test('is that of most results, the better ranked among equals', () => {
    expect(dominantType(typed('guide', 'product', 'product', null))).toBe('product');
    expect(dominantType(typed('guide', 'product', null))).toBe('guide');
    expect(dominantType([{ source_id: 's1' }, ...typed(null)])).toBeNull();
  });

  test('is none that nobody writes', () => {
    expect(compose({ results: typed('forum', 'forum', 'home', 'home', 'guide') })?.recommended_content_type).toBe(
      'guide',
    );
    expect(compose({ results: typed('forum') })?.recommended_content_type).toBeNull();
  });
});

describe('the outline', () => {
  const topics = [
    topic('t1', 'Price', 8, { passages: ['s1.p9', 's2.p9', 's3.p9'] }),
    topic('t2', 'What it is', 9, { passages: ['s1.p1', 's2.p1'], questions: ['q1'] }),
    topic('t3', 'Cable trays', 3),
    topic('t4', 'Our history', 2, { passages: ['s1.p2'] }),
  ];
  const passages = [
    passage('s1.p1', { start_ratio: 0, kind: 'answer' }),
    passage('s2.p1', { start_ratio: 0.2, kind: 'answer' }),
    passage('s5.p1', { start_ratio: 0.9, kind: 'definition' }),
    passage('s1.p9', { start_ratio: 0.1, kind: 'table' }),
    passage('s2.p9', { start_ratio: 0.8, kind: 'table' }),
    passage('s3.p9', { start_ratio: 0.7, kind: 'answer' }),
  ];

  test('cites the page whose heading it quotes first', () => {
    const headings = new Map([['t1', [{ text: 'What we charge', site: 'three.example' }]]]);
    const sites = new Map([1, 2, 3].map((n) => [`s${n}`, `${['one', 'two', 'three'][n - 1]}.example`]));
    const outline = compose({ topics, passages, headings, sites })?.outline ?? [];
    expect(outline.find(({ topic_id }) => topic_id === 't1')?.ev).toEqual(['t1', 's3.p9', 's1.p9', 's2.p9']);
  });

  test('has the core and common topics in the order in which the pages come to them', () => {
    const questions = [question('q1', 'What is it?', 1, { answered_by: [{ source_id: 's5', passage_id: 's5.p1' }] })];
    expect(compose({ topics, passages, questions })?.outline).toEqual([
      // Its question is answered by a definition.
      {
        heading: 'What it is',
        topic_id: 't2',
        headings: [],
        questions: ['q1'],
        target_passage_format: 'definition',
        ev: ['t2', 's1.p1', 's2.p1'],
      },
      // Begins at .1, .7 and .8 of the pages: .7 in the median.
      {
        heading: 'Price',
        topic_id: 't1',
        headings: [],
        questions: [],
        target_passage_format: 'table',
        ev: ['t1', 's1.p9', 's2.p9', 's3.p9'],
      },
      {
        heading: 'Cable trays',
        topic_id: 't3',
        headings: [],
        questions: [],
        target_passage_format: null,
        ev: ['t3'],
      },
    ]);
  });

  test('must cover the core topics, those of most pages first', () => {
    expect(compose({ topics })?.must_cover).toEqual(['t2', 't1']);
  });

  test('has sections only where pages have them; what else they treat is mentioned, and shows how rivals head it', () => {
    const headless = topics.map((each) => (each.id === 't3' ? { ...each, section_pages: [] } : each));
    const all = [...headless, topic('t5', 'Warranty', 5)];
    const headings = new Map([
      [
        't1',
        [
          { text: 'What does it cost?', site: 'a.example' },
          { text: 'Prices at a glance', site: 'b.example' },
          { text: 'Price', site: 'c.example' },
        ],
      ],
    ]);
    const written = compose({ topics: all, passages, headings });
    expect(written?.outline.map(({ topic_id }) => topic_id)).toEqual(['t2', 't1', 't5']);
    expect(written?.outline[1]?.headings?.map(({ site }) => site)).toEqual(['a.example']);
    expect(written?.mention).toEqual(['t3']);
  });

  test('has ten parts at most, of the topics with most sections', () => {
    const many = Array.from({ length: 30 }, (_, index) => topic(`t${index + 1}`, `Topic ${index}`, index < 20 ? 4 : 9));
    const parts = compose({ topics: many })?.outline.map(({ topic_id }) => topic_id) ?? [];
    expect(parts).toHaveLength(10);
    expect([...parts].sort()).toEqual(many.slice(20).map(({ id }) => id));
  });
});

describe('the list', () => {
  const option = (name: string, ...lengths: number[]): BriefFacts['options'][number] => ({
    ...{ name, type: 'product', k: lengths.length, n: 3, share_of_voice: 0.1, ev: [] },
    listed_by: lengths.map((of, at) => ({ source_id: `s${at + 1}`, position: 1, of, where: 'heading' })),
  });
  const options = [option('Oak Desk', 5, 8, 12), option('Elm Desk', 5, 8), option('Ash Desk', 5)];

  test('opens a page where most results are lists: as many names as rivals give, those that two name', () => {
    expect(compose({ results: typed('listicle', 'listicle', 'guide'), options })?.list).toEqual({
      names_range: [5, 8],
      names: ['Oak Desk', 'Elm Desk'],
      ev: ['s1', 's2', 's3'],
    });
  });

  test('is none on other pages, nor of fewer than three names or of one list', () => {
    expect(compose({ results: typed('guide', 'guide', 'listicle'), options })?.list).toBeNull();
    expect(compose({ results: typed('listicle'), options: options.slice(0, 2) })?.list).toBeNull();
    expect(
      compose({ results: typed('listicle'), options: ['a', 'b', 'c'].map((name) => option(name, 5)) })?.list,
    ).toBeNull();
  });
});

describe('the question to answer first', () => {
  const first = (changes: Partial<BriefFacts>) => compose(changes)?.answer_first;

  test('says the whole keyword; the results page’s comes before the pages’', () => {
    const questions = [
      question('q1', 'Which desk is best?', 9, { frequency: 9 }),
      question('q2', 'What is a standing desk?', 5, { frequency: 5 }),
      question('q3', 'Are standing desks worth it?', 1, { origin: 'paa', frequency: 0 }),
    ];
    expect(first({ questions: questions.slice(0, 1) })).toBeNull();
    expect(first({ questions: questions.slice(0, 2) })?.question_id).toBe('q2');
    expect(first({ questions })?.question_id).toBe('q3');
    const keyword = { normalized: 'how to build a standing desk' };
    const query = analyzer.analyze('build standing desk').map(({ stem }) => stem);
    const how = [
      question('q1', 'How often should you build a standing desk?', 9, { frequency: 9 }),
      question('q2', 'How to build a corner standing desk', 8, { frequency: 8 }),
      question('q3', 'How to build a standing desk', 5, { frequency: 5 }),
    ];
    expect(first({ keyword, query, questions: how })?.question_id).toBe('q3');
    const narrow = ['Does a standing desk help?', 'Why does a standing desk wobble under a monitor?'];
    expect(first({ questions: narrow.map((text, at) => question(`q${at + 1}`, text, 5)) })).toBeNull();
  });

  test('asks as the keyword does, where the keyword is a question', () => {
    const questions = [
      question('q1', 'Why use a standing desk?', 5, { frequency: 5 }),
      question('q2', 'What is a standing desk?', 2, { frequency: 2 }),
    ];
    expect(first({ questions, keyword: { normalized: 'what is a standing desk' } })?.question_id).toBe('q2');
  });

  test('comes with the length of the answers that pages give, where there are enough', () => {
    const asked = question('q1', 'What is a standing desk?', 3);
    const passages = [40, 60, 100].map((words, index) => passage(`s${index + 1}.p1`, { words }));
    expect(first({ questions: [asked], passages })).toEqual({ question_id: 'q1', words_range: [50, 80] });
    expect(first({ questions: [asked], passages: passages.slice(1) })).toEqual({
      question_id: 'q1',
      words_range: null,
    });
    const typical = { ...asked, typical_words: { p25: 30, p75: 70 } };
    expect(first({ questions: [typical], passages })).toEqual({ question_id: 'q1', words_range: [30, 70] });
  });
});

test('practices that were tested and do nothing are named with their studies', () => {
  const warned = compose({})?.do_not ?? [];
  expect(warned.map(({ practice }) => practice)).toEqual([
    'structured_data_for_citations',
    'llms_txt',
    'faq_for_its_own_sake',
    'keyword_stuffing',
    'length_for_itself',
    'rewriting_whole_page',
    'page_speed_beyond_reachability',
  ]);
  const known = new Set<string>(evidenceBase.map(({ id }) => id));
  for (const { grade, evidence_ids: ids, why } of warned) {
    expect(grade).toBe('X');
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(known).toContain(id);
    expect(why).toMatch(/\.$/u);
  }
});
