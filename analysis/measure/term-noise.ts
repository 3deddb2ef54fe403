/** Words that a page carries for its own sake and that say nothing about a subject. */

/** Words of navigation, consent, sharing and selling, as they are written in texts of several languages. */
const navigation = new Set(
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

/** Whether a term, by its surface form, is made of such words alone. */
export function isNavigation(form: string): boolean {
  return form.split(' ').every((word) => navigation.has(word));
}

/** The names that hosts give to brands: `upliftdesk` of `upliftdesk.com`. */
export function brandsOf(domains: Iterable<string>): ReadonlySet<string> {
  const brands = new Set<string>();
  for (const domain of domains) {
    for (const label of domain.split('.').slice(0, -1)) brands.add(label.replaceAll('-', ''));
  }
  return brands;
}

/** Whether a term, by its surface form, is the name of one of `brands`, however spaced. */
export function isBrand(form: string, brands: ReadonlySet<string>): boolean {
  return brands.has(form.replaceAll(/[\s'’-]/gu, ''));
}
