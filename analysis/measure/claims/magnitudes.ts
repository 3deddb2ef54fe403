/** Words that multiply the figure before them: `5 million`, `3,5 Mio.`, `12 lakh`, `3万`. */

const everywhere = 'k=3 K=3';

/** `word=power of ten`; an underscore stands for a space. */
const byLanguage: Record<string, string> = {
  en: 'thousand=3 million=6 billion=9 trillion=12 mn=6 bn=9 lakh=5 lakhs=5 crore=7 crores=7 M=6 B=9',
  fr: 'mille=3 millions=6 million=6 milliards=9 milliard=9 Md=9 M=6',
  de: 'Tausend=3 tausend=3 Tsd.=3 Millionen=6 Million=6 Mio.=6 Mio=6 Milliarden=9 Milliarde=9 Mrd.=9 Mrd=9 Billionen=12',
  es: 'mil_millones=9 mil=3 millones=6 millón=6 billones=12 billón=12 M=6',
  it: 'mila=3 mille=3 milioni=6 milione=6 miliardi=9 miliardo=9 mln=6 mld=9',
  pt: 'mil_milhões=9 mil=3 milhões=6 milhão=6 bilhões=9 bilhão=9 mi=6 bi=9',
  nl: 'duizend=3 miljoen=6 miljard=9 mln.=6 mln=6 mld.=9 mld=9',
  ru: 'тыс.=3 тысяч=3 тысячи=3 млн=6 миллионов=6 миллиона=6 млрд=9 миллиардов=9',
  ar: 'ألف=3 آلاف=3 مليون=6 ملايين=6 مليار=9 مليارات=9',
  hi: 'हज़ार=3 हजार=3 लाख=5 करोड़=7 करोड़=7 अरब=9 मिलियन=6 बिलियन=9',
  ja: '千=3 万=4 億=8 兆=12',
  zh: '千=3 百万=6 千万=7 万=4 萬=4 亿=8 億=8 万亿=12 兆=12',
  th: 'พันล้าน=9 ล้าน=6 แสน=5 หมื่น=4 พัน=3',
};

/** The words of `language` with what they multiply by. */
export function magnitudesOf(language: string): { text: string; factor: number }[] {
  const own = Object.hasOwn(byLanguage, language) ? ` ${byLanguage[language] ?? ''}` : '';
  return `${everywhere}${own}`.split(' ').map((entry) => {
    const [text = '', power = '0'] = entry.split('=');
    return { text: text.replaceAll('_', ' '), factor: 10 ** Number(power) };
  });
}
