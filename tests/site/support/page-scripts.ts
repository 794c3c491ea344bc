import { DomUtils } from 'htmlparser2';

import type { BuiltPage } from './built-page.ts';

/** An island of a page: its component's module and the module that hydrates it. */
export interface Island {
  readonly component: string;
  readonly modules: readonly string[];
}

/** Types of `<script>` whose text a browser runs. */
const RUNS = new Set([undefined, '', 'module', 'text/javascript']);

/** Astro's own inline loader, which waits for an island to come near. Its size counts as part of the page. */
const ISLAND_LOADER = /\(self\.Astro\|\||"astro-island"/u;

/** What a page runs as soon as it is read: the text of the scripts that we wrote, and the files it names. */
export function earlyScripts(page: BuiltPage): {
  readonly inline: string;
  readonly files: readonly string[];
} {
  const scripts = page.all('script').filter(({ attribs }) => RUNS.has(attribs.type));
  const inline = scripts
    .map((script) => DomUtils.textContent(script))
    .filter((text) => !ISLAND_LOADER.test(text))
    .join('\n');
  return {
    inline,
    files: scripts.flatMap(({ attribs }) => (attribs.src === undefined ? [] : [attribs.src])),
  };
}

/** The islands of a page. */
export function islands(page: BuiltPage): Island[] {
  return page.all('astro-island[component-url]').map(({ attribs }) => ({
    component: attribs['component-export'] ?? '',
    modules: [attribs['component-url'], attribs['renderer-url']].filter((module) => module !== undefined),
  }));
}
