/** Boilerplate words of several languages, which say nothing about a page's subject. */

/** Words of navigation, consent, sharing and selling. */
export const navigationWords = new Set(
  `cookie cookies javascript login log sign signup subscribe subscribed unsubscribe newsletter newsletters email e-mail
  inbox copyright rights reserved privacy policy policies terms conditions disclosure disclaimer affiliate affiliates
  advertisement advertiser menu search sitemap read reads share shared tweet pin pinterest facebook twitter instagram
  youtube linkedin whatsapp tiktok reddit telegram comment comments reply replies post posts posted blog author skip
  navigation content contents scroll cart checkout wishlist account browser download downloads print jump loading
  datenschutz impressum agb anmelden abmelden warenkorb teilen kommentar kommentare
  confidentialité connexion inscription panier partager commentaire commentaires mentions légales
  privacidad aviso suscríbete suscribirse carrito compartir comentario comentarios sesión
  accedi iscriviti carrello condividi commenti carrinho compartilhar comentários inscreva-se
  winkelwagen inloggen delen reacties
  publié publiée actualizado actualizada actualización publicado publicada pubblicato aggiornato aggiornamento atualizado
  veröffentlicht aktualisiert gepubliceerd bijgewerkt
  الخصوصية الشروط والأحكام سياسة النشر نُشر تحديث التعليقات تعليق تعليقا الدخول تسجيل مشاركة كوكيز
  कुकीज़ गोपनीयता नीति शेयर टिप्पणी प्रकाशित अपडेट लॉगिन लॉग सर्वाधिकार सुरक्षित
  更新日 公開日 最終更新日 投稿日 プライバシーポリシー 利用規約 お問い合わせ ログイン クッキー 会員登録 シェア コメント 目次
  作者 来源 发布时间 发表于 更新于 隐私政策 用户协议 登录 注册 评论 分享 版权所有 目录
  คุกกี้ นโยบาย ความเป็นส่วนตัว เข้าสู่ระบบ สมัครสมาชิก ความคิดเห็น แชร์ เผยแพร่ อัปเดต`.split(/\s+/u),
);

/** Further words of contents lists, bylines, reading times and credits that have no other meaning. */
export const boilerplateWords = new Set(
  `faq faqs questions question fragen frage preguntas pregunta domande vragen perguntas updated amp
  shutterstock unsplash getty disclosures mins conclusion conclusions fazit conclusión
  conclusiones conclusione conclusioni conclusão conclusie
  sommaire publié publiée mots-clés inhaltsverzeichnis veröffentlicht aktualisiert lesezeit weiterlesen schlagwörter
  bildquelle publicado actualizado etiquetas pubblicato aggiornato atualizado inhoudsopgave gepubliceerd bijgewerkt
  leestijd lire lisez leer leggi leia lees`.split(/\s+/u),
);

/** Pairs of words, without stop words, that are boilerplate together although each may have a meaning alone. */
export const boilerplatePairs = new Set(
  `häufige fragen, häufigen fragen, häufigste fragen, häufig gestellte, gestellte fragen, questions fréquentes, foire questions,
  preguntas frecuentes, domande frequenti, perguntas frequentes, veelgestelde vragen, frequently asked, asked questions,
  table contents, related articles, article related, recent articles, min read, minute read, reading time, photo credit,
  image credit, image source, photo source, click link, mis jour, articles similaires, temps lecture, minutes lecture,
  crédit photo, lire suite, table matières, ähnliche artikel, minuten lesezeit, mehr lesen, mehr erfahren, foto quelle,
  artículos relacionados, tiempo lectura, minutos lectura, tabla contenidos, leer más, articoli correlati, tempo lettura,
  minuti lettura, leggi tutto, artigos relacionados, tempo leitura, minutos leitura, leia mais, gerelateerde artikelen,
  minuten leestijd, lees verder, lees meer, final thoughts, final words, bottom line, key takeaways, mot fin,
  points clés, wichtigste kürze, ideas clave, punti chiave, pontos principais`.split(/,\s+/u),
);
