/** The packs of every language that the engine reads, in the order of their codes. Written by `npm run languages`. */
import { af } from './af/reading.ts';
import { ar } from './ar/reading.ts';
import { az } from './az/reading.ts';
import { be } from './be/reading.ts';
import { bg } from './bg/reading.ts';
import { bn } from './bn/reading.ts';
import { br } from './br/reading.ts';
import { bs } from './bs/reading.ts';
import { ca } from './ca/reading.ts';
import { cs } from './cs/reading.ts';
import { cy } from './cy/reading.ts';
import { da } from './da/reading.ts';
import { de } from './de/reading.ts';
import { el } from './el/reading.ts';
import { en } from './en/reading.ts';
import { eo } from './eo/reading.ts';
import { es } from './es/reading.ts';
import { et } from './et/reading.ts';
import { eu } from './eu/reading.ts';
import { fa } from './fa/reading.ts';
import { fi } from './fi/reading.ts';
import { fo } from './fo/reading.ts';
import { fr } from './fr/reading.ts';
import { ga } from './ga/reading.ts';
import { gl } from './gl/reading.ts';
import { gu } from './gu/reading.ts';
import { ha } from './ha/reading.ts';
import { he } from './he/reading.ts';
import { hi } from './hi/reading.ts';
import { hr } from './hr/reading.ts';
import { hu } from './hu/reading.ts';
import { hy } from './hy/reading.ts';
import { id } from './id/reading.ts';
import { is } from './is/reading.ts';
import { it } from './it/reading.ts';
import { ja } from './ja/reading.ts';
import { ka } from './ka/reading.ts';
import { kk } from './kk/reading.ts';
import { km } from './km/reading.ts';
import { ko } from './ko/reading.ts';
import { ku } from './ku/reading.ts';
import { ky } from './ky/reading.ts';
import { la } from './la/reading.ts';
import type { LanguagePack } from './language-pack.ts';
import { lb } from './lb/reading.ts';
import { lg } from './lg/reading.ts';
import { lo } from './lo/reading.ts';
import { lt } from './lt/reading.ts';
import { lv } from './lv/reading.ts';
import { mi } from './mi/reading.ts';
import { mk } from './mk/reading.ts';
import { mn } from './mn/reading.ts';
import { mr } from './mr/reading.ts';
import { ms } from './ms/reading.ts';
import { my } from './my/reading.ts';
import { nb } from './nb/reading.ts';
import { ne } from './ne/reading.ts';
import { nl } from './nl/reading.ts';
import { nn } from './nn/reading.ts';
import { no } from './no/reading.ts';
import { pl } from './pl/reading.ts';
import { ps } from './ps/reading.ts';
import { pt } from './pt/reading.ts';
import { ro } from './ro/reading.ts';
import { ru } from './ru/reading.ts';
import { sa } from './sa/reading.ts';
import { sk } from './sk/reading.ts';
import { sl } from './sl/reading.ts';
import { sn } from './sn/reading.ts';
import { so } from './so/reading.ts';
import { sq } from './sq/reading.ts';
import { sr } from './sr/reading.ts';
import { st } from './st/reading.ts';
import { sv } from './sv/reading.ts';
import { sw } from './sw/reading.ts';
import { ta } from './ta/reading.ts';
import { th } from './th/reading.ts';
import { tl } from './tl/reading.ts';
import { tn } from './tn/reading.ts';
import { tr } from './tr/reading.ts';
import { ts } from './ts/reading.ts';
import { uk } from './uk/reading.ts';
import { ur } from './ur/reading.ts';
import { uz } from './uz/reading.ts';
import { vi } from './vi/reading.ts';
import { xh } from './xh/reading.ts';
import { yo } from './yo/reading.ts';
import { zh } from './zh/reading.ts';
import { zu } from './zu/reading.ts';

export const languagePacks: readonly LanguagePack[] = [
  af,
  ar,
  az,
  be,
  bg,
  bn,
  br,
  bs,
  ca,
  cs,
  cy,
  da,
  de,
  el,
  en,
  eo,
  es,
  et,
  eu,
  fa,
  fi,
  fo,
  fr,
  ga,
  gl,
  gu,
  ha,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  km,
  ko,
  ku,
  ky,
  la,
  lb,
  lg,
  lo,
  lt,
  lv,
  mi,
  mk,
  mn,
  mr,
  ms,
  my,
  nb,
  ne,
  nl,
  nn,
  no,
  pl,
  ps,
  pt,
  ro,
  ru,
  sa,
  sk,
  sl,
  sn,
  so,
  sq,
  sr,
  st,
  sv,
  sw,
  ta,
  th,
  tl,
  tn,
  tr,
  ts,
  uk,
  ur,
  uz,
  vi,
  xh,
  yo,
  zh,
  zu,
];
