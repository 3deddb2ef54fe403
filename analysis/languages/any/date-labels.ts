/** Words next to a date that say what happened on it, in many languages. */

/** Stems, so that inflected forms match; matched in lower-cased text. */
export const modifiedLabel =
  /updat|modifi|revis|last (?:edit|chang|review)|\breviewed\b|\bchecked on\b|\bedited|aktualis|geändert|bearbeitet|überarbeitet|mise?s? à jour|màj\b|actuali[sz]|aggiorna|ultima modifica|bijgewerkt|gewijzigd|atualiza|zaktualiz|aktualiz|zmodyf|обновл|изменен|оновлен|uppdater|senast ändrad|ändrad|päivite|muokat|opdater|oppdater|endret|güncelle|ažurir|posodobljen|frissít|módosít|ενημερ|τροποποι|actualitzat|تحديث|به‌?روز|ویرایش|עודכן|更新|修改|修正|수정|최종|cập nhật|diperbarui|अपडेट|अद्यतन|संशोधित|改訂|改定|หน้าล่าสุด|แก้ไข|อัปเดต|อัพเดต|อัพเดท|ปรับปรุง|(?<!\p{L})stand(?: vom)?:/u;

export const publishedLabel =
  /publi[cskqz]|published|posted|poste[dr]|posté|created|written on|released|issued|\bdate\b|veröffentlicht|erschienen|erstellt|eingestellt|datum|paru|mis en ligne|publié|écrit|pubblicat|fecha|gepubliceerd|geplaatst|opublik|dodano|опублик|дата|создан|добавлен|julkais|udgivet|yayın|tarih|objavljen|vydán|vložen|megjelen|közzé|δημοσ|ημερομην|نشر|تاريخ|تاریخ|انتشار|פורסם|发布|發布|发表|發表|公開|掲載|投稿|日期|时间|時間|게시|등록|입력|작성|발행|đăng|ngày|diterbitkan|प्रकाशित|เผยแพร่|publicat|postat|avaldatud|public[eē]t|paskelbta/u;

/** Labels of dates that are not the page's own; they override the other labels. */
export const otherLabel =
  /©|\(c\)|copyright|all rights|born|geboren|\bborn\b|valid|gültig|expire|deadline|until|\bbis\b|jusqu|hasta|fino al|joined|mitglied seit|member since|since|\bseit\b|depuis|retrieved|abgerufen|accessed|consulté|event|termin|registr|\blast published/u;

/** The day of a reader, not of the page: a clock, opening hours. Before the date. */
export const clockLabel =
  /(?:current|server|local) (?:date|time)|time (?:is )?now|it is (?:currently|now)|open(?:ing hours)? today|(?<!updated )today\s*[:,]\s*$|today(?: is|[’']s date(?: is)?)\s*:?\s*$|aktuelle (?:uhr)?zeit|es ist (?:jetzt|derzeit)|heute (?:ist|geöffnet)|heure actuelle|nous sommes|ouvert aujourd.hui|hora actual|hoy es|abierto hoy/u;

/** A day of an example: "such as 3 May 1999". Before the date. */
export const exampleLabel =
  /(?<!\p{L})(?:for example|for instance|e\. ?g\.|such as|z\. ?b\.|zum beispiel|etwa|par exemple|p\. ?ex\.|por ejemplo|p\. ?ej\.)[^.!?]{0,20}$/u;

/** The first day of a course, or the last one to apply for it. Before the date. */
export const scheduleLabel =
  /(?<!\p{L})(?:starts?|starting|begins?|beginning|commences?|commencing)(?: on| from)?\s*[:–—-]?\s*$|next (?:course|class|session|cohort|intake|start)|(?:cohort|intake|semester|term)\s*[:–—-]?\s*$|appl(?:y|ications?) (?:by|before|due|open|close|period)|enrol(?:l|ment|lment)? (?:by|before|open|close|period)|due (?:by|date)|takes? place|anmeldeschluss|bewerbungs(?:frist|schluss)|(?:kurs|semester)(?:beginn|start)|(?:beginnt|startet|start) am\s*$|findet .{0,20}statt|date limite|(?:inscriptions?|candidatures?) (?:avant|ouvert)|(?:débute|commence) le\s*$|aura lieu|fecha límite|plazo de|inscripci(?:ón|ones) abiert|(?:comienza|empieza|inicia) el\s*$|fecha de inicio|inicio del curso|tendrá lugar/u;

/** The same behind the date: "3 May 2024 start". */
export const scheduleBehind =
  /^\s*[-–—:(,|]?\s*(?:application )?(?:deadline|starts?(?!\p{L})|intake|cohort|kursstart|anmeldeschluss|date limite|fecha límite)/u;

/** "Start date" is that of a course, or of a thread. Before the date. */
export const startLabel = /(?<!\p{L})start date\s*[:–—-]?\s*$/u;

/** What stands between the first and the last day of a time span. */
export const spanMark =
  /^\s*(?:[–—-]|to|until|till|through|bis(?: zum)?|au|jusqu.au|al|a|hasta(?: el)?)\s*(?:the |den |le |el )?$/iu;

/** Lines of a thread that tell of members or of other posts. */
export const beside =
  /quote|wrote|said:|joined|registered|member since|last (?:seen|visit|active)|schrieb|zitat|mitglied seit|registriert|a écrit|citation|inscrit|escribió|cita|registrado/iu;
