import { useEffect, useRef, type ReactNode } from 'react';

import type { CheckProps } from '~/features/eligibility-check/props.ts';
import { EligibilityCheckIsland } from '~/features/eligibility-check/Island.tsx';
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
  const box = useRef<HTMLDivElement>(null);

  // The form's fields are uncontrolled, so they are filled in as a person would.
  useEffect(() => {
    if (!isHydrated) return;
    const asked = askedState(state);
    fillIn(box.current?.querySelector('select[name=state]'), asked.state?.code);
    fillIn(box.current?.querySelector('input[name=county]'), asked.isOwn ? county : undefined);
  }, [isHydrated, state, county]);

  return (
    <div ref={box} className="landing-check">
      {isHydrated ? <EligibilityCheckIsland {...props} /> : children}
    </div>
  );
}

function fillIn(control: Element | null | undefined, value: string | undefined): void {
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) return;
  if (value === undefined || control.value !== '') return;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
