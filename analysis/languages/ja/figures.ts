/** How Japanese writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: false,
  hasSpacedThousands: false,
  magnitudes: '千=3 万=4 億=8 兆=12',
  units: `mm: ミリ ミリメートル|cm: センチ センチメートル|m: メートル|km: キロメートル|[in_i]: インチ|mg: ミリグラム|g: グラム|kg: キロ キログラム|t: トン
    |m2: 平方メートル 平米|mL: ミリリットル|L: リットル|s: 秒|min: 分 分間|h: 時間|d: 日間 日|wk: 週間|mo: か月 ヶ月 ヵ月 カ月 ケ月 箇月|a: 年間 年
    |deg: 度|W: ワット|kW: キロワット|V: ボルト|dB: デシベル|kcal: カロリー キロカロリー|lm: ルーメン|%: パーセント`,
  currencies: 'JPY: 円|USD: ドル|EUR: ユーロ',
  currencySigns: null,
};
