/** Reads a page: bytes in, main content with its structure out. */
import { articleOf } from './article.ts';
import { type BlockText, blocksOf } from './blocks.ts';
import { decodePage } from './decode.ts';
import type { Document, Extraction, PageBytes } from './document.ts';
import { type PageTree, parsePage } from './page-tree.ts';
import { attribute, type Element } from './tree.ts';

/** Larger pages are not read: 5 MB, what crawlers of search engines read at most of a page. */
export const largestPageBytes = 5 * 1024 * 1024;

/**
 * Readability's article is kept when it has this share of the page's text outside navigation; below, the page is
 * no article (a collection, a product, a service page) and all of that text is taken. Ours, by trial on WCXB.
 */
const leastArticleShare = 0.4;

/** The page's main content. Never throws: a page that cannot be read says why. */
export function extract({ body, contentType, url }: PageBytes): Extraction {
  if (body.length > largestPageBytes) return { outcome: 'unreadable', reason: 'too_large' };
  const html = decodePage(body, contentType);
  if (!isHtml(contentType, html)) return { outcome: 'unreadable', reason: 'non_html' };
  try {
    return { outcome: 'extracted', document: read(parsePage(html, url)) };
  } catch {
    // Markup that defeats the parser is no page to anyone.
    return { outcome: 'unreadable', reason: 'non_html' };
  }
}

function isHtml(contentType: string | undefined, html: string): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '') return type === 'text/html' || type === 'application/xhtml+xml';
  return /^\s*<[a-z!]/iu.test(html.slice(0, 1024));
}

function read(page: PageTree): Document {
  const body = blocksOf(page.root, outsideContent(), page.declared.h1);
  const article = articleOf(page);
  const chosen = article === null ? null : blocksOf(article, () => false, page.declared.h1);
  const useArticle = chosen !== null && chosen.text.length >= body.text.length * leastArticleShare;
  return documentOf(page, useArticle ? chosen : body, useArticle ? 'readability' : 'body_text');
}

function documentOf(page: PageTree, content: BlockText, method: Document['method']): Document {
  return { ...page.declared, ...content, method };
}

const chrome = new Set('head title nav aside dialog select option button textarea input label'.split(' '));
const chromeRole = /^(?:navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar)$/u;

/** Says of each element, met in document order, whether it is around the content rather than in it. */
function outsideContent(): (element: Element) => boolean {
  return (element) => {
    if (chrome.has(element.tagName) || chromeRole.test(attribute(element, 'role') ?? '')) return true;
    if (element.tagName !== 'header' && element.tagName !== 'footer') return false;
    return !insideMain(element);
  };
}

/** Headers and footers inside the main part belong to it; looked for a few levels up, as far as pages nest them. */
function insideMain(element: Element): boolean {
  let parent = element.parentNode;
  for (let level = 0; level < 12 && parent !== null; level++) {
    if (parent.nodeName === 'main' || parent.nodeName === 'article') return true;
    parent = 'parentNode' in parent ? parent.parentNode : null;
  }
  return false;
}
