/** Hands a text to the reader as a file. */

/** A file's name from a keyword in any script: letters and digits of it, and the beginning of the audit's id. */
export function reportFileName(keyword: string, auditId: string, extension: string): string {
  const words = keyword.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-').toLowerCase()].slice(0, 60).join('');
  return `${name === '' ? 'audit' : name}-${auditId.slice(0, 8)}.${extension}`;
}

export function saveFile(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
