/** Restricts the address to return to after signing in to paths of this page. */

/** Returns `value` if it is a path of this page, otherwise `/`. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  // Two slashes, or a slash and a backslash, would start the address of another host.
  if (/^\/[/\\]/u.test(value) || /[\p{Cc}]/u.test(value)) return '/';
  return value.startsWith('/signed-in') ? '/' : value;
}
