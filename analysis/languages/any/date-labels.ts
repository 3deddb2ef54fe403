/** Words next to a date that say what happened on it, in many languages. */

/** Stems, so that inflected forms match; matched in lower-cased text. */
export const modifiedLabel =
  /updat|modifi|revis|last (?:edit|chang|review)|\breviewed\b|\bchecked on\b|\bedited|aktualis|geändert|bearbeitet|überarbeitet|mis(?:e)? à jour|màj\b|actuali[sz]|aggiorna|ultima modifica|bijgewerkt|gewijzigd|atualiza|zaktualiz|aktualiz|zmodyf|обновл|изменен|оновлен|uppdater|senast ändrad|ändrad|päivite|muokat|opdater|oppdater|endret|güncelle|ažurir|posodobljen|frissít|módosít|ενημερ|τροποποι|actualitzat|تحديث|به‌?روز|ویرایش|עודכן|更新|修改|修正|수정|최종|cập nhật|diperbarui|अपडेट|अद्यतन|संशोधित|改訂|改定|หน้าล่าสุด|แก้ไข|อัปเดต|อัพเดต|อัพเดท|ปรับปรุง|(?<!\p{L})stand(?: vom)?:/u;

export const publishedLabel =
  /publi[cskqz]|published|posted|poste[dr]|posté|created|written on|released|issued|\bdate\b|veröffentlicht|erschienen|erstellt|eingestellt|datum|paru|mis en ligne|publié|écrit|pubblicat|fecha|gepubliceerd|geplaatst|opublik|dodano|опублик|дата|создан|добавлен|julkais|udgivet|yayın|tarih|objavljen|vydán|vložen|megjelen|közzé|δημοσ|ημερομην|نشر|تاريخ|تاریخ|انتشار|פורסם|发布|發布|发表|發表|公開|掲載|投稿|日期|时间|時間|게시|등록|입력|작성|발행|đăng|ngày|diterbitkan|प्रकाशित|เผยแพร่|publicat|postat|avaldatud|public[eē]t|paskelbta/u;

/** Labels of dates that are not the page's own; they override the other labels. */
export const otherLabel =
  /©|\(c\)|copyright|all rights|born|geboren|\bborn\b|valid|gültig|expire|deadline|until|\bbis\b|jusqu|hasta|fino al|joined|mitglied seit|member since|since|\bseit\b|depuis|retrieved|abgerufen|accessed|consulté|event|termin|registr|\blast published/u;
