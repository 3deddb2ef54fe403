/** The address of a shared report on the page: `/shared/<token>`. */

const folder = '/shared/';

/** The token in the path of a share link; undefined for other paths. */
export function sharedTokenOf(path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  return /^[\w-]*/u.exec(path.slice(folder.length))?.[0] ?? '';
}

/** The share link of a token. */
export function sharedAddress(origin: string, token: string): string {
  return origin + folder + token;
}
