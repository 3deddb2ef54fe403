/** Where a sign-in leads back to: an address of this page and of nobody else. */

/** `value` when it is a path of this page, else the start. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  // Two slashes, or a slash and a backslash, would begin another host's address.
  if (/^\/[/\\]/u.test(value) || /[\p{Cc}]/u.test(value)) return '/';
  return value.startsWith('/signed-in') ? '/' : value;
}
