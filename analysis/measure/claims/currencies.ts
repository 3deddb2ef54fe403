/** How pages write money. */

/** Signs and codes that stand before or after a figure; `$`, `¥`, `kr` and `Rs` are one country's or another's. */
const signs = `
  USD: US$ USD
  EUR: € EUR
  GBP: £ GBP
  JPY: JPY
  CNY: CNY RMB
  INR: ₹ INR
  KRW: ₩ KRW
  CHF: CHF Fr.
  CAD: CAD C$ CA$
  AUD: AUD A$ AU$
  NZD: NZD NZ$
  HKD: HKD HK$
  SGD: SGD S$
  TWD: TWD NT$
  BRL: BRL R$
  MXN: MXN MX$
  THB: ฿ THB
  PLN: PLN zł
  CZK: CZK Kč
  HUF: HUF Ft
  SEK: SEK
  NOK: NOK
  DKK: DKK
  RUB: ₽ RUB
  UAH: ₴ UAH
  TRY: ₺ TRY TL
  ILS: ₪ ILS
  VND: ₫ VND
  PHP: ₱ PHP
  NGN: ₦ NGN
  ZAR: ZAR
  AED: AED
  SAR: SAR
  EGP: EGP
  PKR: PKR
  IDR: IDR Rp
`;

/** Names by language, which stand after the figure. */
const names: Record<string, string> = {
  en: 'USD: dollars dollar U.S._dollars US_dollars|EUR: euros euro|GBP: pounds_sterling|INR: rupees|CNY: yuan|JPY: yen',
  fr: 'EUR: euros euro|USD: dollars dollar|CHF: francs_suisses|GBP: livres_sterling',
  de: 'EUR: Euro Euros|USD: Dollar US-Dollar|CHF: Franken',
  es: 'EUR: euros euro|USD: dólares dólar|MXN: pesos_mexicanos',
  it: 'EUR: euro|USD: dollari|CHF: franchi',
  pt: 'EUR: euros euro|BRL: reais real|USD: dólares',
  nl: 'EUR: euro|USD: dollar',
  ar: 'USD: دولار دولارا دولارًا دولارات|EUR: يورو|SAR: ريال ريالا ريالًا ر.س|AED: درهم درهما درهمًا د.إ|EGP: جنيه جنيها جنيهًا ج.م',
  hi: 'INR: रुपये रुपए रुपया रुपयों रु. रू.|USD: डॉलर',
  ja: 'JPY: 円|USD: ドル|EUR: ユーロ',
  zh: 'CNY: 元 人民币 块 圆|USD: 美元 美金|EUR: 欧元|HKD: 港元 港币|TWD: 新台币 新臺幣|JPY: 日元',
  th: 'THB: บาท|USD: ดอลลาร์',
};

/** Countries whose own money is written `$`; elsewhere it means that of the United States. */
const dollars: Record<string, string> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
};

/** Written `kr`. */
const crowns: Record<string, string> = { sv: 'SEK', nb: 'NOK', nn: 'NOK', no: 'NOK', da: 'DKK', is: 'ISK' };

/** A spelling and the ISO 4217 code that it stands for. */
export interface CurrencySpelling {
  text: string;
  code: string;
  /** It may stand before the figure. */
  leads: boolean;
}

/** The spellings of money on a page in `language` that is shown in `country`, longest first. */
export function currencySpellings(language: string, country: string): CurrencySpelling[] {
  const own = Object.hasOwn(names, language) ? (names[language] ?? '') : '';
  const local = [
    { text: '$', code: (Object.hasOwn(dollars, country) ? dollars[country] : undefined) ?? 'USD', leads: true },
    ...['¥', '￥'].map((text) => ({ text, code: language === 'zh' ? 'CNY' : 'JPY', leads: true })),
    ...['Rs.', 'Rs'].map((text) => ({ text, code: country === 'PK' ? 'PKR' : 'INR', leads: true })),
    ...(Object.hasOwn(crowns, language)
      ? ['kr', 'kr.', 'kronor', 'kroner'].map((text) => ({ text, code: crowns[language] ?? '', leads: false }))
      : []),
  ];
  return [...read(signs.trim().split('\n'), true), ...read(own.split('|'), false), ...local].sort(
    (a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1),
  );
}

/** `code: spelling spelling`; an underscore stands for a space inside a spelling. */
function read(lines: readonly string[], leads: boolean): CurrencySpelling[] {
  return lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const code = line.slice(0, at).trim();
    const texts = line.slice(at + 2).split(/\s+/u);
    return texts.filter((text) => text !== '').map((text) => ({ text: text.replaceAll('_', ' '), code, leads }));
  });
}
