/** Finds the file of the built page for a request path. */

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file with its headers. */
export interface StaticFile {
  type: string;
  cacheControl: string;
  content: Buffer;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Reads a built page into memory. Only files that are in the folder at this moment can ever be served.
 *
 * @param folder The built page.
 * @returns A function that returns the file of a URL path, or undefined. A path without a file extension is a route of
 *   the page and returns `index.html`.
 */
export function openStaticFiles(folder: string): (path: string) => StaticFile | undefined {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      type: contentTypes[extname(file)] ?? 'application/octet-stream',
      // File names in assets/ contain a hash of the content.
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      content: readFileSync(file),
    });
  }
  return (path) => files.get(isRoute(path) ? '/index.html' : path);
}

/** Whether a path is a route of the page: no dot in the last segment, as in the function of `lib/dashboard-site.ts`. */
function isRoute(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}
