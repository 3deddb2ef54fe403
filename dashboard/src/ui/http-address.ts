/** Which addresses of a report or a delivery may become links: text from outside, of which only http and https are safe to follow. */

/** The address as the browser reads it, or undefined when it is no http or https address. */
export function httpAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** An address for people: without scheme, `www.` and the slash at the end; at most `length` characters. */
export function shortAddress(text: string, length = 60): string {
  const short = text.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  const characters = [...short];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : short;
}
