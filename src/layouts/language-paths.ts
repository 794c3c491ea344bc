import { DEFAULT_LANGUAGE, LANGUAGES } from '~/config/languages.ts';

/** `getStaticPaths` of a page that is in every language: `[...locale]` is empty for the default one. */
export function languagePaths(): { params: { locale: string | undefined } }[] {
  return LANGUAGES.map((language) => ({
    params: { locale: language === DEFAULT_LANGUAGE ? undefined : language },
  }));
}

/** The routes of a page with other parameters, in every language. */
export function inEachLanguage<Params extends Readonly<Record<string, string>>, Props>(
  routes: readonly { readonly params: Params; readonly props: Props }[],
): { params: Params & { locale: string | undefined }; props: Props }[] {
  return languagePaths().flatMap(({ params: { locale } }) =>
    routes.map(({ params, props }) => ({ params: { ...params, locale }, props })),
  );
}
