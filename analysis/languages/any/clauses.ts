/** How clauses begin in Thai and Lao, which end no sentence with a mark. */

/** Such a clause goes on with the one before: and, or, but, because, so that, which, that, then, such as … */
export const continuingClause =
  /^(?:และ|หรือ|แต่|เพราะ|เนื่องจาก|ซึ่ง|ที่|โดย|เพื่อ|จึง|ก็|แล้ว|ว่า|กับ|รวมถึง|รวมทั้ง|เช่น|ได้แก่|อัน|ทั้ง|จน|ดังนั้น|ให้|ไม่ว่า|ไม่เช่นนั้น|มิฉะนั้น|ๆ|ฯ|ແລະ|ຫຼື|ແຕ່|ເພາະ|ເຊິ່ງ|ທີ່)/u;

/** Such a clause waits for the one after: when, if, though, since, before, after, in order to. */
export const waitingClause = /^(?:เมื่อ|ถ้า|หาก|แม้|ถึงแม้|ก่อนที่|หลังจาก|ขณะที่|ตั้งแต่|สำหรับ|นอกจาก|เนื่องจาก|ຖ້າ|ເມື່ອ)/u;
