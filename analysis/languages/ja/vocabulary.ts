/** Japanese words: stop words, everyday words, and how nouns are written. */
import type { StopWords, Vocabulary } from '../language-pack.ts';

/** Nouns that are written in two kana; all other words of one or two are particles and pieces of endings. */
const shortKanaNouns = new Set(
  `そば すし みそ だし ごま ねぎ なす いか たこ かに うに もち ゆず うめ もも いぬ ねこ くま ひざ くつ かさ まめ むぎ いす ふろ なべ
  ゆば しわ`.split(/\s+/u),
);

export const stopWords: StopWords = {
  list: 'ja',
  contentWords: '',
  functionWords: `ましょう しょう ました ません でしょう でした ですが ですから ください くださ ありま しまう しまっ しましょう しない
    しなけれ したら すると すれば なれば なったら あれば させ させる できま できない できます くれる もらう もらえる
    もらえ あげる いただく いただき いただけ かもしれ あるいは つまり たとえば なぜ どうして どのよう どんな どう いくつか すべて
    とても もっと すぐ たくさん ちょっと かなり やはり やっぱり もちろん まず とくに そのまま このまま そんな こんな そういう
    こういう どういう なので だから けれど けれども くらい ぐらい つもり さまざま いろいろ いつも どちら なかには
    そのほか だんだん しっかり きちんと ちゃんと はじめて それも ちなみに しばらく ひとまず そのうち ならない なくなる
    どおり ごとに 場合 際 等`,
  byForm: (word) => /^\p{Script=Hiragana}{1,2}$/u.test(word) && !shortKanaNouns.has(word),
};

export const vocabulary: Vocabulary = {
  everyday: `方 物 事 約 後 前 中 間 内 外 上 下 今 次 他 例 差 形 一度 最初 最後 全て 全部 一番 必要 可能 大切 重要 簡単 便利 人気 おすすめ
    紹介 解説 説明 確認 利用 使用 方法 理由 原因 結果 目的 種類 内容 情報 詳細 参考 今回 今年 去年 昨年 来年 毎年 毎月 毎日 年末
    多く 少し 自分 皆さん 使う 使い 使っ 見る 見れ 出る 入る 入れ 行う 選ぶ 選び 選べる 届く 届い 届き 超える 超え 決まる 決まり
    受ける 受け 受け取る 受け取れる 持つ 知る 知っ 分かる 思う 言う 始める 始め 終わる 忘れ 忘れる 調べ 調べる 買う 買っ 作る 作り
    変わる 変わり 増える 減る 送る 送って 良い 高い 低い 安い 多い 少ない 大きい 小さい 新しい 早い 長い 短い 同じ うれしい 済む 一度に`,
  quantities:
    '一 円 年 月 日 分 時 秒 回 個 本 枚 件 人 名 歳 位 割 倍 度 点 つ キロ グラム キログラム リットル パーセント 一つ 二つ 三つ 年間 時間 以上 以下 以内 未満',
  linking: 'の',
};
