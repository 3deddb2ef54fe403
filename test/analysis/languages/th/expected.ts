/** A market of four pages on jasmine rice, in Thai. */
import type { Expectation } from '../expectation.ts';

export const th: Expectation = {
  keyword: 'ข้าวหอมมะลิ',
  country: 'TH',
  tokens: ['ข้าว', 'หอม', 'มะลิ'],
  terms: {
    ข้าวหอมมะลิ: 4,
    หุง: 4,
    ข้าวเก่า: 3,
    ข้าวใหม่: 3,
    กลิ่นหอม: 3,
    เมล็ดข้าว: 3,
    มอด: 2,
    ความชื้น: 2,
    ทัพพี: 2,
    ข้าวต้ม: 2,
    โรงสี: 2,
  },
  absent: ['และ', 'ที่', 'ไหม', 'ไหน', 'สอง', 'บาท', 'กิโลกรัม', 'นาที', 'ควร', 'หน้าแรก', 'คุกกี้', 'ข้าวต้มหรือข้าว'],
  questions: {
    ทำไมต้องซาวข้าว: 'why',
    หุงข้าวหอมมะลิใส่น้ำเท่าไหร่: 'how',
    'ข้าวหอมมะลิแท้ดูอย่างไร?': 'how',
    เก็บในตู้เย็นได้ไหม: undefined,
    ข้าวที่มอดขึ้นแล้วกินได้หรือเปล่า: undefined,
    ดัชนีน้ำตาลของข้าวหอมมะลิคืออะไร: 'what',
    ซื้อข้าวหอมมะลิที่ไหนดี: 'where',
    มอดข้าวมาจากไหน: 'where',
  },
  definitions: ['ข้าวหอมมะลิเป็นข้าวที่มีกลิ่นหอม', 'ข้าวใหม่คือข้าวที่เก็บเกี่ยว'],
  pages: {
    'krua-baan-suan': { published: '2026-03-12' },
    'rongsi-thungkula': { published: '2026-02-05', modified: '2026-02-05' },
    'sukkhaphap-dee': { published: '2026-01-20' },
    'banthuek-chaona': { published: '2026-04-28' },
  },
  readability: null,
  warnings: ['fewer_results', 'no_stemmer'],
  grade: 'C',
};
