import { isTag, type AnyNode, type Element } from 'domhandler';

/** The elements around a node, from the inside out. */
export function ancestors(node: AnyNode): Element[] {
  const around: Element[] = [];
  for (let { parent } = node; parent !== null && isTag(parent); { parent } = parent) around.push(parent);
  return around;
}
