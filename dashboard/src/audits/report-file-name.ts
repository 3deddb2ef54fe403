/** Names the downloaded file of a report. */

/** A file name from the keyword's letters and digits, in any script, and the start of the audit's id. */
export function reportFileName(keyword: string, auditId: string, extension: string): string {
  const words = keyword.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-').toLowerCase()].slice(0, 60).join('');
  return `${name === '' ? 'audit' : name}-${auditId.slice(0, 8)}.${extension}`;
}
