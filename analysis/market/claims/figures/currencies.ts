/** Spellings of currencies on pages. */
import { languagePack } from '../../../languages/packs.ts';

/** Signs and codes before or after a figure. `$`, `¥`, `kr` and `Rs` depend on the country. */
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
  HUF: HUF
  SEK: SEK
  NOK: NOK
  DKK: DKK
  RUB: ₽ RUB
  UAH: ₴ UAH
  TRY: ₺
  ILS: ₪ ILS
  VND: ₫ VND
  PHP: ₱
  NGN: ₦ NGN
  ZAR: ZAR
  AED: AED
  SAR: SAR
  EGP: EGP
  PKR: PKR
  IDR: IDR Rp
`;

/** Countries that write their own currency as `$`; elsewhere it means US dollars. */
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

/** Spellings after the figure, for languages in which `kr` is a currency. */
const crowns = ['kr', 'kr.', 'kronor', 'kroner'];

/** A spelling and its ISO 4217 code. */
export interface CurrencySpelling {
  text: string;
  code: string;
  /** Whether it can precede the figure. */
  leads: boolean;
}

/** By country: what means something else elsewhere, the language in "PHP 8.5", feet in "10 Ft", "TRY 3 FREE". */
const homeSpellings: ReadonlyMap<string, CurrencySpelling> = new Map([
  ['HU', { text: 'Ft', code: 'HUF', leads: false }],
  ['PH', { text: 'PHP', code: 'PHP', leads: true }],
  ['TR', { text: 'TRY', code: 'TRY', leads: true }],
]);

/** Returns the spellings of currencies on a page in `language` shown in `country`, longest first. */
export function currencySpellings(language: string, country: string): CurrencySpelling[] {
  const { currencies, currencySigns } = languagePack(language).figures ?? {};
  const crown = currencySigns?.kr;
  const home = homeSpellings.get(country);
  const local = [
    { text: '$', code: (Object.hasOwn(dollars, country) ? dollars[country] : undefined) ?? 'USD', leads: true },
    ...['¥', '￥'].map((text) => ({ text, code: currencySigns?.[text] ?? 'JPY', leads: true })),
    ...['Rs.', 'Rs'].map((text) => ({ text, code: country === 'PK' ? 'PKR' : 'INR', leads: true })),
    ...(home === undefined ? [] : [home]),
    ...(crown === undefined ? [] : crowns.map((text) => ({ text, code: crown, leads: false }))),
  ];
  return [...read(signs.trim().split('\n'), true), ...read((currencies ?? '').split('|'), false), ...local].sort(
    (a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1),
  );
}

/** Parses `code: spelling spelling`; an underscore is a space inside a spelling. */
function read(lines: readonly string[], leads: boolean): CurrencySpelling[] {
  return lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const code = line.slice(0, at).trim();
    const texts = line.slice(at + 2).split(/\s+/u);
    return texts.filter((text) => text !== '').map((text) => ({ text: text.replaceAll('_', ' '), code, leads }));
  });
}
