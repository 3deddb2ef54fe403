/** A market of four pages on heat pumps, in German. */
import type { Expectation } from '../expectation.ts';

export const de: Expectation = {
  keyword: 'Wärmepumpe',
  country: 'DE',
  tokens: ['wärmepumpe'],
  terms: {
    wärmepumpe: 4,
    außengerät: 4,
    'luft-wasser-wärmepumpe': 3,
    jahresarbeitszahl: 3,
    vorlauftemperatur: 3,
    stromverbrauch: 3,
    heizkörper: 3,
    gasheizung: 3,
    kältemittel: 2,
    fußbodenheizung: 2,
  },
  absent: ['euro', 'prozent', 'meter', 'märz', 'fast', 'nötig', 'erreicht', 'datenschutz', 'impressum', 'cookies'],
  questions: {
    'Wie hoch ist die Förderung für eine Wärmepumpe?': 'how',
    'Wie laut ist das Außengerät?': 'how',
    'Was kostet eine Wärmepumpe?': 'price',
    'Welche Wärmepumpe passt zu welchem Haus': 'which',
    'Lohnt sich eine Wärmepumpe im Altbau?': undefined,
    'Wie funktioniert eine Wärmepumpe?': 'how',
  },
  definitions: ['Eine Wärmepumpe ist ein Gerät'],
  pages: {
    waermewerk: { published: '2026-03-03' },
    hausgespraech: { published: '2026-04-21' },
    'energie-lotse': { published: '2026-02-14', modified: '2026-02-14' },
    technikprobe: { published: '2026-01-08' },
  },
  readability: 'amstad',
  warnings: ['fewer_results'],
  grade: 'C',
};
