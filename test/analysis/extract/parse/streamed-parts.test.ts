/** Parts of a page that its server sends late, and frames that a noscript holds, as browsers show them. */
import { describe, expect, test } from '@jest/globals';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';
import { attribute, elements, textOf } from '../../../../analysis/extract/parse/tree.ts';

/** The text of the body without its hidden boxes. */
function shown(markup: string): string {
  const { root } = parseHtml(`<body>${markup}</body>`);
  for (const element of [...elements(root)]) if (attribute(element, 'hidden') !== undefined) element.children.splice(0);
  return textOf(root);
}

describe('a part that the server sent late', () => {
  const late = '<div hidden id="S:0"><p>Oak desks</p></div>';

  test('stands where its placeholder was', () => {
    const page = `<p>First</p><template id="B:0"></template><p>Last</p>${late}`;
    expect(shown(`${page}<script>$RC("B:0","S:0")</script>`)).toBe('First Oak desks Last');
    expect(shown(`${page}<script>$RR("B:0","S:0",[])</script>`)).toBe('First Oak desks Last');
  });

  test('may hold the placeholder of another', () => {
    const page =
      '<template id="B:0"></template><div hidden id="S:0"><p>Oak</p><template id="P:1"></template></div>' +
      '<div hidden id="S:1"><p>and pine</p></div>';
    expect(shown(`${page}<script>$RS("S:1","P:1")</script><script>$RC("B:0","S:0")</script>`)).toBe('Oak and pine');
  });

  test.each([
    ['no call', ''],
    ['a call without its placeholder', '<script>$RC("B:9","S:0")</script>'],
    ['a call of other names', '<script>$RC("a","b");$RC("B:0","x")</script>'],
  ])('stays with %s', (_, script) => {
    expect(shown(`<template id="B:0"></template>${late}${script}`)).toBe('');
  });

  test('stays where it would hold itself', () => {
    const page = '<p>First</p><div hidden id="S:0"><template id="B:0"></template></div>';
    expect(shown(`${page}<script>$RC("B:0","S:0")</script>`)).toBe('First');
  });
});

describe('hostile parts', () => {
  test('of very many boxes are moved all the same', () => {
    const boxes = '<i></i>'.repeat(150_000);
    const { root } = parseHtml(
      `<body><template id="B:0"></template><div hidden id="S:0">${boxes}</div><script>$RC("B:0","S:0")</script>`,
    );
    const body = [...elements(root)].find(({ tag }) => tag === 'body');
    expect(body?.children.length).toBeGreaterThan(150_000);
  });

  test('that would nest without end are left', () => {
    const parts = Array.from(
      { length: 150 },
      (_, at) => `<div hidden id="S:${at}"><b><b><b><b><template id="B:${at + 1}"></template></b></b></b></b></div>`,
    );
    const calls = parts.map((_, at) => `$RC("B:${at}","S:${at}")`);
    const { root } = parseHtml(
      `<body><template id="B:0"></template>${parts.join('')}<script>${calls.join(';')}</script>`,
    );
    const depths = [...elements(root)].map((element) => {
      let depth = 0;
      for (let node = element.parent; node !== null; node = node.parent) depth += 1;
      return depth;
    });
    expect(Math.max(...depths)).toBeLessThan(200);
  });
});

describe('a frame in a noscript', () => {
  test('hides nothing after the noscript where it is never closed', () => {
    expect(shown('<noscript><iframe src="https://a.example" /></noscript><p>Oak desks</p>')).toBe('Oak desks');
    expect(shown('<noscript><iframe></noscript><p>Oak desks</p><iframe></iframe><p>Pine</p>')).toBe('Oak desks Pine');
  });

  test('is found at once among very many', () => {
    const frames = '<iframe /></b>'.repeat(100_000);
    expect(shown(`<noscript>${frames}</noscript><p>Oak desks</p>`)).toBe('Oak desks');
  });

  test('is read as any other where it is closed', () => {
    expect(shown('<noscript><iframe>No frames</iframe></noscript><p>Oak desks</p>')).toBe('Oak desks');
    expect(shown('<p>First</p><iframe>No frames</p><p>Lost</p>')).toBe('First');
  });
});
