import { JURISDICTIONS, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

/** What a page or file that each of the 51 jurisdictions has is made from. */
export interface StateRouteProps {
  readonly code: JurisdictionCode;
}

/** The addresses of such pages and files: `[state]` is the jurisdiction's slug. */
export function stateRoutes() {
  return JURISDICTIONS.map(({ code, slug }) => ({
    params: { state: slug },
    props: { code } satisfies StateRouteProps,
  }));
}
