import { isComment, isText, type ChildNode, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { INLINE_ELEMENTS, isInline } from '../support/readable-text.ts';

/** The end of a word or a sentence: a letter, a figure, or a mark that a space has to follow. */
const END = /[\p{L}\p{N}.,;:!?%)”]$/u;
/** The beginning of one. */
const BEGINNING = /^[\p{L}\p{N}($“]/u;

/**
 * No two words run together where a line of a component ended before or after a tag: the build drops the line break,
 * and with it the space. `{' '}` keeps one.
 */
export function gluedWords(page: BuiltPage): Finding[] {
  return page.all(INLINE_ELEMENTS.join()).flatMap((element) =>
    joints(element)
      .filter(([left, right]) => END.test(textOf(left)) && BEGINNING.test(textOf(right)))
      .map(([left, right]) => {
        const words = `“${lastWord(textOf(left))}” and “${firstWord(textOf(right))}”`;
        return finding(page, element, `No space between ${words}.`);
      }),
  );
}

/** Where an element touches its neighbours: text on either side, and the element before it within a sentence. */
function joints(element: Element): (readonly [ChildNode, ChildNode])[] {
  const [before, after] = [neighbour(element, 'prev'), neighbour(element, 'next')];
  const found: (readonly [ChildNode, ChildNode])[] = [];
  if (before !== null && (isText(before) || (isInline(before) && isInSentence(element))))
    found.push([before, element]);
  if (after !== null && isText(after)) found.push([element, after]);
  return found;
}

/** The sibling of an element, without the comments that React writes between two texts. */
function neighbour(element: Element, side: 'prev' | 'next'): ChildNode | null {
  let node = element[side];
  while (node !== null && isComment(node)) node = node[side];
  return node;
}

/** Whether text is next to the element, so that it is part of a sentence and not of a row of boxes. */
function isInSentence(element: Element): boolean {
  return DomUtils.getSiblings(element).some((sibling) => isText(sibling) && sibling.data.trim() !== '');
}

function textOf(node: ChildNode): string {
  return DomUtils.textContent(node);
}

function lastWord(text: string): string {
  return /\S+$/u.exec(text)?.[0] ?? '';
}

function firstWord(text: string): string {
  return /^\S+/u.exec(text)?.[0] ?? '';
}
