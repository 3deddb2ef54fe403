/** Patterns for measured figures in every language. */

export const percentage =
  /\p{N}\s?(?:[%％٪]|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|процент|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत|パーセント|เปอร์เซ็นต์|퍼센트)|百分之|ร้อยละ/iu;

/** An amount of money, thousands or millions. */
export const amount = new RegExp(
  [
    '[$€£¥₹₩฿₽]\\s?\\p{N}',
    '\\p{N}\\s?[$€£¥₹₩฿₽]',
    // Thousands, with the separator of any language.
    '\\p{N}{1,3}(?:[.,٬\u00a0\u202f ]\\p{N}{3})+',
    '\\p{N}\\s?(?:million|billion|millionen|milliarden|millions?|milliards?|millones|milhões|milioni|mio|mrd|млн|млрд|тыс)',
    '\\p{N}\\s?(?:万|萬|亿|億|円|元|만|억|원|مليون|مليار|ألف|آلاف|ريال|درهم|جنيه|دينار|लाख|करोड़|हज़ार|हजार|रुपये|रुपए|บาท|ล้าน|แสน)',
    '\\p{N}\\s?(?:euros?|dollars?|pounds?|francs?|kronor|kroner|złotych|руб)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'giu',
);
