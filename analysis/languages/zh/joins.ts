/** Joins pieces of Chinese text that a dictionary cuts too finely. */
import { endsInKanji } from '../any/han-kana.ts';
import type { JoinsPieces } from '../language-pack.ts';

/**
 * Chinese nouns of one character that end a longer one (净化器, 滤网, 保险费率). Only these are joined: a single
 * character after a noun is as often a verb or an adverb of its own.
 */
const heads = new Set(
  `器机機量网網率度性型类類品料费費价價税稅法者员員师師证證表图圖卡券期室房店厂廠场場站院校局业業学學额額金险險病症炎
  药藥片剂劑液膜板管灯燈车車船鞋衣裤褲帽包盒袋瓶杯锅鍋炉爐扇柜櫃桌椅床垫墊罩油酒茶水奶粉糖盐鹽酱醬醋肉鱼魚菜果汁饭飯
  材具物体體源层層口门門窗墙牆市县縣路街桥橋山河湖海岛島国國语語书書报報社队隊团團赛賽节節声聲音色味线線皮骨血毛虫蟲
  鸟鳥狗猫貓马馬牛羊猪豬鸡雞鸭鴨树樹花草木石土沙火电電光气氣风風雨雪云雲霾烟煙尘塵铁鐵钢鋼铜銅铝鋁银銀纸紙布棉丝絲
  球琴棋画畫歌舞剧劇`.replaceAll(/\s/gu, ''),
);

/** A lone character before a head is part of the noun unless it counts or points. */
const counters = new Set('一二三四五六七八九十两兩几幾百千万萬亿億半每个個台臺套件只支条條张張块塊杯瓶包盒袋片');

export const joinsPieces: JoinsPieces = (last, next, after, isStopWord) => {
  if (!heads.has(next.text) || !endsInKanji(last.text)) return false;
  // 增加|风量: two heads together make a word of their own.
  if (last.text.length > 1 && after?.start === next.end && heads.has(after.text)) return false;
  return !counters.has(last.text) && !isStopWord(last.text);
};
