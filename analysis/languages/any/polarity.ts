/** Words that deny a sentence and words that are opposites, by language (ISO 639-1). */

/**
 * Denials in lower case, separated by spaces. A star stands for any letters. In languages written without spaces a
 * denial is found anywhere in a sentence.
 */
export const denials: Readonly<Record<string, string>> = {
  en: "not no never none nobody nothing neither nor cannot without lack lacks lacking *n't",
  fr: 'pas jamais aucun aucune sans ni nul nulle non',
  de: 'nicht kein* ohne nie niemals weder nichts niemand nein',
  es: 'no nunca jamás sin ningún ninguna ninguno ni tampoco nada nadie',
  it: 'non senza mai nessun* né niente',
  pt: 'não sem nunca jamais nenhum nenhuma nem nada',
  nl: 'niet geen zonder nooit niemand niets',
  ca: 'no sense mai cap ni',
  gl: 'non sen nunca ningún ningunha',
  ro: 'nu fără niciodată niciun nicio nimic',
  sv: 'inte ej utan aldrig ingen inget inga',
  da: 'ikke uden aldrig ingen intet',
  nb: 'ikke uten aldri ingen intet',
  no: 'ikke uten aldri ingen intet',
  nn: 'ikkje utan aldri ingen inga',
  is: 'ekki án aldrei enginn engin ekkert',
  fi: 'ei en et emme ette eivät ilman koskaan',
  et: 'ei pole ilma kunagi',
  pl: 'nie bez nigdy żaden żadna żadne brak',
  cs: 'ne není nejsou nemá nemají nelze nesmí bez nikdy žádn* nikoli',
  sk: 'nie bez nikdy žiadn* nemá nemajú nemožno nesmie',
  sl: 'ne ni niso nima nimajo brez nikoli noben*',
  hr: 'ne nije nisu nema nemaju bez nikada nikad',
  bs: 'ne nije nisu nema nemaju bez nikada nikad',
  sr: 'не није нису нема немају без никада ne nije nisu nema nemaju bez nikada',
  mk: 'не нема без никогаш',
  bg: 'не няма без никога',
  ru: 'не нет без никогда нельзя',
  uk: 'не немає без ніколи',
  be: 'не няма без ніколі',
  lt: 'ne nėra be niekada',
  lv: 'nav ne bez nekad',
  hu: 'nem nincs nincsenek soha sem nélkül',
  el: 'δεν δε μην όχι χωρίς ποτέ',
  tr: 'değil yok olmadan hiçbir hiç *maz *mez *mıyor *miyor *muyor *müyor',
  az: 'deyil yoxdur heç',
  kk: 'емес жоқ',
  ar: 'لا ليس ليست لم لن بدون غير',
  fa: 'نیست ندارد نمی* بدون هرگز',
  ur: 'نہیں بغیر',
  he: 'לא אין בלי ללא',
  hi: 'नहीं न मत बिना',
  mr: 'नाही नाहीत नको शिवाय',
  bn: 'না নেই নয়',
  gu: 'નથી નહીં વગર',
  id: 'tidak bukan tanpa belum jangan',
  ms: 'tidak bukan tanpa belum jangan',
  vi: 'không chưa chẳng',
  ko: '않* 없* 못 아니* 안',
  ja: 'ない ません なく なかった 不可',
  zh: '不 没 沒 无 無 未 非',
  th: 'ไม่',
  sq: 'nuk pa kurrë',
  eu: 'ez gabe inoiz',
  cy: 'nid ddim heb byth',
  ga: 'ní níl gan riamh',
  af: 'nie geen sonder nooit',
  eo: 'ne sen neniam',
  sw: 'si hakuna bila kamwe',
};

/** Words that contain the letters of a denial and deny nothing, in languages written without spaces. */
export const notDenials: Readonly<Record<string, string>> = {
  ja: '少ない 間違いない かもしれない なくとも なければ 危ない',
  zh: '不同 不仅 不僅 不断 不斷 不错 不錯 不但 不过 不過 不少 无线 無線 无论 無論 非常 未来 未來',
};

/** Pairs of opposites, `one/other`, separated by spaces. A denial of one is taken for the other. */
export const opposites: Readonly<Record<string, string>> = {
  en: `allowed/prohibited allowed/forbidden allowed/banned permit/forbid include/exclude open/closed more/less more/fewer
    higher/lower high/low increase/decrease increase/fall rise/fall free/paid legal/illegal required/optional
    mandatory/optional mandatory/voluntary compulsory/voluntary possible/impossible safe/dangerous safe/unsafe
    cheap/expensive cheaper/dearer before/after minimum/maximum best/worst faster/slower fast/slow larger/smaller
    bigger/smaller longer/shorter heavier/lighter heavy/light hot/cold accept/reject accepted/refused approved/rejected
    always/never all/none older/younger removable/fixed waterproof/permeable improve/worsen gain/lose quiet/loud
    limited/unlimited cover/exclude`,
  fr: `autorisé/interdit permis/interdit inclus/exclu ouvert/fermé plus/moins augmenter/diminuer hausse/baisse
    gratuit/payant obligatoire/facultatif possible/impossible cher/bon-marché avant/après minimum/maximum
    meilleur/pire rapide/lent grand/petit long/court lourd/léger chaud/froid accepté/refusé légal/illégal couvrir/exclure`,
  de: `erlaubt/verboten zulässig/unzulässig inbegriffen/ausgeschlossen offen/geschlossen geöffnet/geschlossen mehr/weniger
    höher/niedriger steigen/sinken kostenlos/kostenpflichtig verpflichtend/freiwillig möglich/unmöglich
    teuer/billig teurer/billiger vor/nach mindestens/höchstens schneller/langsamer größer/kleiner länger/kürzer
    schwer/leicht warm/kalt legal/illegal`,
  es: `permitido/prohibido incluido/excluido abierto/cerrado más/menos aumentar/disminuir subir/bajar gratis/pago
    obligatorio/opcional obligatorio/voluntario posible/imposible caro/barato antes/después mínimo/máximo mejor/peor
    rápido/lento grande/pequeño largo/corto pesado/ligero caliente/frío legal/ilegal`,
  it: `permesso/vietato incluso/escluso aperto/chiuso più/meno aumentare/diminuire obbligatorio/facoltativo
    possibile/impossibile caro/economico prima/dopo minimo/massimo migliore/peggiore`,
  pt: `permitido/proibido incluído/excluído aberto/fechado mais/menos aumentar/diminuir obrigatório/opcional
    possível/impossível caro/barato antes/depois mínimo/máximo melhor/pior`,
  nl: `toegestaan/verboten inbegrepen/uitgesloten open/gesloten meer/minder stijgen/dalen gratis/betaald verplicht/vrijwillig
    mogelijk/onmogelijk duur/goedkoop`,
  ja: '可能/不可能 無料/有料 必須/任意 最大/最小 最高/最低 増加/減少 禁止/許可',
  zh: '允许/禁止 允許/禁止 可以/禁止 免费/收费 免費/收費 必须/可选 增加/减少 增加/減少 最大/最小 最高/最低 开放/关闭',
};
