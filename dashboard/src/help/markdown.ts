/** Reads Markdown documents of the project: their headings, sections and links. */

/** The id that GitHub gives a heading, so that the documents' own links work. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
}

/** The headings of the second level, without marks of code. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, '');
  return [...prose.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => {
    const text = heading.replaceAll('`', '');
    return { id: headingId(text), text };
  });
}

/** What stands below a heading of the second level; empty if there is none. */
export function sectionOf(markdown: string, heading: string): string {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  return section.split(/\n## /u)[0] ?? '';
}

/** Where a link of a document leads: within the page, to another site, or nowhere that a reader here has. */
export type LinkTarget = { kind: 'here' | 'page' | 'outside'; href: string } | { kind: 'none' };

/**
 * @param href as the document has it
 * @param from the file of the document, such as `docs/output.md`
 * @param pages the paths of this page by the file that each shows
 */
export function linkTarget(href: string, from: string, pages: ReadonlyMap<string, string>): LinkTarget {
  if (href.startsWith('#')) return { kind: 'here', href };
  if (/^https?:\/\//u.test(href)) return { kind: 'outside', href };
  const { pathname, hash } = new URL(href, `file:///${from}`);
  const page = pages.get(pathname.slice(1));
  return page === undefined ? { kind: 'none' } : { kind: 'page', href: page + hash };
}
