import type { ReactNode } from 'react';

import { askedState } from '#domain/places/landing-page.ts';
import type { CasePlace } from '#domain/places/place-address.ts';
import type { CheckProps } from '#features/eligibility-check/check-page.ts';
import * as words from '#content/words/en/check-words.ts';
import { checkIn } from '#features/eligibility-check/Island.tsx';
import { useHydrated } from '#ui/browser-hooks.ts';

const EnglishCheck = checkIn('en', words, () => import('#content/words/en/result-words.ts'));

interface LandingCheckProps extends CheckProps {
  /** USPS code and county of the page's place; both `undefined` on the page shared by all other cities. */
  readonly state: string | undefined;
  readonly county: string | undefined;
  /** Shown until the check is hydrated: a link to the checker's page. */
  readonly children?: ReactNode;
}

/**
 * The eligibility check with the page's place filled in. The server renders only a link, because the whole form would
 * be half of each page's HTML. The island is hydrated before it scrolls into view.
 */
export function LandingCheck({ state, county, children, ...props }: LandingCheckProps) {
  const isHydrated = useHydrated();
  return (
    <div className="landing-check">
      {isHydrated ? <EnglishCheck {...props} place={placeAsked(state, county)} /> : children}
    </div>
  );
}

/** Place from the URL, else the page's own. The county is known only for the page's own place. */
function placeAsked(own: string | undefined, county: string | undefined): CasePlace | undefined {
  const { state, isOwn } = askedState(location.search, own);
  return state && { state: state.code, county: isOwn ? county : undefined };
}
