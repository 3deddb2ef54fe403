/** What the file of a report is called. */

/** A file's name from a keyword in any script: letters and digits of it, and the beginning of the audit's id. */
export function reportFileName(keyword: string, auditId: string, extension: string): string {
  const words = keyword.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-').toLowerCase()].slice(0, 60).join('');
  return `${name === '' ? 'audit' : name}-${auditId.slice(0, 8)}.${extension}`;
}
