/** German words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'nicht kein* ohne nie niemals weder nichts niemand nein',
  notDenials: null,
  opposites: `erlaubt/verboten zulässig/unzulässig inbegriffen/ausgeschlossen offen/geschlossen geöffnet/geschlossen mehr/weniger
    höher/niedriger steigen/sinken kostenlos/kostenpflichtig verpflichtend/freiwillig möglich/unmöglich
    teuer/billig teurer/billiger vor/nach mindestens/höchstens schneller/langsamer größer/kleiner länger/kürzer
    schwer/leicht warm/kalt legal/illegal`,
};
