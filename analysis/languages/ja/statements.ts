/** How Japanese states figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about: '約, およそ, おおよそ, だいたい, 平均, ほぼ, 概ね',
  atLeast: '最低, 少なくとも, 最小',
  atMost: '最大, 最高, 最長, 最大で',
  orMore: '以上, 超, から, ~',
  orLess: '以下, 未満, 以内, まで',
  between: '',
  and: 'と',
  to: 'から, ~, 〜, ～, より',
  per: '/, 毎',
  each: '',
  periods: '',
  on: '',
  verbs: {},
  adverbs:
    '一般的に, 通常, 通常は, 一般に, 平均して, だいたい, 平均で, 現在, 大体, 1日, 主に, わずか, 一般的には, 原則として, 年間, 月額, 年額, 毎月, 1か月, 1年',
  links: 'は, が, も, では',
  of: 'の',
  quantities: '',
  expect: '',
  toward: '',
  articles: '',
  quantifiers: '',
  breaks: '',
  relatives: '',
  unclear: 'これ, それ, この, その, こちら, 私, 弊社, 当社, 当店, 僕, あれ, ここ, わたし, 自分, うち, 我が家',
  doubtful: 'もし, 仮に, でしょうか, たとえば, 例えば, なら, の場合',
  own: '私は, 私の, 弊社, 当社, 当店, 僕, わが家, 我が家, 同僚',
  boilerplate: '分で読め, 読了, 公開日, 更新日, 前に, ©, カート',
  offers: 'オフ, 割引, クーポン, 送料, 配送, お届け, レビュー, 評価, 返品, 返金, 無料体験, セール, キャンペーン, 税込',
  comparisons: '増, 減, 高い, 低い, 安い, 早い, 前に, 後に, 向上, 削減',
  inverts: false,
  closings:
    'です, である, だ, 程度, 前後, ほど, くらい, ぐらい, が目安, が一般的, が必要, が多, が理想, がおすすめ, が推奨, が主流, が相場, が標準, から, 以上, 以下, 未満, で, と, かかり, かかる, 必要, になり, となり, とな, を目安, もあり, あり, ある, 続き, 使え, 持ち, 保ち, の範囲, に設定, まで, を超え, に達',
  unspaced: true,
};
