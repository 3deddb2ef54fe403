/** Words that a page carries for its own sake and that say nothing about a subject. */
import { lowerCase } from '../text/words.ts';

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

/** More of the kind: words of contents, bylines, times of reading and credits that mean nothing else. */
const furniture = new Set(
  `faq faqs updated amp shutterstock unsplash getty disclosures mins
  sommaire publié publiée mots-clés inhaltsverzeichnis veröffentlicht aktualisiert lesezeit weiterlesen schlagwörter
  bildquelle publicado actualizado etiquetas pubblicato aggiornato atualizado inhoudsopgave gepubliceerd bijgewerkt
  leestijd lire lisez leer leggi leia lees`.split(/\s+/u),
);

/** Pairs of words, stop words aside, of which each may mean something and the two stand around texts. */
const furniturePairs = new Set(
  `table contents, related articles, article related, recent articles, min read, minute read, reading time, photo credit,
  image credit, image source, photo source, click link, mis jour, articles similaires, temps lecture, minutes lecture,
  crédit photo, lire suite, table matières, ähnliche artikel, minuten lesezeit, mehr lesen, mehr erfahren, foto quelle,
  artículos relacionados, tiempo lectura, minutos lectura, tabla contenidos, leer más, articoli correlati, tempo lettura,
  minuti lettura, leggi tutto, artigos relacionados, tempo leitura, minutos leitura, leia mais, gerelateerde artikelen,
  minuten leestijd, lees verder, lees meer`.split(/,\s+/u),
);

/** Month and day names of a language, as ICU has them. */
interface CalendarNames {
  long: ReadonlySet<string>;
  short: ReadonlySet<string>;
}

const calendars = new Map<string, CalendarNames>();

/** Whether a term, by the words of its surface form without stop words, is made of such words and dates alone. */
export function isFurniture(words: readonly string[], language: string): boolean {
  const isOfDate = datesOf(words, language);
  return (
    words.every((word) => navigation.has(word) || furniture.has(word) || isOfDate(word)) ||
    furniturePairs.has(words.join(' '))
  );
}

/** Whether a term, by its words, is a date or a part of one. */
export function isDate(words: readonly string[], language: string): boolean {
  return words.every(datesOf(words, language));
}

/** Tells the words of dates; a short name of a month or a day is one beside a figure alone: "mar", "sun". */
function datesOf(words: readonly string[], language: string): (word: string) => boolean {
  const { long, short } = calendarOf(language);
  const isFigure = (word: string) => /^\p{N}+$/u.test(word);
  const hasFigure = words.some(isFigure);
  return (word) => isFigure(word) || long.has(word) || (hasFigure && short.has(word));
}

function calendarOf(language: string): CalendarNames {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  // Of a language that it does not know, the runtime would tell those of its own.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 7));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
  const names = (width: 'long' | 'short') =>
    new Set(
      !isKnown
        ? []
        : [
            ...months.flatMap((time) => namesIn(time, language, { month: width, day: 'numeric' }, 'month')),
            ...months.flatMap((time) => namesIn(time, language, { month: width }, 'month')),
            ...days.flatMap((time) => namesIn(time, language, { weekday: width }, 'weekday')),
          ],
    );
  const calendar = { long: names('long'), short: names('short') };
  calendars.set(language, calendar);
  return calendar;
}

function namesIn(
  time: number,
  language: string,
  options: Intl.DateTimeFormatOptions,
  wanted: Intl.DateTimeFormatPartTypes,
): string[] {
  const parts = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(
    time,
  );
  return parts.flatMap(({ type, value }) =>
    type === wanted ? [lowerCase(value, language).replaceAll(/[^\p{L}\p{M}]/gu, '')] : [],
  );
}
