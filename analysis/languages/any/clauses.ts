/** How clauses start in Thai and Lao, where no mark ends a sentence. */

/** A clause that continues the previous one: and, or, but, because, so that, which, that, then, such as … */
export const continuingClause =
  /^(?:และ|หรือ|แต่|เพราะ|เนื่องจาก|ซึ่ง|ที่|โดย|เพื่อ|จึง|ก็|แล้ว|ว่า|กับ|รวมถึง|รวมทั้ง|เช่น|ได้แก่|อัน|ทั้ง|จน|ดังนั้น|ให้|ไม่ว่า|ไม่เช่นนั้น|มิฉะนั้น|ๆ|ฯ|ແລະ|ຫຼື|ແຕ່|ເພາະ|ເຊິ່ງ|ທີ່)/u;

/** A clause that is continued by the next one: when, if, though, since, before, after, in order to. */
export const waitingClause = /^(?:เมื่อ|ถ้า|หาก|แม้|ถึงแม้|ก่อนที่|หลังจาก|ขณะที่|ตั้งแต่|สำหรับ|นอกจาก|เนื่องจาก|ຖ້າ|ເມື່ອ)/u;
