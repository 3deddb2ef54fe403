/** How Thai writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: false,
  hasSpacedThousands: false,
  magnitudes: 'พันล้าน=9 ล้าน=6 แสน=5 หมื่น=4 พัน=3',
  units: `mm: มิลลิเมตร มม.|cm: เซนติเมตร ซม. ซม|m: เมตร|km: กิโลเมตร กม.|[in_i]: นิ้ว|mg: มิลลิกรัม|g: กรัม|kg: กิโลกรัม กก. กก กิโล|m2: ตารางเมตร ตร.ม.
    |mL: มิลลิลิตร|L: ลิตร|s: วินาที|min: นาที|h: ชั่วโมง|d: วัน|wk: สัปดาห์|mo: เดือน|a: ปี|deg: องศา|Cel: องศาเซลเซียส|W: วัตต์|V: โวลต์|dB: เดซิเบล
    |kcal: แคลอรี|%: เปอร์เซ็นต์`,
  currencies: 'THB: บาท|USD: ดอลลาร์',
  currencySigns: null,
};
