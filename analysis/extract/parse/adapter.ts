/**
 * The parse5 tree adapter that builds our plain tree: it counts calls, drops comments and limits the number of nodes.
 */
import type { Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5';
import { html } from 'parse5';
import type { ElementNode, TextNode, TreeNode } from './tree.ts';

/** The node types for parse5. Comments and doctypes are text nodes that never enter the tree. */
export type PlainTreeMap = TreeAdapterTypeMap<
  TreeNode,
  ElementNode,
  TreeNode,
  ElementNode,
  ElementNode,
  ElementNode,
  TextNode,
  TextNode,
  ElementNode,
  TextNode
>;

/** Thrown to stop the parser. The tree built so far is kept. */
export class EnoughNodes extends Error {}

/** Work of one parse: adapter calls plus children searched. */
export interface ParseWork {
  visits: number;
  nodes: number;
}

/** A text without the marks of where a word may be broken, which no reader sees. */
function unbroken(text: string): string {
  return text.includes('\u00AD') ? text.replaceAll('\u00AD', '') : text;
}

const dropped: TextNode = Object.freeze({ kind: 'text', text: '', parent: null });

/**
 * Creates an adapter for one parse.
 * @throws EnoughNodes if more than `maxNodes` elements and texts are created
 */
export function plainTreeAdapter(work: ParseWork, maxNodes: number): TreeAdapter<PlainTreeMap> {
  let mode: html.DOCUMENT_MODE = html.DOCUMENT_MODE.NO_QUIRKS;
  const adopted = new Map<ElementNode, Set<string>>();
  const count = (): void => {
    work.visits += 1;
    work.nodes += 1;
    if (work.nodes > maxNodes) throw new EnoughNodes('too many nodes');
  };
  const element = (tag: string, namespace: string, attributes: Token.Attribute[]): ElementNode => {
    count();
    return { kind: 'element', tag, namespace, attributes, children: [], parent: null };
  };
  const textNode = (text: string, parent: ElementNode | null): TextNode => {
    count();
    return { kind: 'text', text: unbroken(text), parent };
  };
  const place = (parent: ElementNode, node: TreeNode): number => {
    const { children } = parent;
    // parse5 inserts and removes near the end, so a search from the end is short.
    const index = children.lastIndexOf(node);
    work.visits += children.length - Math.max(index, 0);
    return index;
  };
  return {
    createDocument: () => element('#document', '', []),
    createDocumentFragment: () => element('#fragment', '', []),
    createElement: element,
    createCommentNode: () => dropped,
    createTextNode: (text) => textNode(text, null),
    appendChild(parent, node) {
      work.visits += 1;
      if (node === dropped) return;
      parent.children.push(node);
      node.parent = parent;
    },
    insertBefore(parent, node, reference) {
      if (node === dropped) return;
      const index = place(parent, reference);
      parent.children.splice(index < 0 ? parent.children.length : index, 0, node);
      node.parent = parent;
    },
    detachNode(node) {
      if (node.parent === null) return;
      const index = place(node.parent, node);
      if (index >= 0) node.parent.children.splice(index, 1);
      node.parent = null;
    },
    insertText(parent, text) {
      work.visits += 1;
      const last = parent.children.at(-1);
      if (last?.kind === 'text') last.text += unbroken(text);
      else parent.children.push(textNode(text, parent));
    },
    insertTextBefore(parent, text, reference) {
      const index = place(parent, reference);
      const before = parent.children[index - 1];
      if (before?.kind === 'text') before.text += unbroken(text);
      else parent.children.splice(Math.max(index, 0), 0, textNode(text, parent));
    },
    // Template content is a child of the template element; each traversal decides whether to read it.
    setTemplateContent(template, content) {
      template.children.push(content);
      content.parent = template;
    },
    getTemplateContent: (template) => (template.children[0]?.kind === 'element' ? template.children[0] : template),
    adoptAttributes(recipient, attributes) {
      // A page may contain a hundred thousand `<body>` tags, so the names are kept between calls.
      const known = adopted.get(recipient) ?? new Set(recipient.attributes.map(({ name }) => name));
      adopted.set(recipient, known);
      work.visits += 1 + attributes.length;
      for (const each of attributes) {
        if (known.has(each.name)) continue;
        known.add(each.name);
        recipient.attributes.push(each);
      }
    },
    setDocumentType: () => undefined,
    setDocumentMode: (_document, value) => {
      mode = value;
    },
    getDocumentMode: () => mode,
    getFirstChild: (node) => node.children[0] ?? null,
    getChildNodes: (node) => node.children,
    getParentNode: (node) => node.parent,
    getAttrList: (node) => node.attributes as Token.Attribute[],
    getTagName: (node) => node.tag,
    getNamespaceURI: (node) => node.namespace as html.NS,
    getTextNodeContent: (node) => node.text,
    getCommentNodeContent: () => '',
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is TextNode => node.kind === 'text',
    isCommentNode: (node): node is TextNode => node === dropped,
    isDocumentTypeNode: (_node): _node is TextNode => false,
    isElementNode: (node): node is ElementNode => node.kind === 'element',
    setNodeSourceCodeLocation: () => undefined,
    getNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
  };
}
