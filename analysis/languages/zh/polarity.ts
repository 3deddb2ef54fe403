/** Chinese words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: '不 没 沒 无 無 未 非',
  notDenials: '不同 不仅 不僅 不断 不斷 不错 不錯 不但 不过 不過 不少 无线 無線 无论 無論 非常 未来 未來',
  opposites:
    '允许/禁止 允許/禁止 可以/禁止 免费/收费 免費/收費 必须/可选 增加/减少 增加/減少 最大/最小 最高/最低 开放/关闭',
};
