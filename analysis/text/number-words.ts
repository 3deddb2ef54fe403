/** Numbers written in words, and what they count in: like figures, they name nothing alone. */

const numbers: Record<string, string> = {
  en: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half
    percent dollar dollars euro euros pound pounds cent cents`,
  fr: `un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante
    soixante cent cents mille million millions milliard milliards dizaine douzaine moitié euro euros`,
  de: `eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig
    siebzig achtzig neunzig hundert tausend million millionen milliarde milliarden hälfte drittel prozent euro cent
    meter metern kilometer liter gramm kilogramm`,
  es: `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta
    sesenta setenta ochenta noventa cien ciento mil millón millones mitad euro euros metro metros`,
  it: 'uno due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta cinquanta cento mille milione milioni euro metri',
  pt: 'um dois três quatro cinco seis sete oito nove dez doze quinze vinte trinta cinquenta cem mil milhão milhões euro euros reais metros',
  nl: 'een twee drie vier vijf zes zeven acht negen tien twaalf vijftien twintig dertig vijftig honderd duizend miljoen miljard euro procent',
  ar: `واحد واحدة اثنان اثنين اثنتان ثلاث ثلاثة أربع أربعة خمس خمسة ست ستة سبع سبعة ثمان ثمانية تسع تسعة عشر عشرة عشرون عشرين
    ثلاثون ثلاثين أربعون خمسون خمسين مئة مائة ألف آلاف مليون مليار نصف ثلث ربع ريال ريالات درهم دينار جنيه دولار يورو غرام
    غراما جرام كيلو كيلوغرام لتر مل ملغ متر`,
  hi: `दो तीन चार पाँच छह छः सात आठ नौ दस ग्यारह बारह पंद्रह बीस पच्चीस तीस चालीस पचास सौ हज़ार लाख करोड़ आधा आधी आधे
    चौथाई डेढ़ ढाई पहला पहली दूसरा दूसरी तीसरा तीसरी रुपये रुपए रुपया ग्राम किलो लीटर मिली मीटर प्रतिशत`,
  ja: `一 二 三 四 五 六 七 八 九 十 百 千 万 億 円 年 月 日 分 時 秒 回 個 本 枚 件 人 名 歳 位 割 倍 度 点 つ キロ グラム
    キログラム リットル パーセント 一つ 二つ 三つ 年間 時間 以上 以下 以内 未満`,
  zh: `一 二 三 四 五 六 七 八 九 十 百 千 万 亿 两 半 元 块 年 月 日 天 个 次 台 套 款 种 岁 倍 度 点 小时 分钟 个月 万元 千元 平方米
    立方米 厘米 毫米 公斤 千克 克 毫克 微 微克 升 毫升 瓦 分贝 三个月 半年 百分之`,
  th: `หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน หมื่น แสน ล้าน ครึ่ง บาท กรัม กิโลกรัม กิโล ลิตร มิลลิลิตร เมตร
    เซนติเมตร ปี เดือน วัน สัปดาห์ ชั่วโมง นาที วินาที ครั้ง คน เปอร์เซ็นต์`,
};

/** Units of measure, written alike in most languages. */
const units = `cm mm km kg mg ml cl db hz ghz mb gb lb lbs oz ft inch inches min max am pm kwh kw kcal mah usd eur gbp chf`;

/** The number words, units, months and days of the week of a language (ISO 639-1), as far as they are known. */
export function numberWords(language: string): string[] {
  const words = Object.hasOwn(numbers, language) ? (numbers[language] ?? '') : '';
  return [...`${units} ${words}`.trim().split(/\s+/u), ...calendarWords(language)];
}

/** The months and days of the week in full, as Unicode CLDR has them; those of two words fall apart into everyday ones. */
function calendarWords(language: string): string[] {
  if (!/^[a-z]{2,3}$/u.test(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const month = new Intl.DateTimeFormat(language, { ...options, month: 'long' });
  const weekday = new Intl.DateTimeFormat(language, { ...options, weekday: 'long' });
  const names = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 15)));
  // The first of January 2024 was a Monday.
  names.push(...Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, 1 + index))));
  return names.map((name) => name.toLowerCase()).filter((name) => /^[\p{L}\p{M}]+$/u.test(name));
}
