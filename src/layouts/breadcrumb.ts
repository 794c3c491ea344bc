import { SITE } from '~/config/site.ts';
import { breadcrumbs, type StructuredData } from '~/domain/seo/structured-data.ts';

/** The breadcrumb of a page that stands right under the home page. */
export function pageBreadcrumb(name: string, path: string): StructuredData {
  const url = (address: string) => new URL(address, SITE.origin).href;
  return breadcrumbs([
    { name: SITE.name, url: url('/') },
    { name, url: url(path) },
  ]);
}
