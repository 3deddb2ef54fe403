/** Patterns for measured figures in every language. */

export const percentage =
  /\p{N}\s?(?:[%％٪]|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|процент|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत|パーセント|เปอร์เซ็นต์|퍼센트)|百分之|ร้อยละ/iu;

const moneyForms = [
  '[$€£¥₹₩฿₽]\\s?\\p{N}',
  '\\p{N}\\s?[$€£¥₹₩฿₽]',
  '\\p{N}\\s?(?:euros?|dollars?|pounds?|francs?|kronor|kroner|złotych|руб)(?![\\p{L}\\p{M}])',
  '\\p{N}\\s?(?:円|元|원|ريال|درهم|جنيه|دينار|रुपये|रुपए|บาท)',
];

/** An amount of money. */
export const money = new RegExp(moneyForms.join('|'), 'iu');

/** An amount of money, thousands or millions. */
export const amount = new RegExp(
  [
    ...moneyForms,
    // Thousands, with the separator of any language.
    '\\p{N}{1,3}(?:[.,٬\u00a0\u202f ]\\p{N}{3})+',
    '\\p{N}\\s?(?:million|billion|millionen|milliarden|millions?|milliards?|millones|milhões|milioni|mio|mrd|млн|млрд|тыс)',
    '\\p{N}\\s?(?:万|萬|亿|億|만|억|مليون|مليار|ألف|آلاف|लाख|करोड़|हज़ार|हजार|ล้าน|แสน)',
  ].join('|'),
  'giu',
);
