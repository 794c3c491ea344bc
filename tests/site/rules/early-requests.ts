import type { Element } from 'domhandler';

import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/**
 * What delays a page's first paint, or is loaded before it. The layout's module (sizes.test.ts has its budget) does
 * neither: it is loaded in parallel and runs after the document. Icons and the manifest come later.
 */
const EARLY = [
  'script[src]:not([type=module])',
  'link[rel~=stylesheet]:not([media=print])',
  'link[rel~=preload]',
  'link[rel~=modulepreload]',
  'img[src]:not([loading=lazy])',
  'iframe[src]:not([loading=lazy])',
].join();

/** The back office needs scripts from the start. */
const BACK_OFFICE = '/admin/';

/** Nothing is requested before the first paint of a public page but the document and one font (design §6). */
export function earlyRequests(page: BuiltPage): Finding[] {
  if (page.path.startsWith(BACK_OFFICE)) return [];
  const early = page.all(EARLY);
  const [, ...furtherFonts] = early.filter(isFont);
  return [
    ...early
      .filter((element) => !isFont(element))
      .map((element) => finding(page, element, 'It is asked for before the first paint.')),
    ...furtherFonts.map((font) => finding(page, font, 'One font is asked for already.')),
  ];
}

function isFont({ attribs }: Element): boolean {
  return attribs.rel === 'preload' && attribs.as === 'font';
}
