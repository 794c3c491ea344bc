import type { ReactNode } from 'react';

import type { CasePlace } from '~/domain/places/place-address.ts';
import type { CheckProps } from '~/features/eligibility-check/props.ts';
import { EnglishCheck } from '~/features/eligibility-check/Island.en.tsx';
import { useHydrated } from '~/ui/browser-hooks.ts';

import { askedState } from './landing-address.ts';

interface LandingCheckProps extends CheckProps {
  /** USPS code of the page's own state, and its county there; neither on the page for all other cities. */
  readonly state: string | undefined;
  readonly county: string | undefined;
  /** What is shown until the check is: a link to the page that has it. */
  readonly children?: ReactNode;
}

/**
 * The eligibility check with the page's place filled in. The server renders only the link: the whole form would be half
 * of each of these pages. Hydrated when near, it shows the form before that is seen.
 */
export function LandingCheck({ state, county, children, ...props }: LandingCheckProps) {
  const isHydrated = useHydrated();
  return (
    <div className="landing-check">
      {isHydrated ? <EnglishCheck {...props} place={placeAsked(state, county)} /> : children}
    </div>
  );
}

/** The place that the address asks for, else the page's own; a county is known of the latter only. */
function placeAsked(own: string | undefined, county: string | undefined): CasePlace | undefined {
  const { state, isOwn } = askedState(own);
  return state && { state: state.code, county: isOwn ? county : undefined };
}
