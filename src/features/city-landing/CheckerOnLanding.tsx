import { useEffect } from 'react';

import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { CheckProps } from '~/features/eligibility-check/props.ts';
import { EligibilityCheckIsland } from '~/features/eligibility-check/Island.tsx';

interface CheckerOnLandingProps extends CheckProps {
  readonly form: HTMLElement;
  readonly state: JurisdictionCode | undefined;
  readonly county: string | undefined;
}

/** The check with the page's place filled in. Its fields are the browser's own, so they are filled in as a person would. */
export function CheckerOnLanding({ form, state, county, ...props }: CheckerOnLandingProps) {
  useEffect(() => {
    fillIn(form.querySelector('select[name=state]'), state);
    fillIn(form.querySelector('input[name=county]'), county);
  }, [form, state, county]);
  return <EligibilityCheckIsland {...props} />;
}

function fillIn(control: HTMLSelectElement | HTMLInputElement | null, value: string | undefined): void {
  if (control === null || value === undefined || control.value !== '') return;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
