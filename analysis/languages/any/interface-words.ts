/** Words that user interfaces use in many languages, by purpose: share, subscribe, sign in, comments … */

/** A model was trained on these kinds in this order. Do not change either without retraining it. */
export const interfaceWords = {
  share:
    'share tweet facebook twitter whatsapp linkedin pinterest instagram youtube telegram email e-mail print teilen drucken partager imprimer envoyer compartir imprimir condividi stampa partilhar compartilhar delen udostępnij drukuj поделиться печать sdílet del dela jaa paylaş 分享 分享到 打印 シェア 공유 مشاركة',
  subscribe:
    'subscribe newsletter newsletters subscription signup follow subscribed abonnieren abonnement abonnez abonner inscrivez suscríbete suscribirse suscribir boletín iscriviti abbonati assine inscreva nieuwsbrief abonneer zapisz newslettera подписаться подписка рассылка prenumerera abone följ folgen suivre seguir segui 订阅 關注 关注 購読 メルマガ 구독 اشترك',
  login:
    'login log-in sign-in signin signup register logout account password anmelden einloggen registrieren passwort konto connexion connecter compte identifiant inscription iniciar sesión registrarse cuenta accedi registrati entrar cadastre inloggen registreren zaloguj zarejestruj войти вход регистрация přihlásit logga logg kirjaudu giriş 登录 注册 登入 ログイン 로그인 تسجيل',
  related:
    'related similar recommended trending popular latest recent mehr lesen weiterlesen ähnliche verwandte beliebt neueste auch interessant similaires lire aussi suite populaires articles relacionados relacionadas también leggi anche correlati simili relacionados leia também gerelateerde lees ook zobacz podobne czytaj похожие читайте также související podobné relaterade liittyvät ilgili 相关 推荐 相關 関連 おすすめ 관련 ذات صلة more read next previous see view',
  comment:
    'comment comments reply replies leave kommentar kommentare antworten antworte hinterlasse commentaire commentaires répondre laisser comentario comentarios responder deja commento commenti rispondi comentário comentários reacties reageer reageren komentarz komentarze odpowiedz комментарии комментарий ответить komentář komentáře odpovědět kommentarer svara kommentti yorum 评论 回复 留言 コメント 返信 댓글 تعليق',
  legal:
    'copyright © rights reserved privacy terms cookies cookie policy disclaimer imprint impressum datenschutz agb urheberrecht rechte vorbehalten droits réservés mentions légales confidentialité derechos reservados privacidad diritti riservati direitos rechten voorbehouden prawa zastrzeżone prywatności права защищены práva vyhrazena tietosuoja hakları saklıdır 版权所有 隐私 著作権 저작권 حقوق',
  credit:
    'photo photograph photos image images credit getty reuters afp dpa shutterstock istock unsplash picture courtesy foto fotos bild bilder quelle bildquelle crédit photographie imagen fuente crédito immagine fonte imagem zdjęcie źródło fot фото источник zdroj kuva fotoğraf 图片 来源 写真 사진 صورة source via',
  byline:
    'by author written published updated posted editor staff reporter von autor autorin veröffentlicht aktualisiert geschrieben stand uhr par auteur publié mis à jour por publicado actualizado redacción di pubblicato aggiornato scritto door gepubliceerd bijgewerkt autor opublikowano dodano автор опубликовано обновлено publikováno av publicerad kirjoittaja yazar 作者 发布 发表 更新 著者 投稿 작성자 كاتب',
  shop: 'cart add basket checkout buy shop stock shipping wishlist quantity warenkorb kaufen lieferung versand merkzettel panier ajouter acheter livraison carrito añadir comprar envío carrello aggiungi acquista spedizione carrinho adicionar frete winkelwagen bestellen koszyk dodaj kup корзину купить доставка košíku koupit kundvagn sepete 购物车 购买 カート 購入 장바구니 구매 السلة',
  navigate:
    'home menu search skip close back top toggle open startseite suche menü schließen zurück nach oben zum inhalt accueil recherche fermer retour haut inicio buscar cerrar volver cerca chiudi indietro pesquisar fechar voltar zoeken sluiten terug szukaj zamknij wstecz strona główna главная поиск меню закрыть назад domů hledat zavřít hem sök haku ara 首页 搜索 菜单 返回 ホーム 検索 メニュー 홈 검색 메뉴 الرئيسية بحث',
  tags: 'tags tag tagged filed under categories category topics schlagwörter schlagworte kategorie kategorien themen stichworte mots-clés catégorie catégories étiquettes etiquetas categoría categorías categoria categorie trefwoorden tagi kategoria теги рубрика категории štítky kategorie ämnen 标签 分类 タグ カテゴリ 태그 التصنيف',
} as const;
