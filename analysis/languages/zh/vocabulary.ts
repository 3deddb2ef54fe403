/** Chinese words: stop words, everyday words, and how nouns are written. */
import type { StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'zh',
  contentWords: '',
  functionWords: `只能 没有 不会 不能 不用 不要 还会 都会 就会 需要 应该 应当 可能 能够 已经 正在 一直 非常 比较 特别 尤其 通常 大约
    大概 左右 之间 之后 之前 以后 以前 以外 以内 以下 里 里面 外面 上面 下面 其实 一下 一点 一次 两次 多次 每次 每天 每年
    每月 每周 一年 几个 一套 一台 两个 三个 这种 那种 多久 多长 进来 起来 下来 上来 过去 只看 后来 完 先
    没 便 仅 仅仅 往往 多少钱 也许 或许 一定 必须 不同 常常 马上 同样`,
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `主要 影响 效果 数值 时间 方法 问题 情况 功能 作用 建议 选择 使用 购买 推荐 价格 适合 常见 部分 方面 类型 种类 原因 结果 家里
    时候 东西 选 买 换 开 用 放 看 做 装 带 吹 花 加 减 找 试 贵 新 旧 高 低 快 慢 好 差 多 少 大 小 长 短 重 轻 稳定 速度 吸 低于 高于 降到 升到 花了`,
  quantities:
    '一 半 元 块 年 月 日 天 个 次 台 套 款 种 岁 倍 度 点 小时 分钟 个月 万元 千元 平方米 立方米 厘米 毫米 公斤 千克 克 毫克 微 微克 升 毫升 瓦 分贝 三个月 半年 百分之',
  linking: '',
};
