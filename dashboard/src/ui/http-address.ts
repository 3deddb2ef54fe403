/** Addresses from reports and deliveries. They come from outside, so only http and https may become links. */

/** The normalized address; undefined if it is not http or https. */
export function httpAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** An address for display: without scheme, `www.` and trailing slash, at most `length` characters. */
export function shortAddress(text: string, length = 60): string {
  const short = text.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  const characters = [...short];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : short;
}
