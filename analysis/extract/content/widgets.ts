/** Finds boxes that pages place next to their text: calendars, login forms, newsletters, lists of recent posts. */

import { attribute, type ElementNode } from '../parse/tree.ts';
import type { MeasuredPage } from './measure.ts';
import type { Block, Box, Scan } from './scanned-page.ts';

/** Titles of such boxes in languages of which the model knows few words. The whole title must match. */
const titles = new Set(
  (
    '最新评论 最新評論 最近评论 最新留言 最新文章 最近文章 近期文章 近期评论 热门文章 热门推荐 热点推荐 热门话题 热门标签 熱門文章 推荐阅读 推薦閱讀 ' +
    '推荐文章 相关文章 相关阅读 相关推荐 相關文章 相关新闻 相關新聞 延伸阅读 延伸閱讀 猜你喜欢 随机文章 文章分类 文章归档 文章存档 文章彙整 分类目录 ' +
    '分類 文章分類 归档 存档 日历 日曆 标签云 标签 標籤雲 站内搜索 搜索 搜尋 友情链接 友情連結 博客统计 站点统计 用户登录 会员登录 會員登入 登录 登入 ' +
    '个人资料 关于博主 博主信息 公告 排行榜 阅读排行 点击排行 今日推荐 编辑推荐 关注我们 分享到 扫码关注 版块导航 快速回复 ' +
    '最近の投稿 最近の記事 最新記事 最新の投稿 最近のコメント 最新コメント コメント一覧 人気記事 人気の記事 人気記事ランキング アクセスランキング ランキング おすすめ記事 ' +
    '関連記事 関連リンク あわせて読みたい カテゴリ カテゴリー カテゴリー一覧 アーカイブ 月別アーカイブ 過去の記事 カレンダー タグ タグクラウド プロフィール リンク リンク集 ' +
    'ブックマーク 検索 ブログ内検索 サイト内検索 ログイン 会員ログイン メタ情報 新着記事 新着情報 このブログについて このブログを検索 フォローする ブログランキング 最近のトラックバック ' +
    '최근글 최근댓글 최근게시물 인기글 카테고리 태그 달력 공지사항 로그인 관련글'
  ).split(' '),
);
/** A box that holds more than this share of the chosen text is content, whatever its title. */
const maxShare = 0.4;
/** The box around a form that asks for an address holds at most this many words: its heading, what it offers, a notice. */
const maxSignupWords = 60;
/** A form with more fields asks for a quote or an order. */
const maxSignupFields = 3;
/** Number cells that make a table a calendar: the days of the shortest month. */
const minDays = 28;
const maxDayCells = 60;

/** Returns a predicate for blocks in such boxes; `chosen` is the text so far. Linear in the boxes and blocks. */
export function inWidgets(page: MeasuredPage, chosen: readonly number[]): (block: number) => boolean {
  const { scan, texts } = page;
  const found = widgets(page);
  if (found.length === 0) return () => false;
  const isChosen = new Set(chosen);
  /** Chosen words before each block. `opened` counts, per block, dropped boxes that start there minus those that end. */
  const before = sumsOf(texts, (index) => isChosen.has(index));
  const opened = new Int32Array(scan.blocks.length + 1);
  for (const [first, end] of found) {
    if ((before[end] ?? 0) - (before[first] ?? 0) > (before[scan.blocks.length] ?? 0) * maxShare) continue;
    opened[first] = (opened[first] ?? 0) + 1;
    opened[end] = (opened[end] ?? 0) - 1;
  }
  let open = 0;
  const isOut = scan.blocks.map((_, index) => {
    open += opened[index] ?? 0;
    return open > 0;
  });
  return (block) => isOut[block] === true;
}

/** The words of the counted blocks before each block. */
function sumsOf(texts: MeasuredPage['texts'], isCounted: (block: number) => boolean): Float64Array {
  const before = new Float64Array(texts.length + 1);
  texts.forEach(({ units }, index) => {
    before[index + 1] = (before[index] ?? 0) + (isCounted(index) ? units : 0);
  });
  return before;
}

/** The blocks of each widget, as ranges. */
function widgets({ scan, texts }: MeasuredPage): [first: number, end: number][] {
  const found: [number, number][] = [];
  const before = sumsOf(texts, () => true);
  const wordsOf = ({ first, end }: Box): number => (before[end] ?? 0) - (before[first] ?? 0);
  for (const box of scan.boxes) {
    const { element, first, end } = box;
    if (end - first < 1) continue;
    const fields = element.tag === 'form' ? fieldsOf(element) : [];
    if (fields.includes('password')) found.push([first, end]);
    else if (fields.includes('email') && fields.length <= maxSignupFields && wordsOf(box) <= maxSignupWords) {
      const widest = widestBox(scan, box, (each) => wordsOf(each) <= maxSignupWords);
      found.push([widest.first, widest.end]);
    } else if (element.tag === 'table' && isCalendar(scan, first, end)) found.push([first, end]);
  }
  for (const block of scan.blocks) {
    if (block.text.length > 16 || !titles.has(block.text.replace(/[\s:：»>【】［］[\]]+/gu, ''))) continue;
    const { first, end } = boxOf(scan, block);
    found.push([first, end]);
  }
  return found;
}

/** The nearest box that holds more than the title. */
function boxOf({ boxes }: Scan, { container }: Block): Box {
  let box = boxes[container] as Box;
  while (box.end - box.first < 2 && box.parent >= 0) box = boxes[box.parent] as Box;
  return box;
}

/** The widest box around `box`, itself included, up to which all meet the condition. */
function widestBox({ boxes }: Scan, box: Box, meets: (box: Box) => boolean): Box {
  let widest = box;
  for (let next = boxes[widest.parent]; next !== undefined && meets(next); next = boxes[widest.parent]) widest = next;
  return widest;
}

const written = new Set(['text', 'email', 'password', 'tel', 'search', 'number', 'url', 'date']);

/** The types of the fields of a form that visitors write in. */
function fieldsOf(form: ElementNode): string[] {
  const fields: string[] = [];
  const stack: ElementNode[] = [form];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.tag === 'textarea') fields.push('textarea');
    const type = node.tag === 'input' ? (attribute(node, 'type')?.toLowerCase() ?? 'text') : '';
    if (written.has(type)) fields.push(type);
    for (const child of node.children) if (child.kind === 'element') stack.push(child);
  }
  return fields;
}

/** Whether the cells of a table are mostly days of a month. */
function isCalendar({ blocks }: Scan, first: number, end: number): boolean {
  if (end - first < minDays || end - first > maxDayCells) return false;
  let days = 0;
  for (let index = first; index < end; index++)
    if (/^(?:[1-9]|[12]\d|3[01])$/.test(blocks[index]?.text ?? '')) days += 1;
  return days >= minDays;
}
