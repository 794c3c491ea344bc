import { SITE } from '~/config/site.ts';
import { breadcrumbs, type StructuredData } from '~/domain/seo/structured-data.ts';

/** The breadcrumb of a page that stands right under the home page. */
export function pageBreadcrumb(name: string, path: string): StructuredData {
  return breadcrumbTrail([{ name, path }]);
}

/** The breadcrumb of a page further down: the steps after the home page, this one last. */
export function breadcrumbTrail(
  steps: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  return breadcrumbs(
    [{ name: SITE.name, path: '/' }, ...steps].map(({ name, path }) => ({
      name,
      url: new URL(path, SITE.origin).href,
    })),
  );
}
