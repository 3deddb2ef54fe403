/** A short document as blocks, written as Markdown or HTML with identical content. */
import { cleanText } from '../clean-text.ts';
import { bullets, heading, join, link, linkTarget, type Markdown, md } from '../markup.ts';

/** Plain text, emphasized text or a link. */
export type Run = string | { strong: string } | { text: string; url: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: readonly Run[] }
  | { kind: 'list'; items: readonly (readonly Run[])[] };

/** Writes `blocks` as Markdown. */
export function toMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map((block) => markdownOf(block).markdown).join('\n\n')}\n`;
}

function markdownOf(block: Block): Markdown {
  if (block.kind === 'heading') return heading(block.level, block.text);
  if (block.kind === 'list') return bullets(block.items.map(inMarkdown));
  return inMarkdown(block.runs);
}

function inMarkdown(runs: readonly Run[]): Markdown {
  return join(
    runs.map((run) => {
      if (typeof run === 'string') return run;
      return 'strong' in run ? md`**${run.strong}**` : link(run.text, run.url);
    }),
    ' ',
  );
}

/**
 * Writes `blocks` as a complete HTML document without scripts and external files. Word processors open it with its
 * headings.
 */
export function toHtml(blocks: readonly Block[], { title, language }: { title: string; language: string }): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="${escaped(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    '<style>body{font:11pt/1.5 Calibri,Arial,sans-serif;max-width:45em;margin:2em auto;padding:0 1em}h2{margin-top:1.5em}</style>',
    '</head>',
    '<body>',
    ...blocks.map(htmlOf),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function htmlOf(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
  if (block.kind === 'list') return `<ul>\n${block.items.map((runs) => `<li>${inHtml(runs)}</li>`).join('\n')}\n</ul>`;
  return `<p>${inHtml(block.runs)}</p>`;
}

function inHtml(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return escaped(run);
      if ('strong' in run) return `<strong>${escaped(run.strong)}</strong>`;
      const target = linkTarget(run.url);
      return target === null
        ? escaped(run.text)
        : `<a href="${target.replaceAll('"', '%22')}">${escaped(run.text)}</a>`;
    })
    .join(' ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return cleanText(text).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
}
