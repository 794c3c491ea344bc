import type { Element } from 'domhandler';

import { DomUtils } from 'htmlparser2';

import type { BuiltPage } from './built-page.ts';

/** An address that a page names. */
export interface Reference {
  readonly element: Element;
  readonly address: string;
  /** `link`: a person may go there. `form`: answers are sent there. `resource`: the browser fetches it by itself. */
  readonly kind: 'link' | 'form' | 'resource';
}

/** Attributes that hold an address, by element. */
const ADDRESSES: Readonly<
  Record<string, readonly (readonly [attribute: string, kind: Reference['kind']])[]>
> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  form: [['action', 'form']],
  button: [['formaction', 'form']],
  input: [
    ['formaction', 'form'],
    ['src', 'resource'],
  ],
  link: [['href', 'resource']],
  script: [['src', 'resource']],
  img: [['src', 'resource']],
  iframe: [['src', 'resource']],
  source: [['src', 'resource']],
  video: [
    ['src', 'resource'],
    ['poster', 'resource'],
  ],
  audio: [['src', 'resource']],
  track: [['src', 'resource']],
  embed: [['src', 'resource']],
  object: [['data', 'resource']],
  image: [['href', 'resource']],
  use: [['href', 'resource']],
  'astro-island': [
    ['component-url', 'resource'],
    ['renderer-url', 'resource'],
  ],
};

/** `<link>` relations that only name a page; every other relation makes the browser fetch something. */
const NAMING_RELATIONS = new Set(['canonical', 'alternate', 'author', 'license', 'next', 'prev']);

/** What `url(…)` and `@import` in a style sheet fetch. What the sheet carries itself (`data:`) is not fetched. */
const STYLE_ADDRESS = /url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/gu;

const found = new WeakMap<BuiltPage, readonly Reference[]>();

/**
 * Every address a page leads to, sends to or fetches from, in its elements and its own style sheets. Several rules
 * ask for them, so each page is searched once.
 */
export function references(page: BuiltPage): readonly Reference[] {
  const all = found.get(page) ?? page.all('*').flatMap(referencesOf);
  found.set(page, all);
  return all;
}

function referencesOf(element: Element): Reference[] {
  if (element.name === 'style') return inStyles(element);
  if (element.name === 'link' && onlyNames(element)) return [];
  const single = (ADDRESSES[element.name] ?? []).flatMap(([attribute, kind]) => {
    const address = element.attribs[attribute];
    return address === undefined ? [] : [{ element, address, kind }];
  });
  return [...single, ...inSourceSet(element)];
}

function onlyNames({ attribs }: Element): boolean {
  return (attribs.rel ?? '').split(/\s+/u).some((relation) => NAMING_RELATIONS.has(relation));
}

/** Each picture of `srcset="small.avif 400w, large.avif 800w"`. */
function inSourceSet(element: Element): Reference[] {
  const { srcset } = element.attribs;
  if (srcset === undefined) return [];
  const addresses = srcset.split(/,\s+/u).map((candidate) => candidate.trim().split(/\s+/u)[0] ?? '');
  return addresses.map((address) => ({ element, address, kind: 'resource' }));
}

function inStyles(element: Element): Reference[] {
  return [...DomUtils.textContent(element).matchAll(STYLE_ADDRESS)].map((match) => ({
    element,
    address: match[1] ?? match[2] ?? '',
    kind: 'resource',
  }));
}
