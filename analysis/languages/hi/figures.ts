/** How Hindi writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: false,
  hasSpacedThousands: false,
  magnitudes: 'हज़ार=3 हजार=3 लाख=5 करोड़=7 करोड़=7 अरब=9 मिलियन=6 बिलियन=9',
  units: `mm: मिमी मिलीमीटर|cm: सेमी सेंटीमीटर|m: मीटर|km: किमी किलोमीटर|[in_i]: इंच|[ft_i]: फीट फुट|mg: मिलीग्राम|g: ग्राम|kg: किग्रा किलो किलोग्राम
    |[sft_i]: वर्ग_फीट वर्ग_फुट|m2: वर्ग_मीटर|mL: मिली मिलीलीटर|L: लीटर|s: सेकंड सेकेंड|min: मिनट|h: घंटे घंटा घंटों|d: दिन दिनों
    |wk: सप्ताह हफ्ते हफ्तों|mo: महीने महीना महीनों माह|a: साल वर्ष सालों वर्षों|deg: डिग्री|Cel: डिग्री_सेल्सियस|W: वाट|kW: किलोवाट|V: वोल्ट|dB: डेसिबल
    |kcal: कैलोरी|%: प्रतिशत फीसदी फ़ीसदी`,
  currencies: 'INR: रुपये रुपए रुपया रुपयों रु. रू.|USD: डॉलर',
  currencySigns: null,
};
