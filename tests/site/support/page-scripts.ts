import type { BuiltPage } from './built-page.ts';

/** An island of a page: its component's module and the module that hydrates it. */
export interface Island {
  readonly component: string;
  readonly modules: readonly string[];
}

/** The islands of a page. */
export function islands(page: BuiltPage): Island[] {
  return page.all('astro-island[component-url]').map(({ attribs }) => ({
    component: attribs['component-export'] ?? '',
    modules: [attribs['component-url'], attribs['renderer-url']].filter((module) => module !== undefined),
  }));
}
