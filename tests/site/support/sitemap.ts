import { readFileSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'css-select';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Every address that a site's sitemap names, in its order: those of all files that sitemap.xml leads to. */
export function readSitemap(folder: string): string[] {
  const read = (file: string) => locationsIn(readFileSync(path.join(folder, file), 'utf8'));
  return read('sitemap.xml').flatMap((address) => read(new URL(address).pathname));
}

function locationsIn(xml: string): string[] {
  const document = parseDocument(xml, { xmlMode: true });
  return selectAll<Document | Element, Element>('loc', document, { xmlMode: true }).map((location) =>
    DomUtils.textContent(location).trim(),
  );
}
