/** Words of titles and headings that tell what kind of text follows, by language and by what they say. */

/**
 * What a word of a title says. `best`: a choice among many; `versus`: one thing against another; `guide`: it teaches or explains; `review`: it tests;
 * `tool`: it reckons or makes something for the reader, who may be told that it is `free`; `news`; `reference`: it
 * defines. `unit`: what a number counts that is no item of a list. `step` numbers a part of an instruction; `pros`
 * stands over what speaks for and against a thing.
 */
export type TitleSign =
  | 'best'
  | 'versus'
  | 'guide'
  | 'review'
  | 'tool'
  | 'free'
  | 'news'
  | 'reference'
  | 'unit'
  | 'number'
  | 'step'
  | 'pros';

/** Written alike in titles of many languages. */
export const wordsEverywhere: Partial<Record<TitleSign, string>> = {
  best: 'top',
  versus: String.raw`vs\.?|versus`,
  guide: 'faq|tutorial',
  reference: 'wiki',
};

/** Alternatives of a pattern, all lower case. */
export const titleWords: Record<string, Partial<Record<TitleSign, string>>> = {
  en: {
    best: 'best|favou?rites?|greatest|finest|must-have|top-rated|ranked|cheapest|picks',
    versus: 'compar(?:e|ed|ing|isons?)|differences?|alternatives?',
    guide:
      "guides?|how to|how do|how does|how much|how long|tips|what is|what are|explained|beginners?|beginner's|step[- ]by[- ]step|recipes?|checklist|basics|101|ideas|introduction|why|when to|where to|learn|diy|ways",
    review: 'reviews?|reviewed|tested|hands-on',
    tool: 'calculator|checker|generator|estimator|simulator|converter|planner|tester|analy[sz]er|validator|quiz',
    free: 'free|online',
    news: 'news|announces?|announced|launch(?:es|ed)|unveils|breaking|press release',
    reference: 'definition|meaning|glossary|dictionary|encyclop(?:a|ae|æ)dia|documentation|reference|api',
    unit: 'days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|steps?|percent|inch(?:es)?|items|people|dollars|miles?|cups?|questions?|terms?|definitions?',
    number: 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty',
    step: 'step',
    pros: 'pros|cons|drawbacks',
  },
  fr: {
    best: 'meilleure?s?|incontournables?|classement|préférée?s?|sélection',
    versus: 'comparatif|comparaison|comparer|comparez|différences?|alternatives?',
    guide:
      "guides?|comment|tuto|tutoriel|conseils?|astuces?|qu'est-ce|c'est quoi|pourquoi|recettes?|idées?|tout savoir|débutants?|apprendre|façons",
    review: 'avis|tests?|testée?s?',
    tool: 'calculatrice|calculateur|calculette|simulateur|simulation|générateur|convertisseur|vérificateur',
    free: 'gratuite?s?|gratuitement|en ligne',
    news: 'actualités?|actus?|communiqué|annonce|dévoile|lance',
    reference: 'définition|glossaire|dictionnaire|encyclopédie|lexique|signification|documentation',
    unit: 'jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?|étapes?|personnes?|euros?|questions?|termes?|définitions?',
    number: 'trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt',
    step: 'étape',
    pros: 'avantages|inconvénients|points forts|points faibles',
  },
  de: {
    best: 'beste[nrsm]?|testsieger|bestenliste|favoriten|ranking',
    versus: String.raw`\p{L}*vergleich|vergleichen?|unterschiede?|alternativen?`,
    guide: String.raw`anleitung|\p{L}*ratgeber|leitfaden|\p{L}*tipps|wie|was ist|was sind|warum|schritt für schritt|\p{L}*rezepte?|erklärt|ideen|checkliste|grundlagen|anfänger|einsteiger|lernen`,
    review: String.raw`\p{L}*test|tests|testbericht|erfahrungen`,
    tool: String.raw`\p{L}*rechner|\p{L}*generator|konverter|umrechner|simulator`,
    free: 'kostenlos(?:e[nrs]?)?|gratis|online',
    news: 'nachrichten|news|pressemitteilung|eilmeldung',
    reference: 'definition|bedeutung|glossar|lexikon|wörterbuch|enzyklopädie|dokumentation',
    unit: 'tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|stunden?|minuten?|sekunden?|schritten?|schritte|euro|personen|prozent|fragen|begriffe',
    number: 'drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig',
    step: 'schritt',
    pros: 'vorteile|nachteile|vor- und nachteile|stärken|schwächen',
  },
  es: {
    best: 'mejore?s?|ranking|favoritos|imprescindibles',
    versus: 'comparativas?|comparación|compara|comparar|diferencias?|alternativas?',
    guide:
      'guía|cómo|tutoriales|consejos|trucos|qué es|qué son|por qué|paso a paso|recetas?|ideas|principiantes|aprende|aprender|formas',
    review: 'reseñas?|opiniones|análisis|probamos',
    tool: 'calculadora|generador|simulador|conversor|verificador',
    free: 'gratis|gratuit[oa]s?|online|en línea',
    news: 'noticias|comunicado|anuncia|presenta|lanza',
    reference: 'definición|significado|glosario|diccionario|enciclopedia|documentación',
    unit: 'días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?|pasos?|personas?|euros?|preguntas|términos|definiciones',
    number: 'tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte',
    step: 'paso',
    pros: 'ventajas|desventajas|inconvenientes|pros|contras',
  },
  it: {
    best: 'miglior[ei]?|classifica|preferiti',
    versus: 'confronto|confronta|comparazione|a confronto|differenz[ae]|alternativ[ae]',
    guide:
      "guid[ae]|come|consigli|trucchi|cos'è|che cos'è|cosa sono|perché|passo passo|ricett[ae]|idee|principianti|imparare|modi",
    review: 'recension[ei]|opinioni|provat[oi]',
    tool: 'calcolatrice|calcolatore|generatore|simulatore|convertitore',
    free: 'gratis|gratuit[oaie]|online',
    news: 'notizie|comunicato|annuncia|presenta|lancia',
    reference: 'definizione|significato|glossario|dizionario|enciclopedia|documentazione',
    unit: 'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minut[oi]|second[oi]|pass[oi]|passaggi|person[ae]|euro|domande|termini|definizioni',
    number: 'tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti',
    step: 'passo|passaggio',
    pros: 'vantaggi|svantaggi|pro|contro',
  },
  pt: {
    best: 'melhore?s?|ranking|favoritos',
    versus: 'comparativo|comparação|compare|comparar|diferenças?|alternativas?',
    guide:
      'guia|como|tutoriais|dicas|o que é|o que são|por que|passo a passo|receitas?|ideias|iniciantes|aprenda|aprender|maneiras|formas',
    review: 'análise|avaliação|resenha|testamos',
    tool: 'calculadora|gerador|simulador|conversor',
    free: 'grátis|gratuit[oa]s?|online',
    news: 'notícias|comunicado|anuncia|lança',
    reference: 'definição|significado|glossário|dicionário|enciclopédia|documentação',
    unit: 'dias?|semanas?|mês|meses|anos?|horas?|minutos?|segundos?|passos?|pessoas?|reais|euros?|perguntas|termos|definições',
    number: 'três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte',
    step: 'passo',
    pros: 'vantagens|desvantagens|prós|contras',
  },
  nl: {
    best: 'beste|favoriete|ranglijst|koopgids',
    versus: 'vergelijking|vergelijken|vergeleken|verschil|verschillen|alternatieven?',
    guide:
      'gids|handleiding|hoe|wat is|wat zijn|waarom|tips|stap voor stap|recept|recepten|uitleg|uitgelegd|ideeën|beginners|leren|manieren',
    review: 'reviews?|test|getest|ervaringen',
    tool: String.raw`\p{L}*calculator|rekenmachine|\p{L}*generator|omrekenen`,
    free: 'gratis|online',
    news: 'nieuws|persbericht|lanceert',
    reference: 'definitie|betekenis|woordenboek|begrippenlijst|encyclopedie|documentatie',
    unit: 'dag|dagen|weken|week|maanden?|jaar|jaren|uur|uren|minuten?|seconden?|stappen|personen|euro|vragen|termen|begrippen',
    number: 'drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig',
    step: 'stap',
    pros: 'voordelen|nadelen|pluspunten|minpunten',
  },
  ar: {
    best: 'أفضل|أحسن|أبرز',
    versus: 'مقارنة|الفرق|مقابل',
    guide: 'دليل|كيف|كيفية|ما هو|ما هي|شرح|طريقة|طرق|نصائح|تعلم|وصفة',
    review: 'مراجعة|تقييم',
    tool: 'حاسبة|مولد|محول',
    free: 'مجاني|مجانا|مجانية',
    news: 'أخبار|خبر|عاجل',
    reference: 'تعريف|معنى|قاموس|معجم|موسوعة',
    unit: 'أيام|يوم|أسابيع|أشهر|سنوات|ساعات|دقائق|خطوات',
    step: 'الخطوة|خطوة',
    pros: 'مميزات|عيوب|المميزات|العيوب',
  },
  hi: {
    best: 'सर्वश्रेष्ठ|सबसे अच्छे|सबसे अच्छा|सबसे अच्छी|बेस्ट|टॉप|बेहतरीन',
    versus: 'तुलना|अंतर|बनाम',
    guide: 'गाइड|कैसे|क्या है|क्या हैं|तरीके|तरीका|टिप्स|उपाय|जानकारी|रेसिपी|विधि',
    review: 'रिव्यू|समीक्षा',
    tool: 'कैलकुलेटर|जनरेटर',
    free: 'मुफ्त|फ्री|ऑनलाइन',
    news: 'समाचार|खबर|खबरें|न्यूज़',
    reference: 'परिभाषा|अर्थ|शब्दकोश|मतलब',
    unit: 'दिन|दिनों|सप्ताह|महीने|साल|घंटे|मिनट|चरण|चरणों',
    step: 'चरण',
    pros: 'फायदे|नुकसान',
  },
  zh: {
    best: '最佳|最好|推荐|推薦|排行|十大|精选|精選',
    versus: '对比|對比|比较|比較|区别|區別|差异|哪个好',
    guide: '指南|教程|教學|如何|怎么|怎麼|什么是|什麼是|入门|入門|方法|步骤|步驟|攻略|技巧|食谱|食譜',
    review: '评测|評測|测评|评价|評價',
    tool: '计算器|計算機|生成器|转换器|轉換器',
    free: '免费|免費|在线|線上',
    news: '新闻|新聞|快讯|快訊',
    reference: '定义|定義|意思|词典|詞典|百科|术语|術語',
    step: '步骤|步驟',
    pros: '优点|優點|缺点|缺點|优缺点',
  },
  ja: {
    best: 'おすすめ|ランキング|厳選|ベスト',
    versus: '比較|違い',
    guide: 'ガイド|方法|やり方|使い方|とは|入門|初心者|解説|作り方|レシピ|コツ|始め方|選び方',
    review: 'レビュー|口コミ|評判',
    tool: '計算機|電卓|シミュレーター|シミュレーション|ジェネレーター|変換ツール',
    free: '無料|オンライン',
    news: 'ニュース|速報|プレスリリース|発表',
    reference: '意味|用語集|辞典|辞書|百科事典|定義',
    step: 'ステップ|手順',
    pros: 'メリット|デメリット',
  },
  th: {
    best: 'ที่ดีที่สุด|แนะนำ|ยอดนิยม|อันดับ',
    versus: 'เปรียบเทียบ|แตกต่าง',
    guide: 'วิธี|คู่มือ|คืออะไร|เคล็ดลับ|มือใหม่|สูตร',
    review: 'รีวิว',
    tool: 'เครื่องคำนวณ|โปรแกรมคำนวณ',
    free: 'ฟรี|ออนไลน์',
    news: 'ข่าว',
    reference: 'ความหมาย|พจนานุกรม|นิยาม',
    step: 'ขั้นตอน',
    pros: 'ข้อดี|ข้อเสีย',
  },
};
