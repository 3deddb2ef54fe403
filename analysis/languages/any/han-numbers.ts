/** Numbers in Chinese characters, for Chinese and Japanese. */
export const hanNumbers =
  '二=2 两=2 兩=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十=10 百=100 千=1000 万=10000 萬=10000 億=100000000 亿=100000000';
