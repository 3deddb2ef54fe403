/** Sentences of scripts that end none with a mark: Thai and Lao put a space between clauses, and around figures and names. */

const letters = '\\p{Script=Thai}\\p{Script=Lao}';
/** The paiyannoi shortens, and mai yamok repeats, what stands before: neither is followed by a new clause. */
const gap = new RegExp(`(?<=[${letters}])(?<![ฯๆ])[^\\S\\n\\r]+(?=[${letters}])`, 'gu');
const isUnmarked = new RegExp(`[${letters}]`, 'u');

/** A clause that begins so goes on with the one before: and, or, but, because, so that, which, that, then, such as … */
const goesOn =
  /^(?:และ|หรือ|แต่|เพราะ|เนื่องจาก|ซึ่ง|ที่|โดย|เพื่อ|จึง|ก็|แล้ว|ว่า|กับ|รวมถึง|รวมทั้ง|เช่น|ได้แก่|อัน|ทั้ง|จน|ดังนั้น|ให้|ไม่ว่า|ไม่เช่นนั้น|มิฉะนั้น|ๆ|ฯ|ແລະ|ຫຼື|ແຕ່|ເພາະ|ເຊິ່ງ|ທີ່)/u;
/** A clause that begins so waits for the one after: when, if, though, since, before, after, in order to. */
const waits = /^(?:เมื่อ|ถ้า|หาก|แม้|ถึงแม้|ก่อนที่|หลังจาก|ขณะที่|ตั้งแต่|สำหรับ|นอกจาก|เนื่องจาก|ຖ້າ|ເມື່ອ)/u;

/** A sentence of fewer characters says too little to stand alone: about ten words. */
const fewChars = 40;
/** A waiting or continuing clause is taken along up to this length, about fifty words. */
const manyChars = 220;

/** Whether `text` holds a script whose sentences have no mark. */
export function hasUnmarkedSentences(text: string): boolean {
  return isUnmarked.test(text);
}

/**
 * Where the sentences of a stretch end that no mark divides: offsets into `text` at spaces between two clauses. A space
 * beside a figure, a Latin name or a bracket ends none, nor does one inside a bracket. Bounds ours: no rule of the
 * language says which space ends a sentence.
 */
export function unmarkedSentences(text: string): number[] {
  const gaps = [...text.matchAll(gap)];
  const ends: number[] = [];
  let start = 0;
  let clause = 0;
  let depth = 0;
  let read = 0;
  gaps.forEach(({ 0: space, index }, at) => {
    for (; read < index; read += 1) depth += depthOf(text.charAt(read));
    const next = index + space.length;
    const length = index - start;
    const rest = text.slice(next, gaps[at + 1]?.index ?? text.length);
    const isOpen = goesOn.test(rest) || waits.test(text.slice(clause, index));
    clause = next;
    if (depth > 0 || length < fewChars || (isOpen && length + rest.length <= manyChars)) return;
    // What is left must be a sentence too.
    if (text.length - next < fewChars && length + text.length - index <= manyChars) return;
    ends.push(index);
    start = next;
  });
  return ends;
}

function depthOf(char: string): number {
  if (char === '(' || char === '“' || char === '[') return 1;
  return char === ')' || char === '”' || char === ']' ? -1 : 0;
}
