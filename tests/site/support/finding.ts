import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

import { ancestors } from './ancestors.ts';
import type { BuiltPage } from './built-page.ts';

/** Something that a rule found on a page. */
export interface Finding {
  /** The page's address. */
  readonly path: string;
  /** Where on the page: an element as its source has it, shortened, or what is missing. */
  readonly where: string;
  /** What is wrong with it and, if not obvious, what would be right. */
  readonly problem: string;
}

/** A finding at an element or a text of a page. */
export function finding(page: Pick<BuiltPage, 'path'>, at: AnyNode | string, problem: string): Finding {
  return { path: page.path, where: typeof at === 'string' ? at : describe(at), problem };
}

/** How many pages a report names for one mistake. */
const NAMED_PAGES = 3;

/**
 * Findings as a report: each mistake once, with its position and its pages, so that one in the footer does not hide the
 * others.
 */
export function findingsReport(findings: readonly Finding[], mostMistakes: number): string {
  const mistakes = Map.groupBy(findings, ({ where, problem }) => `${where}\n    ${problem}`);
  const shown = [...mistakes]
    .slice(0, mostMistakes)
    .map(([mistake, places]) => `${pagesOf(places)}\n  ${mistake}`);
  const left = mistakes.size - shown.length;
  return [`${findings.length} found:`, ...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

function pagesOf(places: readonly Finding[]): string {
  const paths = [...new Set(places.map(({ path }) => path))];
  const further = paths.length - NAMED_PAGES;
  return paths.slice(0, NAMED_PAGES).join(', ') + (further > 0 ? ` and ${further} more` : '');
}

/** Long enough to find the place by, short enough for a line. */
const SHOWN_CHARACTERS = 110;
/** Long attributes that say nothing about where an element is. */
const NOISE = new Set(['class', 'd', 'props', 'opts', 'viewbox', 'fill', 'stroke', 'xmlns']);

function describe(node: AnyNode): string {
  if (isTag(node))
    return `${nearestId(node)}${startTag(node)} ${shorten(DomUtils.textContent(node))}`.trimEnd();
  const parent =
    node.parent !== null && isTag(node.parent) ? `${nearestId(node.parent)}<${node.parent.name}> ` : '';
  return isText(node) ? `${parent}“${shorten(node.data)}”` : parent.trimEnd();
}

function startTag({ name, attribs }: Element): string {
  const shown = Object.entries(attribs)
    .filter(([attribute]) => !NOISE.has(attribute.toLowerCase()))
    .map(([attribute, value]) => (value === '' ? ` ${attribute}` : ` ${attribute}="${shorten(value)}"`));
  return `<${name}${shown.join('')}>`;
}

/** `#faq ` for what is inside the element with that id. */
function nearestId(element: Element): string {
  const named = ancestors(element).find(({ attribs }) => attribs.id !== undefined);
  return named === undefined ? '' : `#${named.attribs.id} `;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}
