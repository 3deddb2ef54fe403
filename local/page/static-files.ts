/** Finds the file of the built page that a path asks for. */

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file as it is answered. */
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
 * Reads a built page into memory. What is not in the folder when it is read is never answered, whatever path is asked for.
 *
 * @param folder The built page.
 * @returns A function that gives the file of a path, as the URL has it; a path without a file's ending is one of the page's
 *   own routes and gives `index.html`; undefined when there is no such file.
 */
export function openStaticFiles(folder: string): (path: string) => StaticFile | undefined {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      type: contentTypes[extname(file)] ?? 'application/octet-stream',
      // Names in assets/ change with what is in them.
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      content: readFileSync(file),
    });
  }
  return (path) => files.get(isRoute(path) ? '/index.html' : path);
}

/** As the function of `lib/dashboard-site.ts` decides it: no dot in the last segment. */
function isRoute(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}
