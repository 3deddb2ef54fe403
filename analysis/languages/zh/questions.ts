/** How Chinese asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: null,
  places: [
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
  genuine: null,
  cues: {
    compare: '区别|差异|不同|对比|还是',
    risk: '风险|危险|安全|有害|副作用|骗局',
    price: '价格|多少钱|费用|价钱|成本',
  },
  steps: /^(?:如何|怎么(?!样)|怎麼(?!樣)|怎样|怎樣)/u,
  figures: '多少|几[个年月天次岁人]|何时|什么时候|什么时间|哪一?年|哪一?天|多[久长大高远快重]|百分之几',
  about: '关于$1，需要了解什么？',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
