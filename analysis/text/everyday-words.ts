/**
 * Everyday words: they mean something beside another word ("high protein", "small room", "easy recipe") and nothing
 * alone, whatever a page is about. They may begin or end a term, and do not make one by themselves.
 */
import { numberWords } from './number-words.ts';

const everyday: Record<string, string> = {
  en: `able access achieve add address adjust affect allow already amazing amount answer apply approach area ask aspect
    avoid available awesome back bad basic beautiful begin benefit big bit bottom bring brand build button buy calculate
    call care case cause certain challenge chance change check choice choose clear close collect combine come common
    complete consider contain continue control convenient correct cover create current custom daily day deal decide
    deep deliver depend desire detail determine develop different difference difficult direct discover double easy
    effect effective effort element end enjoy ensure entire essential especially exact example excellent exist expect
    experience explain explore extra extremely eye face fact factor fall fast favorite feature feel few fill final find
    fine first fit focus follow form free fresh friend front fun full future gain general gentle give goal good great
    group grow guide hand handle happen happy hard head hear heavy help high hold hour huge idea ideal immediate
    impact important improve include increase individual information inspiration instead interest introduce involve issue
    item job join key kind know large last late latest lead learn least leave left length less let level life light like
    limit line link list little live long look lose lot love low made main maintain major make manage mark matter maximum
    mean meet member mention mind minimum minute miss modern moment month move multiple name natural need new next nice
    normal note number offer official old open option order original outside pack page part pay people perfect perform
    period person personal pick piece place plan play plenty plus point popular position possible potential practice
    prefer premium prepare present pretty prevent price problem process produce product prove provide purpose quality
    question quick quickly range reach read ready real reason receive recommend reduce regular relate remain remember
    remove replace report require rest result return review right rise role round rule run safe sale save search second
    section see select self send sense separate series serve service set several shape share ship short show side sign
    significant similar simple single situation size slight slow small smart smooth solid solution solve sort source
    space special specific spend split spread stand standard start state stay step stick stop strong stuff style success
    suggest suit super supply support sure surprise switch take talk task team tell tend thing think thick thin tie time
    tip title together tool top total touch track tried trouble true try turn type understand unique update upgrade user
    usual value variety various version view visit wait walk want warm way week weekend whole wide wish wonder wonderful
    word work world worry worth wrong year young easily easier base incredible incredibly instance typical typically
    additional additionally anti pre semi non multi ultra mid half consistent consistently advance advanced critical highly
    account push bought carry draw arrive arrived sold roughly frequent frequently chose press notice advise
    higher highest lower lowest larger smaller biggest faster longer shorter older earlier compare enable identify enhance
    adapt initial automatically vary core simply comprehensive dedicated minimal emerging defined extended evaluate expand
    established driven align tailored previous evolving relevant assess aware experienced ultimately encourage reflect aim
    seek leverage ease highlight valuable accurate actual prioritize discuss crucial positive pull impressive represent
    earn concern simplify exceptional absolutely eliminate numerous suitable occur primary proper properly recognize
    attract fail rely boost navigate contribute demonstrate appear exciting familiar extensive ongoing diverse elevate
    incorporate overwhelming maximize regularly versatile robust increasingly assume occasionally empower realize thrive
    unlock gather imagine proven conduct attached intended constantly distinct approve invite reveal straightforward
    meaningful literally dominant purchase decision focused built term add keep definitely perfectly fully greatly highly
    widely likely exact exactly allowed required desired given percent paid slowly smallest`,
  fr: `ajouter aider aimer aller année appeler arriver attendre avantage beau besoin bon cas chance choisir choix chose
    commencer complet conseil créer découvrir demander dernier dessus détail devenir différent dire donner écrire effet
    élément ensemble essentiel étape exemple existant exister faciliter facile façon fait faire fin fois garder grand
    guide haut heure idéal idée important impossible jour large lieu liste long lors mettre meilleur mois moment moyen
    nécessaire niveau nombre nom nouveau offrir oublier ouvrir parfait partie pas passer penser permettre personne petit
    place point possible prendre présenter preuve principal prix problème proposer pouvoir qualité question raison rapide
    réaliser recevoir rendre répondre rester résultat savoir semaine seul simple site situation solution sorte suivre
    temps tenir trouver type utile utiliser utilisation vie voir vouloir vrai petits petite petites haut bas basse juste
    plein déjà changer change falloir faut fallait convenir convient écrire écrit payer payé compter compte expliquer
    explique bouger rendez mal bout mesure service retour refus essai accord envoyer an ans euro euros oui faisons lever lève
    monte monter arrêter arrête coûter coûte discuter vérifier vérifiez partout ancien ancienne reliant remplacer remplacé`,
  de: `ablauf angebot anzeigen art arten auswahl bedeutet beginnen bekommen bereich besitzen bestehen bieten bietet bleiben
    brauchen dauer dauern einfach ende entscheiden entsprechend ergebnis erhalten erklären fall fälle finden frage fragen
    führen geben gemeinsam genau gilt groß grund gute halten helfen hilfe hoch information informationen jahr klein
    kommen lage lang lassen leben leicht lernen lesen liegen lösung machen mensch minute möglichkeit monat nehmen neu
    nutzen ort passend person platz problem punkt richtig schnell schritt sehen seite sicher sollte sorgen stehen stelle
    stunde suchen tag teil thema tipp tragen verschieden verwenden vorteil weise welt wert wichtig wissen woche wunsch
    zahl zeigen zeit ziel erste erster erstes ersten kurz hoch rund offen recht rechte klein kleine kleinen tage jahre nötig
    notwendig erreichen erreicht genügen genügt stellen gestellt betragen beträgt gelten alt alte alten`,
  es: `año años ayuda ayudar bueno cambio caso comenzar completo conocer consejo contar cosa crear dar deber decir dejar detalle
    día diferente elegir ejemplo encontrar esencial explicar fácil falta fin forma fundamental ganar gracia grande guía
    hora idea ideal igual importante información largo llegar lugar manera mantener mejor mes momento mundo necesario
    necesitar nivel nombre nuevo número objetivo ofrecer opción paso parte pensar pequeño persona permitir poder posible
    precio principal problema proceso producto pregunta querer razón realizar recibir recomendar resultado saber seguir
    semana sencillo sentir sitio solución tiempo tipo todo tomar usar uso valor ventaja ver vez vida costar cuesta cuestan
    soler suele suelen mirar mira durar dura duran sumar suma añadir añade añaden añades pedir poner pon tardar tarda restar
    resta resto funcionar pasar quedar hacer hace`,
  it: `aiutare anno bello bisogno buono cambiare caso cercare chiedere cosa creare dare dire diverso esempio facile fare fine
    funzionare giorno grande guida idea importante informazione lavoro lungo mese mettere migliore modo momento mondo nuovo
    offrire parte pensare piccolo possibile prendere prezzo problema qualità risultato sapere scegliere semplice settimana
    soluzione tempo tipo trovare usare uso utile valore vantaggio vedere vita volta`,
  pt: `ajudar ano bom caso coisa começar completo criar dar deixar dia diferente dizer encontrar escolher exemplo fácil fazer fim
    forma funcionar grande guia hora ideia importante informação lugar maior melhor mês modo momento mundo necessário novo
    oferecer opção parte passo pensar pequeno pessoa possível precisar preço problema qualidade resultado saber semana simples
    solução tempo tipo tomar trabalho usar uso útil valor vantagem ver vez vida`,
  nl: `beginnen belangrijk beter bieden dag deel ding doen eenvoudig eind gebruik gebruiken geven goed groot helpen houden idee
    informatie jaar keer kiezen klein komen krijgen kwaliteit lang leven maand maken manier mens moment mogelijk nemen nieuw
    nodig oplossing plaats prijs probleem punt resultaat soort stap tijd tip uur vinden voorbeeld vraag week werken weten
    zien zoeken`,
  ar: `نوع أنواع طريقة طرق شيء أشياء مرة مرات وقت يوم أيام أسبوع أسابيع شهر أشهر سنة دقيقة دقائق ساعة ساعات جديد كبير صغير جيد
    أفضل أحسن أول ثاني ثالث جزء شكل مثال سبب أسباب نسبة كمية عدد درجة مدة فترة حالة أمر أمور شخص أشخاص ناس أهل استخدام
    استعمال معرفة حصول مختلف مناسب مناسبة خاص سهل صعب بسيط طويل قصير كثير قليل كامل عادة لون يحب يعني يحتاج يساعد يعتبر
    يضاف يؤدي يبقى تبقى يصبح تصبح يستخدم تستخدم يفضل يكفي يزيد تزيد يحتوي تحتوي يقدم تقدم تظهر يظهر مقدار`,
  hi: `बनाना मिलना मिलाना डालना लगाना रखना बताना समझना देखना पूछना चाहना सोचना बढ़ाना घटाना निकालना चलना शुरू बंद अच्छा अच्छी
    ठीक सही आसान ज़रूरी ज़रूर काम बात तरीका तरीक़ा समय दिन रोज़ साल महीना महीने हफ़्ता सप्ताह घंटा बार लोग चीज़ बड़ा छोटा नया
    पुराना ख़ास मदद कारण नाम जगह प्रकार फ़र्क़ क़ीमत तैयार काफ़ी तेज़ फ़ायदा उपयोग इस्तेमाल शुरुआत`,
  ja: `方 物 事 約 後 前 中 間 内 外 上 下 今 次 他 例 差 形 一度 最初 最後 全て 全部 一番 必要 可能 大切 重要 簡単 便利 人気 おすすめ
    紹介 解説 説明 確認 利用 使用 方法 理由 原因 結果 目的 種類 内容 情報 詳細 参考 今回 今年 去年 昨年 来年 毎年 毎月 毎日 年末
    多く 少し 自分 皆さん 使う 使い 使っ 見る 見れ 出る 入る 入れ 行う 選ぶ 選び 選べる 届く 届い 届き 超える 超え 決まる 決まり
    受ける 受け 受け取る 受け取れる 持つ 知る 知っ 分かる 思う 言う 始める 始め 終わる 忘れ 忘れる 調べ 調べる 買う 買っ 作る 作り
    変わる 変わり 増える 減る 送る 送って 良い 高い 低い 安い 多い 少ない 大きい 小さい 新しい 早い 長い 短い 同じ うれしい 済む 一度に`,
  zh: `主要 影响 效果 数值 时间 方法 问题 情况 功能 作用 建议 选择 使用 购买 推荐 价格 适合 常见 部分 方面 类型 种类 原因 结果 家里
    时候 东西 选 买 换 开 用 放 看 做 装 带 吹 花 加 减 找 试 贵 新 旧 高 低 快 慢 好 差 多 少 大 小 长 短 重 轻 稳定 速度 吸 低于 高于 降到 升到 花了`,
  th: `ใช้ ทำ ดู เลือก เพิ่ม ลด เติม ใส่ บอก นำ ช่วย ปิด เริ่ม วิธี เวลา ขนาด ปริมาณ จำนวน ชนิด ประเภท แบบ ดี ใหม่ เก่า เล็ก ใหญ่ สูง ต่ำ
    นาน เร็ว ช้า ง่าย ยาก เล็กน้อย สุด เหมาะ เหมาะสม สำคัญ จำเป็น แนะนำ ปัญหา ผล ข้อ ราคา ซื้อ รอ วาง ตัก กด แก้ เจอ ถาม เห็น
    รู้ ชอบ ต่างกัน`,
};

/**
 * The everyday words of a language (ISO 639-1), number words and units with them; these alone where no list is kept.
 * To be compared by stem.
 */
export function everydayWords(language: string): string[] {
  const words = (Object.hasOwn(everyday, language) ? (everyday[language] ?? '') : '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...words, ...numberWords(language)];
}
