import { JURISDICTIONS, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#config/languages.ts';

/** `getStaticPaths` entries of a page in every language; `[...locale]` is empty for the default language. */
export function languagePaths(): { params: { locale: string | undefined } }[] {
  return LANGUAGES.map((language) => ({
    params: { locale: language === DEFAULT_LANGUAGE ? undefined : language },
  }));
}

/** Multiplies a page's routes by the languages. */
export function inEachLanguage<Params extends Readonly<Record<string, string>>, Props>(
  routes: readonly { readonly params: Params; readonly props: Props }[],
): { params: Params & { locale: string | undefined }; props: Props }[] {
  return languagePaths().flatMap(({ params: { locale } }) =>
    routes.map(({ params, props }) => ({ params: { ...params, locale }, props })),
  );
}

export interface StateRouteProps {
  readonly code: JurisdictionCode;
}

/** Entries of pages and files that exist for each of the 51 jurisdictions; `[state]` is its slug. */
export function stateRoutes() {
  return JURISDICTIONS.map(({ code, slug }) => ({
    params: { state: slug },
    props: { code } satisfies StateRouteProps,
  }));
}
