/** How Chinese writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: false,
  hasSpacedThousands: false,
  magnitudes: '千=3 百万=6 千万=7 万=4 萬=4 亿=8 億=8 万亿=12 兆=12',
  units: `mm: 毫米|cm: 厘米 公分|m: 米 公尺|km: 公里 千米|[in_i]: 英寸 吋|[ft_i]: 英尺|mg: 毫克|g: 克|kg: 公斤 千克|t: 吨 噸|m2: 平方米 平米|mL: 毫升
    |L: 升|s: 秒 秒钟|min: 分钟 分鐘|h: 小时 小時 个小时|d: 天|wk: 周 个星期 週|mo: 个月 個月|a: 年|deg: 度|Cel: 摄氏度|W: 瓦|kW: 千瓦|V: 伏
    |dB: 分贝 分貝|kcal: 千卡 卡路里|lm: 流明`,
  currencies: 'CNY: 元 人民币 块 圆|USD: 美元 美金|EUR: 欧元|HKD: 港元 港币|TWD: 新台币 新臺幣|JPY: 日元',
  currencySigns: { '¥': 'CNY', '￥': 'CNY' },
};
