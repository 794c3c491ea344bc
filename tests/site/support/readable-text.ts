import { hasChildren, isTag, isText, type AnyNode, type Element, type Text } from 'domhandler';

import type { BuiltPage } from './built-page.ts';

/** The content of these is code or preformatted. */
const NOT_PROSE = new Set(['script', 'style', 'template', 'pre', 'code', 'textarea', 'svg']);

/** Whether the text in an element is written for people. */
function isProse({ name }: Element): boolean {
  return !NOT_PROSE.has(name);
}

const found = new WeakMap<BuiltPage, readonly Text[]>();

/**
 * Every piece of text that people read on a page, in its order, and the title. Several rules ask for them, so each page
 * is searched once.
 */
export function readableTexts(page: BuiltPage): readonly Text[] {
  const all = found.get(page) ?? textsIn(page.document);
  found.set(page, all);
  return all;
}

/** The same of one element or any other node. */
export function textsIn(node: AnyNode): Text[] {
  if (isText(node)) return [node];
  if (!hasChildren(node) || (isTag(node) && !isProse(node))) return [];
  return node.children.flatMap(textsIn);
}

/** Attributes that are read out, shown or indexed. */
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'label'] as const;

/** Texts in attributes. */
export function readableAttributes(page: BuiltPage): { element: Element; text: string }[] {
  return page
    .all('*')
    .flatMap((element) =>
      READ_ATTRIBUTES.flatMap((attribute) =>
        attribute in element.attribs ? [{ element, text: element.attribs[attribute] ?? '' }] : [],
      ),
    );
}

/** Inline elements. */
export const INLINE_ELEMENTS: readonly string[] =
  'a abbr b bdi cite data dfn em i kbd mark output q s samp small span strong time u var'.split(' ');

/** Whether a node is one of them. */
export function isInline(node: AnyNode): node is Element {
  return isTag(node) && INLINE_ELEMENTS.includes(node.name);
}
