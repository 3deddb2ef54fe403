/** How languages ask that leave the question word where the answer would stand, or end a question with a particle. */
import type { QuestionFacet } from './question-openings.ts';

/**
 * Patterns by facet, in their order, over text in lower case and one spelling (see `spelling` in question-words.ts):
 * Hindi without the dots that many leave out. `plain` is a question for yes or no.
 */
export type QuestionPattern = readonly [QuestionFacet | 'plain', RegExp];

/** Where a Japanese heading or its clause ends. */
const end = '(?=$|[？?！!。｜|（(：:・、\\s])';
/** … or goes on with a particle: 選び方を解説, 使い方と注意点. */
const endOrParticle = '(?=$|[？?！!。｜|（(：:・、\\sをと])';

export const questionPlaces: Readonly<Record<string, readonly QuestionPattern[]>> = {
  ja: [
    ['price', /いくら(?=です|でし|か|に|まで|もら|必要|[？?])|何円|(?:は|、)いくら$/u],
    ['why', /なぜ|どうして(?!も)|何故|なんで(?!す|し|も|は)/u],
    ['when', /(?<![あこそや])いつ(?!も|か(?!ら)|でも|の間|まで(?:も|たっても))|何時(?!間)|何月/u],
    ['where', /どこ(?!でも|か(?!ら)|も|まで(?:も))/u],
    [
      'which',
      /(?<![なほ])どの(?!よう|くらい|ぐらい|みち)|どれ(?!くらい|ぐらい|も|ほど|だけ|でも|か)|ど(?:ちら|っち)(?!も|でも|か(?!ら))|どんな/u,
    ],
    ['who', /誰(?!でも|も|し|か(?!ら))/u],
    ['what', /どういう/u],
    [
      'how',
      /(?<!ぶ)どう(?=や|す|し[たまよ]|な[らりるれっ]|違|選|使|変|決|ちが)|どのよう|どの(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|ほど|だけ)/u,
    ],
    ['how', /何(?:年|日|回|歳|個|人|分|度|本|枚|件|割|種類|キロ|か月|ヶ月|カ月|時間)(?!も|でも|か(?!か|ら))/u],
    [
      'what',
      new RegExp(
        `とは${end}|とは(?:何|なに|どんな)|(?<!幾)何(?!も|か(?!ら)|でも|度|より|卒|ごと|とぞ|らか|とか|という)|なに[がを]`,
        'u',
      ),
    ],
    ['how', new RegExp(`(?:方法|手順|仕方|やりかた|見方)${endOrParticle}`, 'u')],
    // The way to do something: 選び方, 使い方; not a person or a comparison (安い方).
    [
      'how',
      new RegExp(
        `(?:[きしちにびみりぎえけせてねべめれげじ]|(?<![多安高良よ悪近遠若強弱早少な短長軽重たが])い)方${endOrParticle}`,
        'u',
      ),
    ],
    ['plain', new RegExp(`(?:です|ます|でしょう|ません|でした|ました|べき|必要|可能|だろう|る|の)か${end}`, 'u')],
  ],
  zh: [
    [
      'price',
      /多少[钱錢]|(?:价格|價格|费用|費用|价钱|價錢)\p{Script=Han}{0,3}(?:多少|几|幾|怎[么麼]样|如何)|[贵貴]不[贵貴]|几[块塊元]|幾[塊元]/u,
    ],
    ['why', /[为為]什[么麼]|[为為]何|[为為]啥|怎[么麼]会|怎[麼么]會/u],
    ['when', /何[时時]|什[么麼][时時]候|哪天|哪年|几点|幾點/u],
    ['where', /哪[里裡裏儿兒]|何[处處]|什[么麼]地方/u],
    ['which', /哪(?!怕)/u],
    ['who', /[谁誰]/u],
    [
      'how',
      /如何|怎[么麼](?!回事)|怎[样樣]|多少|多久|多[长長](?:[时時][间間])?|多大|多高|多[远遠]|[几幾](?:年|天|次|个月|個月|小时|小時|分钟|分鐘)(?=[？?]|$)/u,
    ],
    ['what', /什[么麼](?![都也])|甚[么麼]|是啥|怎[么麼]回事|何[为為]/u],
    ['plain', /[吗嗎](?=[？?！!\s，,。]|$)|呢(?=[？?\s]|$)|(\p{Script=Han})不\1|有[没沒]有|是否|能否|可否/u],
  ],
  ko: [
    ['price', /얼마(?:인가|예요|나 (?:하|드)|입니까|[?？]|$)|(?:가격|비용)\S{0,2} ?얼마/u],
    ['why', /(?<![\p{L}])왜(?![\p{L}])|이유는 무엇/u],
    ['when', /언제/u],
    ['where', /어디/u],
    ['which', /어느|어떤/u],
    ['who', /누구|누가/u],
    ['how', /어떻게|얼마나|몇 ?(?:년|일|번|시간|개|명)|(?:하는 ?(?:법|방법)|방법)(?=$|[?？\s])/u],
    ['what', /무엇|뭐|뭔가|(?:이)?란(?=$|[?？\s])/u],
    ['plain', /(?:까|나요|인가요|은가요|는가요|가요)(?=$|[?？])/u],
  ],
  th: [
    ['price', /(?:ราคา|ค่า|บาท|เงิน).{0,40}(?:เท่าไหร่|เท่าไร|เท่าใด)|กี่บาท/u],
    ['why', /ทำไม|เพราะอะไร|เพราะเหตุใด|เหตุใด/u],
    ['when', /เมื่อไหร่|เมื่อไร|เมื่อใด|ตอนไหน/u],
    ['where', /ที่ไหน|จากไหน|ตรงไหน|ที่ใด/u],
    ['which', /(?:แบบ|ยี่ห้อ|ตัว|รุ่น|อัน|ชนิด|ประเภท|พันธุ์|เจ้า)ไหน|ไหนดี/u],
    ['who', /ใคร(?! ?ๆ)/u],
    ['how', /อย่างไร|ยังไง|ทำไง|แค่ไหน|เท่าไหร่|เท่าไร|เท่าใด|(?<!เ)กี่|นานไหม|^วิธี/u],
    ['what', /อะไร|คือ(?=$|[?？\s])/u],
    [
      'plain',
      /(?<!ผ้า|เส้น|ใย|หนอน|ตัว)ไหม(?=$|[?？!)\s])|มั้ย|มั๊ย|(?:หรือ|รึ)(?:เปล่า|ไม่|ยัง)(?=$|[?？!)\s])|ใช่ไหม|จริงหรือ(?=$|[?？\s])/u,
    ],
  ],
  hi: hindi([
    ['price', '(?:कीमत|दाम|खर्च|खर्चा|रुपये|रुपए|भाव|शुल्क|फीस|लागत)(?=.*कितन)|कितने (?:रुपये|रुपए|पैसे|का|की)'],
    ['why', 'क्यों|क्यूं|किसलिए'],
    ['when', 'कब|कब तक'],
    ['where', 'कहां|किधर'],
    ['which', 'कौन[ -]?(?:सा|सी|से)|किन|किस'],
    ['who', 'कौन|किसे|किसको|किसने|किन्हें|किसका|किसकी|किसके'],
    ['how', 'कैसे|कैसी|कैसा|कितना|कितनी|कितने'],
    // At the beginning क्या makes a question for yes or no, unless its verb follows at once.
    ['what', '(?<=[\\p{L}\\p{M}] )क्या|क्या (?:है|हैं|होता|होती|होते|करें|खाएं|पिएं)(?=$|[^\\p{L}\\p{M}])'],
    ['plain', '^क्या'],
  ]),
  tr: [
    ['price', /(?<![\p{L}])(?:kaç (?:lira|tl|para|euro)|ne kadar(?= tutar|[?]|$)|fiyatı (?:ne|kaç))/u],
    ['why', /(?<![\p{L}])(?:neden(?! ol)|niçin|niye)(?![\p{L}])/u],
    ['when', /(?<![\p{L}])ne zaman(?![\p{L}])/u],
    ['where', /(?<![\p{L}])(?:nerede|nereden|nereye)(?![\p{L}])/u],
    ['which', /(?<![\p{L}])(?:hangi|hangisi|hangileri)(?![\p{L}])/u],
    ['who', /(?<![\p{L}])(?:kim|kimler|kime)(?![\p{L}])/u],
    ['how', /(?<![\p{L}])(?:nasıl|kaç|ne kadar)(?![\p{L}])/u],
    ['what', /(?<![\p{L}])(?:nedir|nelerdir|ne demek|ne işe)(?![\p{L}])/u],
    ['plain', /(?<![\p{L}])m[ıiuü](?:dır|dir|dur|dür|yız|yiz)?(?=$|[?])/u],
  ],
};

/** Words of Hindi, which end where no letter or mark follows. */
function hindi(patterns: readonly (readonly [QuestionFacet | 'plain', string])[]): readonly QuestionPattern[] {
  return patterns.map(([facet, words]) => [
    facet,
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u'),
  ]);
}
