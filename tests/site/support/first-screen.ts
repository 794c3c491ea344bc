import { isTag, isText, type AnyNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

import { isProse } from './readable-text.ts';

/**
 * A first screen of 1280 × 800 shows less text than this below the header. Phones show a quarter of it.
 */
const CHARACTERS = 1_200;

/**
 * The part of a page's source that its first screen needs: head, style sheet and header, and the beginning of the main
 * text, illustrations among it included. An approximation: text is counted, not laid out.
 */
export function firstScreenSource(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const main = DomUtils.findOne((element) => element.name === 'main', document.children);
  if (main === null) return html;

  let shown = 0;
  const end = (nodes: readonly AnyNode[]): number | null => {
    for (const node of nodes) {
      if (isText(node)) shown += node.data.trim().length;
      if (shown >= CHARACTERS) return node.endIndex;
      const found = isTag(node) && isProse(node) ? end(node.children) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return html.slice(0, (end(main.children) ?? main.endIndex ?? html.length) + 1);
}
