/** Words of a query that say what its searcher is after, by language. */

/**
 * What words may say: `learn` a subject, `tell_apart` two things, `rate` things, `compare` them, know a `price`, `buy`,
 * `go` to a known site, find something `near`.
 */
export const queryWishes = ['learn', 'tell_apart', 'rate', 'compare', 'price', 'buy', 'go', 'near'] as const;
export type QueryWish = (typeof queryWishes)[number];

/**
 * Phrases as they are typed, in lower case, by `|`; `^` holds one to the beginning ("top 10 …", not "table top").
 * A word that says something else as often is left out ("order", "quotes", "sale"). Languages written without spaces
 * are looked through for the phrase itself, so theirs have at least two characters.
 */
export const intentWords: Record<string, Record<QueryWish, string>> = {
  en: {
    learn:
      'guide|tutorial|tips|ideas|examples|meaning|definition|benefits|advantages|causes|symptoms|recipe|recipes|history|explained|instructions|diy',
    tell_apart: 'difference|differences',
    rate: 'best|^top|review|reviews|rated|ratings|ranking|recommended',
    compare: 'vs|versus|compare|compared|comparison|alternative|alternatives',
    price: 'price|prices|pricing|cost|costs|cheap|cheapest|affordable',
    buy: 'buy|purchase|for sale|on sale|deals|discount|discounts|coupon|coupons|promo code|voucher|order online|shop online|online shop|hire|rent|rental|subscribe|download|free trial|get a quote|book online',
    go: 'login|log in|sign in|sign up|official site|official website|customer service|contact number|phone number|homepage',
    near: 'near me|near|nearby|nearest|closest|in my area|around me|open now|opening hours|directions',
  },
  fr: {
    learn:
      "guide|tuto|tutoriel|conseil|conseils|astuce|astuces|idée|idées|exemple|exemples|définition|signification|avantages|bienfaits|causes|symptômes|recette|recettes|histoire|mode d'emploi|fonctionnement",
    tell_apart: 'différence|différences',
    rate: 'meilleur|meilleure|meilleurs|meilleures|^top|avis|classement|recommandé|recommandés',
    compare: 'vs|versus|comparatif|comparatifs|comparaison|comparer|comparateur|alternative|alternatives',
    price: 'prix|tarif|tarifs|coût|coûts|pas cher|pas chère|pas chers|moins cher',
    buy: 'acheter|achat|commander|à vendre|promo|promotion|promotions|code promo|réduction|réductions|soldes|louer|location|devis|télécharger|essai gratuit|livraison|réserver|réservation|souscrire|abonnement',
    go: 'connexion|se connecter|mon compte|espace client|site officiel|service client|numéro de téléphone',
    near: 'près de chez moi|près de moi|près de|autour de moi|à proximité|proche de moi|le plus proche|ouvert maintenant|horaires|itinéraire',
  },
  de: {
    learn:
      'anleitung|ratgeber|tipps|ideen|beispiel|beispiele|bedeutung|definition|erklärung|vorteile|ursachen|symptome|rezept|rezepte|geschichte|wirkung|lernen',
    tell_apart: 'unterschied|unterschiede',
    rate: 'beste|bester|bestes|besten|^top|test|tests|testsieger|bewertung|bewertungen|erfahrung|erfahrungen|empfehlung|empfehlungen',
    compare: 'vs|versus|vergleich|vergleichen|alternative|alternativen',
    price: 'preis|preise|kosten|günstig|günstige|günstiger|günstigste|billig|billige',
    buy: 'kaufen|bestellen|angebot|angebote|rabatt|gutschein|gutscheine|zu verkaufen|mieten|buchen|onlineshop|online shop|download|herunterladen|kostenlos testen|abo',
    go: 'login|anmelden|einloggen|anmeldung|offizielle seite|kundenservice|telefonnummer',
    near: 'in der nähe|in meiner nähe|in der umgebung|öffnungszeiten|jetzt geöffnet|anfahrt',
  },
  es: {
    learn:
      'guía|tutorial|consejos|trucos|ideas|ejemplo|ejemplos|significado|definición|beneficios|ventajas|causas|síntomas|receta|recetas|historia',
    tell_apart: 'diferencia|diferencias',
    rate: 'mejor|mejores|^top|opinión|opiniones|reseña|reseñas|valoraciones|ranking|recomendado|recomendados',
    compare: 'vs|versus|comparativa|comparación|comparar|comparador|alternativa|alternativas',
    price: 'precio|precios|coste|costo|tarifa|tarifas|barato|barata|baratos|baratas',
    buy: 'comprar|compra|en venta|oferta|ofertas|descuento|descuentos|cupón|cupones|código promocional|alquilar|alquiler|contratar|reservar|descargar|prueba gratis|rebajas',
    go: 'iniciar sesión|login|mi cuenta|área de clientes|sitio oficial|página oficial|atención al cliente',
    near: 'cerca de mí|cerca|más cercano|más cercana|abierto ahora|horario|horarios|cómo llegar',
  },
  it: {
    learn:
      'guida|tutorial|consigli|idee|esempio|esempi|significato|definizione|benefici|vantaggi|cause|sintomi|ricetta|ricette|storia|istruzioni',
    tell_apart: 'differenza|differenze',
    rate: 'migliore|migliori|^top|recensione|recensioni|opinioni|classifica|consigliato|consigliati',
    compare: 'vs|versus|confronto|confrontare|comparazione|alternativa|alternative',
    price: 'prezzo|prezzi|costo|costi|tariffa|tariffe|economico|economica|economici|economiche',
    buy: 'comprare|acquistare|acquisto|in vendita|offerta|offerte|sconto|sconti|coupon|codice sconto|noleggio|noleggiare|affitto|prenotare|prenotazione|preventivo|scaricare|prova gratuita|saldi',
    go: 'login|accedi|area clienti|area riservata|sito ufficiale|servizio clienti|assistenza clienti|numero di telefono',
    near: 'vicino a me|vicino|nelle vicinanze|aperto ora|orari|come arrivare',
  },
  pt: {
    learn:
      'guia|tutorial|dicas|ideias|exemplo|exemplos|significado|definição|benefícios|vantagens|causas|sintomas|receita|receitas|história|passo a passo',
    tell_apart: 'diferença|diferenças',
    rate: 'melhor|melhores|^top|avaliação|avaliações|opinião|opiniões|ranking|recomendado|recomendados',
    compare: 'vs|versus|comparação|comparativo|comparar|alternativa|alternativas',
    price: 'preço|preços|custo|custos|tarifa|tarifas|barato|barata|baratos|baratas',
    buy: 'comprar|compra|encomendar|à venda|oferta|ofertas|promoção|promoções|desconto|descontos|cupom|cupons|código promocional|alugar|aluguel|aluguer|reservar|contratar|orçamento|baixar|descarregar|teste grátis',
    go: 'login|iniciar sessão|minha conta|área do cliente|site oficial|atendimento ao cliente',
    near: 'perto de mim|perto|mais próximo|mais próxima|aberto agora|horário|horários|como chegar',
  },
  nl: {
    learn:
      'gids|handleiding|tips|ideeën|voorbeeld|voorbeelden|betekenis|definitie|voordelen|oorzaken|symptomen|recept|recepten|geschiedenis|uitleg|stappenplan',
    tell_apart: 'verschil|verschillen',
    rate: 'beste|^top|test|getest|review|reviews|ervaring|ervaringen|beoordeling|beoordelingen',
    compare: 'vs|versus|vergelijken|vergelijking|alternatief|alternatieven',
    price: 'prijs|prijzen|kosten|tarief|tarieven|goedkoop|goedkope|goedkoopste',
    buy: 'kopen|bestellen|te koop|aanbieding|aanbiedingen|korting|kortingscode|huren|reserveren|offerte|downloaden|gratis proberen|webshop',
    go: 'inloggen|login|mijn account|officiële site|officiële website|klantenservice|telefoonnummer',
    near: 'in de buurt|bij mij in de buurt|dichtbij|dichtstbijzijnde|nu open|openingstijden|routebeschrijving',
  },
  ar: {
    learn: 'دليل|شرح|نصائح|أفكار|أمثلة|معنى|تعريف|فوائد|أسباب|أعراض|وصفة|طريقة|كيفية|خطوات',
    tell_apart: 'الفرق',
    rate: 'أفضل|افضل|أحسن|احسن|تقييم|تقييمات|مراجعة',
    compare: 'مقارنة|مقابل|بديل|بدائل',
    price: 'سعر|أسعار|اسعار|تكلفة|رخيص|رخيصة|أرخص',
    buy: 'شراء|اشتري|للبيع|عروض|خصم|كوبون|كود خصم|تحميل|تنزيل|حجز|إيجار|ايجار',
    go: 'تسجيل الدخول|تسجيل دخول|الموقع الرسمي|خدمة العملاء',
    near: 'بالقرب مني|بالقرب من|قريب مني|القريب مني|أقرب|مفتوح الآن',
  },
  hi: {
    learn: 'तरीका|तरीके|उपाय|टिप्स|उदाहरण|अर्थ|मतलब|परिभाषा|फायदे|लाभ|कारण|लक्षण|रेसिपी|विधि|जानकारी|इतिहास',
    tell_apart: 'अंतर',
    rate: 'सबसे अच्छा|सबसे अच्छी|सबसे अच्छे|बेस्ट|सर्वश्रेष्ठ|समीक्षा|रिव्यू',
    compare: 'तुलना|विकल्प|बनाम',
    price: 'कीमत|दाम|मूल्य|खर्च|सस्ता|सस्ती|सस्ते',
    buy: 'खरीदें|खरीदना|खरीदे|ऑर्डर|ऑफर|छूट|डिस्काउंट|कूपन|डाउनलोड|किराए पर|बुक करें',
    go: 'लॉगिन|आधिकारिक वेबसाइट|कस्टमर केयर|ग्राहक सेवा',
    near: 'मेरे पास|मेरे नजदीक|आसपास|नजदीकी|अभी खुला',
  },
  ja: {
    learn: 'とは|方法|やり方|作り方|使い方|コツ|意味|具体例|例文|原因|症状|効果|レシピ|メリット|入門|歴史',
    tell_apart: '違い',
    rate: 'おすすめ|オススメ|ランキング|人気|口コミ|評判|レビュー',
    compare: '比較|代替',
    price: '価格|値段|料金|費用|相場|安い|格安',
    buy: '購入|通販|注文|販売|セール|クーポン|割引|予約|レンタル|ダウンロード|申し込み|無料体験|見積もり',
    go: 'ログイン|公式|マイページ|カスタマーサービス|電話番号',
    near: '近く|周辺|付近|最寄り|営業時間',
  },
  zh: {
    learn:
      '教程|攻略|技巧|意思|定义|定義|方法|步骤|步驟|原因|症状|症狀|好处|好處|食谱|食譜|做法|介绍|介紹|历史|歷史|入门|入門',
    tell_apart: '区别|區別|差别|差別',
    rate: '最好|推荐|推薦|排行|排名|评测|評測|评价|評價|哪个好|哪個好',
    compare: '对比|對比|比较|比較|替代',
    price: '价格|價格|多少钱|多少錢|费用|費用|便宜|报价|報價',
    buy: '购买|購買|订购|訂購|网购|網購|优惠|優惠|折扣|促销|促銷|下载|下載|租赁|租賃|预订|預訂',
    go: '登录|登錄|登入|官网|官網|客服电话|客服電話',
    near: '附近|周边|周邊|最近的|营业时间|營業時間',
  },
  th: {
    learn: 'วิธี|คืออะไร|ความหมาย|เคล็ดลับ|ตัวอย่าง|ประโยชน์|ข้อดี|สาเหตุ|อาการ|สูตร|ประวัติ|ขั้นตอน',
    tell_apart: 'แตกต่าง|ต่างกัน',
    rate: 'ดีที่สุด|รีวิว|แนะนำ|ไหนดี|อันดับ',
    compare: 'เปรียบเทียบ|ทางเลือก',
    price: 'ราคา|ค่าใช้จ่าย',
    buy: 'ซื้อ|สั่งซื้อ|โปรโมชั่น|ส่วนลด|คูปอง|ดาวน์โหลด|เช่า|จอง',
    go: 'เข้าสู่ระบบ|ล็อกอิน|เบอร์โทร',
    near: 'ใกล้ฉัน|ใกล้|แถวนี้|เปิดตอนนี้|เวลาเปิด',
  },
};
