/** Stop words by language: the lists of stopwords-iso, less the content words that they hold, with function words that they lack. */
import stopWordsIso from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { functionWords } from './function-words.ts';
import { normalizeWord } from './normalize.ts';

/** Version of `stopwords-iso` that the lists come from; a test holds it to the installed one. */
export const stopWordsVersion = '1.1.0';

/**
 * Words of the lists that carry meaning for a reader and so may begin or end a term ("home insurance",
 * "back pain", "price per month"). The English list is the widest and needs most of these.
 */
const contentWords: Record<string, string> = {
  en: `ai fi man men net ph tv uk web area areas back bill biol bottom caption case cases cause causes change changes computer copy cost cry date detail
    end face faces fact facts fire full front group groups hand height help high higher highest home homepage html
    importance important inc index information inner interest invention invested large larger largest length line list low
    lower man member members men microsoft mill million billion mug net netscape new newer newest novel number numbers old
    older oldest order page pages part parts place places point points power present problem problems research ring room
    rooms round science section self side sides site small smaller smallest special state states stop system test tests
    text thick thin time times tip tips top value web webpage website width word words work year years young younger
    youngest`,
  fr: `basee beau cher chers chère chères dos droite essai gens importe maximale minimale mot multiple multiples naturel naturelle naturelles nouveau nouveaux ouvert ouverte ouverts personne personnes pièce prix rare retour stop sujet valeur debout haut bas juste mince plein
    pur pure vif force petit petits`,
  de: `jahr jahre jahren kleine kleinen kleiner kleines lang lange leicht mann mensch menschen mittel ordnung recht rechte sache schluss startseite tag tage tagen teil uhr zeit hoch kurz rund offen erste erster
    erstes ersten satt`,
  es: 'cuenta día días dia dias empleo final gran grandes horas lado largo lugar mayor momento nueva nuevas nuevo nuevos país pais sal tiempo total trabajo valor',
  it: 'anni anno città comprare consiglio conclusione gente giorni giorno grande gruppo luogo mesi mondo nome nuovi nuovo paese parte persone piedi prima registrazione tempo terzo titolo vita',
  pt: 'ano anos apoio caminho corrente dia direita dúvida exemplo grande grandes grupo hora horas lado local lugar mês meses mil noite nome nova novas novo novos nível número obra pessoas ponto pontos povo questão sistema tempo tipo trabalho valor viagem',
  nl: 'vrij',
  ar: 'زيارة سنة سنوات صباح مساء قوة لقاء حار',
  hi: 'घर वर्ग',
  th: 'วัน เปิด',
};

/** Greek lists carry no accents, texts do. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Says whether a lower-cased word is a stop word, and how many the list has. */
export interface StopWords {
  size: number;
  has(word: string): boolean;
}

/** Nouns that are written in two kana; all other words of one or two are particles and pieces of endings. */
const shortKanaNouns = new Set(
  `そば すし みそ だし ごま ねぎ なす いか たこ かに うに もち ゆず うめ もも いぬ ねこ くま ひざ くつ かさ まめ むぎ いす ふろ なべ
  ゆば しわ`.split(/\s+/u),
);

/** What else is a stop word by its form alone. */
const byForm: Readonly<Record<string, (word: string, isListed: (word: string) => boolean) => boolean>> = {
  el: (word, isListed) => isListed(withoutAccents(word)),
  // And, so: written together with the word that follows.
  ar: (word, isListed) => /^[وف]../u.test(word) && isListed(word.slice(1)),
  ja: (word) => /^\p{Script=Hiragana}{1,2}$/u.test(word) && !shortKanaNouns.has(word),
};

const known = new Map<string, StopWords | null>();

/** The stop words of a language (ISO 639-1), in any of their spellings, or null where there is no list. */
export function stopWordsFor(language: string): StopWords | null {
  const code = language === 'nb' || language === 'nn' ? 'no' : language;
  let stopWords = known.get(code);
  if (stopWords === undefined) {
    stopWords = read(code);
    known.set(code, stopWords);
  }
  return stopWords;
}

function read(code: string): StopWords | null {
  const lists: Record<string, string[]> = stopWordsIso;
  const list = Object.hasOwn(lists, code) ? lists[code] : undefined;
  if (list === undefined) return null;
  const words = new Set(list.map((word) => word.normalize('NFC')));
  for (const kept of (contentWords[code] ?? '').split(/\s+/u)) words.delete(kept);
  for (const word of functionWords(code)) words.add(word.normalize('NFC'));
  const size = words.size;
  for (const word of [...words]) words.add(normalizeWord(word, code));
  const isListed = (word: string): boolean => words.has(word) || words.has(normalizeWord(word, code));
  const alsoByForm = Object.hasOwn(byForm, code) ? byForm[code] : undefined;
  return {
    size,
    has: (word) => isListed(word) || alsoByForm?.(normalizeWord(word, code), isListed) === true,
  };
}
