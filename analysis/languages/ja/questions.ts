/** How Japanese asks. */
import type { Questions } from '../questions.ts';

/** Where a Japanese heading or its clause ends. */
const end = '(?=$|[？?！!。｜|（(：:・、\\s])';
/** … or goes on with a particle: 選び方を解説, 使い方と注意点. */
const endOrParticle = '(?=$|[？?！!。｜|（(：:・、\\sをと])';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: null,
  places: [
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
  genuine: null,
  cues: { compare: '違い|比較', risk: '危険|安全|リスク|デメリット|副作用', price: '値段|価格|料金|費用|いくら' },
  steps: /(?:方法|やり方|作り方|使い方|するには)/u,
  figures: 'いくつ|いくら|いつ|何(?:年|月|日|人|個|時|歳|回|パーセント|キロ|メートル)|どのくらい|どれくらい',
  about: '「$1」について、どのようなことを知っておくべきですか？',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
