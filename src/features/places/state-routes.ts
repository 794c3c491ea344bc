import { JURISDICTIONS, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

export interface StateRouteProps {
  readonly code: JurisdictionCode;
}

/** `getStaticPaths` entries of pages and files that exist for each of the 51 jurisdictions; `[state]` is its slug. */
export function stateRoutes() {
  return JURISDICTIONS.map(({ code, slug }) => ({
    params: { state: slug },
    props: { code } satisfies StateRouteProps,
  }));
}
